import HandyJSON

struct M: HandyJSON {
    var a: Any? // find
    var b: [String: Any] = [:] // find
    var c: [AnyObject]? // find
}
