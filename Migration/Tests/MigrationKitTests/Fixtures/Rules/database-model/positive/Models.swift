import HandyJSON

class M: Object, HandyJSON { // find
    required override init() {}
}
struct N: HandyJSON, TableCodable { // find
    var id = 0
}
struct O: HandyJSON, Codable, PersistableRecord { // find
    var id = 0
    var cache = 0
    mutating func mapping(mapper: HelpingMapper) { mapper >>> cache }
}
