import HandyJSONCompat

struct User: HandyJSON {
    var userName = ""
}
