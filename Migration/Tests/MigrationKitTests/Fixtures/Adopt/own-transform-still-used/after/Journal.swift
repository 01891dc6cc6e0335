import HandyJSONCompat
import SmartCodable

struct SecondsTransform: ValueTransformable, TransformType {
    func transformFromJSON(_ value: Any?) -> Date? { nil }
    func transformToJSON(_ value: Date?) -> Double? { nil }
}

struct Journal: SmartCodable {
    var created: Date?
    static func mappingForValue() -> [SmartValueTransformer]? {
        [CodingKeys.created <--- SecondsTransform()]
    }
}

struct Old: HandyJSON {
    var created: Date?
    var isNew = false
    mutating func mapping(mapper: HelpingMapper) {
        mapper <<< created <-- SecondsTransform()
        if Bool.random() { mapper >>> created }
    }
}
