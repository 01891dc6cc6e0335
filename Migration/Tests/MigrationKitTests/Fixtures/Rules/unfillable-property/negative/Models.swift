import HandyJSON

struct M: HandyJSON {
    var tap: (() -> Void)?
    var id: (Int) = 0
    mutating func mapping(mapper: HelpingMapper) {
        mapper >>> tap
    }
}
