import Foundation
import SmartCodable

class Base: NSObject, SmartCodable, HandyJSONRules {
    var code = 0
    required override init() {}
    class func mappingForKey() -> [SmartKeyTransformer]? { nil }
}

class Patient: Base {
    // the number
    @SmartKey("id") var uid = ""
    /// As it is shown.
    // often missing
    @SmartKey("nick_name", "name") var name: String?
    var age = 0
}

class Senior: Patient {
    @SmartKey("years") var since = 0
}

// A path, and something that is not Codable: in a list.
class Address: Base {
    var street = ""
    var other: Any?
    private enum CodingKeys: String, CodingKey {
        case street, other
    }

    override class func mappingForKey() -> [SmartKeyTransformer]? {
        (super.mappingForKey() ?? []) + [
            CodingKeys.street <--- "address.street",
            CodingKeys.other <--- "rest",
        ]
    }
}

// Its names are taken back by the class below.
class Plan: Base {
    var title = ""
    private enum CodingKeys: String, CodingKey {
        case title
    }

    override class func mappingForKey() -> [SmartKeyTransformer]? {
        [CodingKeys.title <--- "name"]
    }
}

class Draft: Plan {
    override class func mappingForKey() -> [SmartKeyTransformer]? { nil }
}

// Its initialiser sets the property before `super.init()`, which a wrapper with an argument does not allow.
class Coded: Base {
    var uid: String?
    required init() {
        uid = "new"
        super.init()
    }

    required init(from decoder: any Decoder) throws {
        uid = "new"
        try super.init(from: decoder)
    }
    private enum CodingKeys: String, CodingKey {
        case uid
    }

    override class func mappingForKey() -> [SmartKeyTransformer]? {
        (super.mappingForKey() ?? []) + [CodingKeys.uid <--- "id"]
    }
}
