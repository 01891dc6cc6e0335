import Foundation
import HandyJSONCompat

/// What counts is the last line, whole: names and transform.
struct Account: HandyJSON {
    var id = 0
    var level = 1
    var born: Date?
    var cache = "none"
    mutating func mapping(mapper: HelpingMapper) {
        // Of the old server.
        mapper <<< self.id <-- "account_id"
        mapper <<< self.level <-- ("lv", TransformOf<Int, String>(fromJSON: { $0?.count }, toJSON: { _ in nil }))
        mapper <<< self.born <-- "birthday"
        mapper >>> self.cache
        mapper <<< self.id <-- ["uid", "id"]  // Of the new one.
        mapper.specify(property: &level, name: "rank")
        mapper <<< self.born <-- DateTransform()
        mapper <<< self.cache <-- "store"
    }
}

/// One line would hold a whole hierarchy.
class Base: HandyJSON {
    var code = 0
    var flag = false
    required init() {}
    func mapping(mapper: HelpingMapper) {
        mapper <<< code <-- "status"
        mapper >>> flag
        mapper <<< code <-- "code"
        mapper >>> flag
    }
}
class Order: Base { var total = 0 }
class Refund: Order { var reason = "" }
