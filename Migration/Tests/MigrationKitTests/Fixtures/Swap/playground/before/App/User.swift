import HandyJSON

struct User: HandyJSON {
    var id = 0
}
