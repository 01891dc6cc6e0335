import HandyJSONCompat

struct User: HandyJSON {
    var id = 0
}
