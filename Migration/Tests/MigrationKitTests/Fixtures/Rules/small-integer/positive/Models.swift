import HandyJSON

struct M: HandyJSON {
    var a: Int8 = 0 // find
    var b: UInt? // find
    var c: Int = 0
}
