import HandyJSON

struct M: HandyJSON {
    var id = 0
    mutating func willStartMapping() { id = 1 } // find
}
