import HandyJSON

struct M: HandyJSONCodable { // find
    var id = 0
}
