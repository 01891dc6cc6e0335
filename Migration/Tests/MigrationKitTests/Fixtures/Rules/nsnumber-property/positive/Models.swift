import HandyJSON

struct User: HandyJSON {
    var count: NSNumber? // find
    var all: [NSNumber] = [] // find
}
