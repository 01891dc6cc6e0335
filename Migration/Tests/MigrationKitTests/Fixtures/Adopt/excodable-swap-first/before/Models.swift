import ExCodable

struct User: ExAutoCodable {
    @ExCodable("user_id", "id") var id: Int = 0
}
