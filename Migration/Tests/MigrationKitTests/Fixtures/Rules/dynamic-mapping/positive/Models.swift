import HandyJSON

struct M: HandyJSON {
    var id = 0
    mutating func mapping(mapper: HelpingMapper) {
        if Bool.random() { mapper >>> id } // find
    }
}
struct N: HandyJSON {
    var id = 0
    mutating func mapping(mapper: HelpingMapper) {
        mapper <<< id <-- Keys.id + "x" // find
        mapper <<< id <-- "a\(1)" // find
    }
}
