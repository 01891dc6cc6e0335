import Foundation
import SmartCodable

struct User: SmartDirectCodable {
    var id = 0
    var name: String?
    var pet = Pet()
    var kind = "user"
    static func mappingForKey() -> [SmartKeyTransformer]? {
        [CodingKeys.id <--- "user_id"]
    }
}

final class Pet: SmartDirectCodable {
    private enum CodingKeys: String, CodingKey {
        case name
    }

    var name = ""
    weak var owner: Pet?
    required init() {}
}

class Base: SmartCodable {
    var id = 0
    required init() {}
}

class Child: Base {
    var name = ""
}

struct Row: SmartCodable {
    var id = 0
    @IgnoredKey var onTap: (() -> Void)?
}
