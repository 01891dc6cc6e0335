import ExCodableCompat

struct User: Codable {
    @ExCodable("user_id", "id") var id = 0
}
