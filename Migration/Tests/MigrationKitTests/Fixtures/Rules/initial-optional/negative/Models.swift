import HandyJSON

struct M: HandyJSON {
    var name: String? = nil
    var level: Int!
    var id = 0
}
