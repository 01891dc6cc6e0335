import Foundation
import SmartCodable

struct User: SmartCodable {
    var id = 0
    var nickName: String?
    var `default` = false
    var tags: [String] = []

    // The server's names.
    static func mappingForKey() -> [SmartKeyTransformer]? {
        [
            CodingKeys.id <--- "user_id",
            // Two generations of servers.
            CodingKeys.nickName <--- ["nick_name", "nick"], // first wins
            CodingKeys.`default` <--- "is_default",
            CodingKeys.tags <--- "labels",
        ]
    }
}
