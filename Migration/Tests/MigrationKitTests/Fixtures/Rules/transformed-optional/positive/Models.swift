import HandyJSON

struct M: HandyJSON {
    var at: Date?
    var until: Date = Date()
    var name: String?
    mutating func mapping(mapper: HelpingMapper) {
        mapper <<< at <-- ("created_at", DateTransform()) // find
        mapper <<< until <-- DateTransform() // find
        mapper <<< name <-- "title"
    }
}

func send(_ model: M) { print(model.toJSON() ?? [:]) }
