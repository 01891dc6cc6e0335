import HandyJSON

class M: NSObject, HandyJSON {
    var id = 0
    @objc func tap() {}
    required override init() {}
}
