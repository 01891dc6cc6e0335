import HandyJSON

struct M: HandyJSON {
    var name: String? = "x" // find
    var level: Int! = 1 // find
}
