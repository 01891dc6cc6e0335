import HandyJSON

class M: Object, HandyJSON { // find
    required override init() {}
}
struct N: HandyJSON, TableCodable { // find
    var id = 0
}
