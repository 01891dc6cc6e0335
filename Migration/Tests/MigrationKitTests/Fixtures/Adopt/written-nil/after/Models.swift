import HandyJSONCompat
import SmartCodable

struct Score: HandyJSON {
    var points: Int?
    mutating func mapping(mapper: HelpingMapper) {
        mapper <<< points <-- TransformOf<Int, String>(fromJSON: { $0.flatMap { Int($0) } }, toJSON: { "\($0 ?? 0)" })
    }
}

struct Always: SmartCodable {
    var points = 0
    static func mappingForValue() -> [SmartValueTransformer]? {
        [CodingKeys.points <--- FastTransformer<Int, String>(fromJSON: { $0.flatMap { Int($0) } }, toJSON: { "\($0 ?? 0)" })]
    }
}
