import ExCodable

struct User: ExAutoCodable {
    @ExCodable("user_id", "id")
    private(set) var id = 0
    @ExCodable private(set) var name: String? = nil
}
