import Foundation
import SmartCodable

struct User: SmartCodable {
    var city: String?
    var version: String?
    @SmartKey(nonnull: true) var name: String? = "unknown"
    static func mappingForKey() -> [SmartKeyTransformer]? {
        [
            CodingKeys.city <--- "address.city",
            CodingKeys.version <--- "app.version",
        ]
    }
}

func send(_ user: User) -> String? { user.toJSONString(useMappedKeys: true, prettyPrint: true) }
