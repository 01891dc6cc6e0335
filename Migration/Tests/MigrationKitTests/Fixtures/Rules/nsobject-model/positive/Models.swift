import HandyJSON

class M: NSObject, HandyJSON { // find
    required override init() {}
}
