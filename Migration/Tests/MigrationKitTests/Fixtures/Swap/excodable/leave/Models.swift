import ExCodableCompat

struct User: ExAutoCodable {
    @ExCodable var id: Int = 0
}
