import HandyJSON

struct M: HandyJSON {
    var a: Date?
    mutating func mapping(mapper: HelpingMapper) {
        mapper <<< a <-- ("x", DateTransform()) // find
    }
}
