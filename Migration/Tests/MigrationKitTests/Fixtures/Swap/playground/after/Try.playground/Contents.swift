import HandyJSONCompat

struct User: HandyJSON {
    var name = ""
}
