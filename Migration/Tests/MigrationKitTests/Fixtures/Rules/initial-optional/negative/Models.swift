import HandyJSON

struct M: HandyJSON {
    var name: String? = nil
    var level: Int!
    var id = 0
}

/// Adopt keeps these.
struct Kept: HandyJSON {
    var name: String? = "nobody"
    var nothing: String? = .none
    var cache: String? = "x", other: String? = "y"
    mutating func mapping(mapper: HelpingMapper) {
        mapper >>> cache
        mapper >>> self.other
    }
}
