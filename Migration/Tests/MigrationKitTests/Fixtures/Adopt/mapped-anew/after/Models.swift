import Foundation
import SmartCodable

class Base: SmartCodable {
    var id = 0
    var code = 0
    var note = ""
    required init() {}
    class func mappingForKey() -> [SmartKeyTransformer]? {
        [
            CodingKeys.id <--- "base_id",
            CodingKeys.code <--- ["code", "status"], // Both are sent.
        ]
    }

    class func mappingForValue() -> [SmartValueTransformer]? { nil }
}

class User: Base {
    var name = ""
    private enum CodingKeys: String, CodingKey {
        case name, code, id
    }

    override class func mappingForKey() -> [SmartKeyTransformer]? {
        [
            CodingKeys.code <--- ["code", "status"],
            CodingKeys.id <--- ["uid", "user_id"], // Of the users' server.
            CodingKeys.name <--- "nick",
        ]
    }
}

class Admin: User {
    var level = 0
    private enum CodingKeys: String, CodingKey {
        case level, code, name, id
    }

    override class func mappingForKey() -> [SmartKeyTransformer]? {
        [
            CodingKeys.code <--- ["code", "status"],
            CodingKeys.name <--- "nick",
            CodingKeys.id <--- "admin_id",
            CodingKeys.level <--- "lv",
        ]
    }

    override class func mappingForValue() -> [SmartValueTransformer]? {
        (super.mappingForValue() ?? []) + [CodingKeys.level <--- FastTransformer<Int, Int>(fromJSON: { $0 }, toJSON: { $0 })]
    }
}

/// Below it, nothing is mapped anew.
class Guest: User {
    var until = 0
    private enum CodingKeys: String, CodingKey {
        case until
    }

    override class func mappingForKey() -> [SmartKeyTransformer]? {
        (super.mappingForKey() ?? []) + [CodingKeys.until <--- "end"]
    }
}
