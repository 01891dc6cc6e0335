import HandyJSON

struct M: HandyJSON {
    var b: Int?
    var d: Int?
    mutating func mapping(mapper: HelpingMapper) {
        mapper <<< b <-- make() // find
        mapper.specify(property: &d, converter: parse) // find
    }
}
