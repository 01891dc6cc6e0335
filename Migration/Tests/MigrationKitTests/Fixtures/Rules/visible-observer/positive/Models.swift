import HandyJSON

class M: NSObject, HandyJSON {
    @objc dynamic var id = 0 { // find
        didSet { print(id) }
    }
    required override init() {}
}
