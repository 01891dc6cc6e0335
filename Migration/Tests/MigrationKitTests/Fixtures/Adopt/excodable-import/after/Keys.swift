import SmartCodable

struct User: Codable {
    @SmartKey("user_id", "id") var id = 0
}
