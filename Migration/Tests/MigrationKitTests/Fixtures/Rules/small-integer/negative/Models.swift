import HandyJSON

struct M: HandyJSON {
    var a: Int = 0
    var b: Int64?
    var c: UInt64 = 0
}
