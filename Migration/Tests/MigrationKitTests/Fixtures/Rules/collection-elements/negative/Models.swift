import HandyJSON

struct M: HandyJSON {
    var a: Int = 0
    var b: [Any] = []
    var c: [Int] = []
    var d: [M] = []
    var e: [String: M]?
    mutating func mapping(mapper: HelpingMapper) {
        mapper >>> c
    }
}

struct Page<Item: HandyJSON>: HandyJSON {
    var list: [Item] = []
}
