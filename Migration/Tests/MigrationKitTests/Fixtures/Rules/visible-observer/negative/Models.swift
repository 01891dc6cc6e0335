import HandyJSON

class M: NSObject, HandyJSON {
    @objc dynamic var id = 0
    var seen = 0 {
        didSet { print(seen) }
    }
    required override init() {}
}
