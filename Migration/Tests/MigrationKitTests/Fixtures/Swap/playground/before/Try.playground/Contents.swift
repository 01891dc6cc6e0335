import HandyJSON

struct User: HandyJSON {
    var name = ""
}
