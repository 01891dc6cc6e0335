import HandyJSONCompat

struct Project: HandyJSON {
    var id = ""
    var project = ""
    mutating func mapping(mapper: HelpingMapper) {
        mapper <<< project <-- "id"
    }
}

func body(_ project: Project) -> String? { project.toJSONString() }
