//
//  User.swift
//

import Foundation
import SmartCodable

struct User: SmartCodable {
    var id = 0
    static func mappingForKey() -> [SmartKeyTransformer]? {
        [CodingKeys.id <--- "user_id"]
    }
}
