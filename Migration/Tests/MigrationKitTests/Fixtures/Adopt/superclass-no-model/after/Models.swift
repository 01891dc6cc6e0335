import HandyJSONCompat
import SmartCodable

class Plain { var shown = true }
class Item: Plain, HandyJSON {
    var id = 0
    override required init() {}
}

class Bare: NSObject { static var count = 0 }
class Thing: Bare, SmartCodable {
    var id = 0
    override required init() {}
}
