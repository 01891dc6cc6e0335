import HandyJSON

struct M: HandyJSON {
    var id = 0
    mutating func mapping(mapper: HelpingMapper) {
        mapper <<< id <-- "x"
    }
}
