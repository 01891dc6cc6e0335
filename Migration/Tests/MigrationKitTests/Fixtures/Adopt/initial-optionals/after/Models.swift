import Foundation
import SmartCodable

struct Settings: SmartCodable, Equatable {
    @SmartKey(nonnull: true) var name: String? = "nobody"
    /// How many.
    @SmartKey(nonnull: true) private(set) var count: Int! = 3
    @SmartKey(nonnull: true) var list: [String]? = []
    @IgnoredKey var cache: String? = "x"
    var none: String? = nil

    static func mappingForKey() -> [SmartKeyTransformer]? {
        [CodingKeys.name <--- "user_name"]
    }
}

class Base: SmartCodable {
    @SmartKey(nonnull: true) @SmartAny var extra: [String: Any]? = [:]
    required init() {}
}

class Child: Base {
    @SmartKey(nonnull: true) var title: String? = "none" { didSet { print(title ?? "") } }
}
