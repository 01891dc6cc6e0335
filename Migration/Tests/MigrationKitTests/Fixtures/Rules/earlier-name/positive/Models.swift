import SmartCodable
import SmartCodableInherit // find
import SmartCodableMacro // find

struct Event: SmartCodable {
    @SmartDate(encodeFormat: .timestamp) var start: Date? // find
    @SmartDate(encodeFormat: nil) var end: Date? // find
    @SmartHexColor(encodeHexFormat: .rgb(.hash)) var tint: ColorObject? // find
    var any: [SmartAny] = [] // find
    var at = Date()
    var done = Date()
    static func mappingForValue() -> [SmartValueTransformer]? {
        [
            CodingKeys.at <--- SmartDateTransformer(strategy: .iso8601), // find
            SmartValueTransformer(location: CodingKeys.done, performer: SmartDateTransformer()), // find
        ]
    }
}

func setUp(_ strategy: SmartCodableOptions.NumberConversionStrategy) { // find
    SmartSentinel.onLogGenerated(handler: { print($0) }) // find
    SmartConfig.debugMode = .none // find
}
