import ExCodableCompat
import SmartCodable

struct User: Codable {
    @SmartKey("user_id", "id") var id = 0
}

struct Place: Decodable {
    let id: Int

    init(from decoder: any Decoder) throws {
        id = decoder["id", "place_id"] ?? 0
    }
}
