import SmartCodable

class Base: SmartCodable {
    var name = ""
    required init() {}
}

@SmartSubclass  // find
class Derived: Base {
    var age = 0
}

@objc @SmartSubclass final class Other: Base { // find
}
