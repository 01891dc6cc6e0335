import HandyJSON

struct M: HandyJSON {
    var a: Int?
    var b: [String: Int] = [:]
}
