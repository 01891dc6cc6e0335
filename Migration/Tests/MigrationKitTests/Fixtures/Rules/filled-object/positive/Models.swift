import HandyJSON

struct M: HandyJSON {
    var price: NSDecimalNumber? // find
    var all: [NSDecimalNumber] = [] // find
    var list: NSMutableArray? // find
    var table = NSMutableDictionary() // find
    var other: NSMutableDictionary = [:] // find
    var text: NSMutableString? // find
}
