import HandyJSONCompat
import SmartCodable

struct Price: SmartCodable, HandyJSONRules {
    @SmartAny var amount: NSDecimalNumber!
    @SmartAny var text: NSAttributedString?
    @SmartAny var pair: (Int, String)?
    static func mappingForValue() -> [SmartValueTransformer]? {
        [
            CodingKeys.amount <--- FastTransformer<NSDecimalNumber, Any>(
                fromJSON: { NSDecimalNumberTransform().transformFromJSON($0) },
                toJSON: { NSDecimalNumberTransform().transformToJSON($0) }
            ),
            CodingKeys.text <--- FastTransformer<NSAttributedString, String>(
            fromJSON: { $0.map { NSAttributedString(string: $0) } }, toJSON: { $0?.string }),
            CodingKeys.pair <--- FastTransformer<(Int, String), String>(
            fromJSON: { $0.map { ($0.count, $0) } }, toJSON: { $0?.1 }),
        ]
    }
}
