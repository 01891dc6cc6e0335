import HandyJSONCompat
import SmartCodable

class YearTransform: DateTransform, ValueTransformable {}

struct Wine: SmartCodable {
    var year: Date?
    static func mappingForValue() -> [SmartValueTransformer]? {
        [CodingKeys.year <--- YearTransform()]
    }
}
