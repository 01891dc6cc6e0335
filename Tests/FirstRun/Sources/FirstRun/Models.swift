import Foundation
import HandyJSONCompat

// As apps have them since Objective-C. Where there is no Objective-C, the same without `@objc`.

/// A small first property: it lies at 8 in a subclass of Objective-C's NSObject.
class Contact: NSObject, HandyJSON {
    var flags: UInt8 = 1
    var id = 0
    var name: String?
    override required init() { super.init() }
}

final class Colleague: Contact {
    var company = ""
    weak var boss: Colleague?
}

class Box<Value>: NSObject, HandyJSON {
    var value: Value?
    var count = 0
    override required init() { super.init() }
}

#if canImport(ObjectiveC)
@objc enum Kind: Int, HandyJSONEnum {
    case none, one, two
}

final class Kinds: NSObject, HandyJSON {
    @objc var kind = Kind.none
    @objc dynamic var observed = Kind.none
    override required init() { super.init() }
}

@objcMembers final class ReadOnly: NSObject, HandyJSON {
    let id = Int("1") ?? 0
    private(set) var name = "none"
    override required init() { super.init() }
}

final class Observed: NSObject, HandyJSON {
    @objc dynamic var name = ""
    @objc dynamic var age = 0
    override required init() { super.init() }
}

@objcMembers final class Order: NSObject, HandyJSON {
    var count = 1
    var price = 0.0 { didSet { total = price * Double(count) } }
    var total = 0.0
    override required init() { super.init() }
}
#else
enum Kind: Int, HandyJSONEnum {
    case none, one, two
}

final class Kinds: NSObject, HandyJSON {
    var kind = Kind.none
    var observed = Kind.none
    override required init() { super.init() }
}

final class ReadOnly: NSObject, HandyJSON {
    let id = Int("1") ?? 0
    private(set) var name = "none"
    override required init() { super.init() }
}
#endif
