import HandyJSON

struct Price: HandyJSON {
    var value: Float = 0 // find
    var old: Float? // find
}
