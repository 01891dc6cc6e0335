import HandyJSONCompat
import SmartCodable

class YearTransform: DateTransform {}

struct Wine: SmartCodable {
    var year: Date?
    static func mappingForValue() -> [SmartValueTransformer]? {
        [
            CodingKeys.year <--- FastTransformer<Date, Any>(
                fromJSON: { YearTransform().transformFromJSON($0) },
                toJSON: { YearTransform().transformToJSON($0) }
            ),
        ]
    }
}
