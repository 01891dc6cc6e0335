import HandyJSON

@objcMembers class M: NSObject, HandyJSON { // find
    @objc dynamic var id = 0 // find
    required override init() {}
}
