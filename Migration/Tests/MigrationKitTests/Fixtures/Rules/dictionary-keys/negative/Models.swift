import HandyJSON

typealias Key = String

struct User: HandyJSON {
    var byName: [String: Int] = [:]
    var byKey: [Key: Int] = [:]
}
