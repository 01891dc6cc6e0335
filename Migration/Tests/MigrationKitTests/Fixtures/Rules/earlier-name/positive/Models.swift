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

func coders(_ keys: JSONDecoder.SmartKeyDecodingStrategy, _ form: SmartDate<Date>.DateStrategy) { // find
    let decoder = SmartJSONDecoder()
    decoder.smartKeyDecodingStrategy = keys // find
    let encoder = SmartJSONEncoder()
    encoder.smartDataEncodingStrategy = JSONEncoder.SmartDataEncodingStrategy.base64 // find
    let options: Set<JSONDecoder.SmartOption> = [JSONDecoder.SmartOption.date(.iso8601)] // find
    let format = SmartHexColor.HexFormat.rgb(.hash) // find
}
