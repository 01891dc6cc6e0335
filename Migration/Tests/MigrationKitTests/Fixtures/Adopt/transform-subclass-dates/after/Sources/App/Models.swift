import HandyJSONCompat
import SmartCodable

class DayTransform: CustomDateFormatTransform, ValueTransformable {
    init() { super.init(formatString: "yyyy-MM-dd") }
}

struct Entry: SmartCodable, HandyJSONRules {
    var day = Date()
    var time = Date()
    static func mappingForValue() -> [SmartValueTransformer]? {
        [
            CodingKeys.day <--- DayTransform(),
            CodingKeys.time <--- SmartDateFormatTransformer(format: "yyyy-MM-dd HH:mm"),
        ]
    }
}
