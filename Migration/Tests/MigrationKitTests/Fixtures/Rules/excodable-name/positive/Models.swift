import ExCodable // find

struct User: ExAutoCodable { // find
    @ExCodable("user_id", "id") // find
    var id = 0
    @ExCodable var name: String? = nil // find
}

struct Older {}

extension Older: ExCodable { // find
    static var keyMapping: [KeyMap<Older>] { [] } // find
}
