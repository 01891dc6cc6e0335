import HandyJSONCompat

/// A user.
struct User: HandyJSON {
    var id = 0
    var name: String?   // shown
}

let user = User.deserialize(from: "{}")
