import HandyJSON

struct M: HandyJSON {
    var id = 0
    mutating func mapping(mapper: HelpingMapper) {
        mapper <<< id <-- "a"
        mapper.exclude(property: &id)
        mapper.specify(property: &id) { Int($0) ?? 0 }
    }
}
