import HandyJSON

struct M: HandyJSON {
    var a: NSNumber? // find
    var b: NSMutableArray = [] // find
}
