import HandyJSON

struct M: HandyJSON {
    var id = 0
    var b = 0 { didSet {} }
    mutating func mapping(mapper: HelpingMapper) {
        mapper <<< id <-- "a"
    }
}
