import Foundation
import HandyJSONCompat
import SmartCodable

let standardFormat = "yyyy-MM-dd"

struct Visit: SmartCodable {
    var id = 0
    var begin: Date?
    var end: Date?
    var price = 0
    var fee = 0
    static func mappingForKey() -> [SmartKeyTransformer]? {
        [
            // The server's days.
            CodingKeys.id <--- "visit_id",
            CodingKeys.end <--- "until",
            CodingKeys.fee <--- "visit_id",
        ]
    }

    static func mappingForValue() -> [SmartValueTransformer]? {
        let formatter = DateFormatter()
        formatter.dateFormat = standardFormat
        formatter.locale = Locale(identifier: "en_US_POSIX")
        return [
            CodingKeys.begin <--- SmartDateFormatTransformer(formatter),
            CodingKeys.end <--- SmartDateFormatTransformer(formatter),
            CodingKeys.price <--- FastTransformer<Int, Double>(fromJSON: { $0.map { Int($0 * 100) } }, toJSON: { $0.map { Double($0) / 100 } }),
            CodingKeys.fee <--- FastTransformer<Int, Double>(fromJSON: { $0.map { Int($0 * 100) } }, toJSON: { $0.map { Double($0) / 100 } }),
        ]
    }
}

class Base: SmartCodable {
    var at: Date?
    required init() {}
    class func mappingForKey() -> [SmartKeyTransformer]? {
        [CodingKeys.at <--- "time"]
    }

    class func mappingForValue() -> [SmartValueTransformer]? { nil }
}
class Stay: Base {
    var until: Date?
    private enum CodingKeys: String, CodingKey {
        case until
    }

    override class func mappingForKey() -> [SmartKeyTransformer]? {
        (super.mappingForKey() ?? []) + [CodingKeys.until <--- "last"]
    }

    override class func mappingForValue() -> [SmartValueTransformer]? {
        let formatter = DateFormatter()
        formatter.dateFormat = "yyyy"
        return (super.mappingForValue() ?? []) + [CodingKeys.until <--- SmartDateFormatTransformer(formatter)]
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
