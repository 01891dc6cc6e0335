import ExCodableCompat

struct User: ExAutoCodable {
    @ExCodable("user_id", "id")
    private(set) var id = 0
    @ExCodable private(set) var name: String? = nil
}

struct Older: Codable {
    var id = 0
}

extension Older: ExCodable {
    static var keyMapping: [KeyMap<Older>] { [KeyMap(\.id, to: "id")] }
}
