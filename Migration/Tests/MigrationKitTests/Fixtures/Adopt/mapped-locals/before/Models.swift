import Foundation
import HandyJSONCompat

let standardFormat = "yyyy-MM-dd"

struct Visit: HandyJSON {
    var id = 0
    var begin: Date?
    var end: Date?
    var price = 0
    var fee = 0
    mutating func mapping(mapper: HelpingMapper) {
        let key = "visit_id"
        let cents = TransformOf<Int, Double>(fromJSON: { $0.map { Int($0 * 100) } }, toJSON: { $0.map { Double($0) / 100 } })
        // The server's days.
        let formatter = DateFormatter()
        formatter.dateFormat = standardFormat
        formatter.locale = Locale(identifier: "en_US_POSIX")
        mapper <<< id <-- key
        mapper <<< begin <-- DateFormatterTransform(dateFormatter: formatter)
        mapper <<< end <-- ("until", DateFormatterTransform(dateFormatter: formatter))
        mapper <<< price <-- cents
        mapper <<< fee <-- (key, cents)
    }
}

class Base: HandyJSON {
    var at: Date?
    required init() {}
    func mapping(mapper: HelpingMapper) {
        mapper <<< at <-- "time"
    }
}
class Stay: Base {
    var until: Date?
    override func mapping(mapper: HelpingMapper) {
        super.mapping(mapper: mapper)
        let formatter = DateFormatter()
        formatter.dateFormat = "yyyy"
        mapper <<< until <-- ("last", DateFormatterTransform(dateFormatter: formatter))
    }
}

/// What depends on the instance has no place in a static function.
struct Own: HandyJSON {
    var format = "yyyy"
    var day: Date?
    mutating func mapping(mapper: HelpingMapper) {
        let formatter = DateFormatter()
        formatter.dateFormat = format
        mapper <<< day <-- DateFormatterTransform(dateFormatter: formatter)
    }
}
