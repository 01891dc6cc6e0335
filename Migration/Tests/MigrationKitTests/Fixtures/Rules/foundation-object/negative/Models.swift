import HandyJSON

struct M: HandyJSON {
    var a: [Int] = []
    var b: NSObjectProtocol?
}
