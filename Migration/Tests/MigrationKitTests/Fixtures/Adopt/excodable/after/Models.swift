import ExCodableCompat
import SmartCodable

struct User: ExAutoCodable {
    @SmartKey("user_id", "id")
    private(set) var id = 0
    @SmartKey private(set) var name: String? = nil
}

struct Older: Codable {
    var id = 0
}

extension Older: ExCodableDEPRECATED {
    static var keyMapping: [KeyMap<Older>] { [KeyMap(\.id, to: "id")] }
}
