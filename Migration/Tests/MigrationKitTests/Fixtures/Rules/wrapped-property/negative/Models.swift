import HandyJSON

struct M: HandyJSON {
    @objc var level = 0
    @available(iOS 13, *) var name: Int { 0 }
    @SmartAny var any: Any?
}
