import HandyJSON

struct M: HandyJSON {
    var a: Int = 0
    var b: [Any] = []
    var c: [Int] = []
    mutating func mapping(mapper: HelpingMapper) {
        mapper >>> c
    }
}
