import Foundation
import SmartCodable

/// A user.
struct User: SmartCodable {
    var id = 0
    var name: String?   // shown
}

let user = User.deserialize(from: "{}")
