import Foundation
import SmartCodable
import SmartCodableInherit

class Base: SmartCodable {
    var name = ""
    required init() {}
}

@SmartSubclass
class Event: Base {
    @SmartDate(encodeFormat: .timestampMilliseconds) var start: Date?
    @SmartDate(encodeFormat: .formatted(formatter)) var end: Date?
    @SmartHexColor(encodeHexFormat: .rgb(.hash)) var tint: ColorObject?
    var at = Date()
    var done = Date()

    override static func mappingForValue() -> [SmartValueTransformer]? {
        [
            CodingKeys.at <--- SmartDateTransformer(strategy: .timestamp),
            SmartValueTransformer(location: CodingKeys.done, performer: SmartDateTransformer(strategy: .iso8601)),
        ]
    }
}

struct Loose: SmartCodable {
    var any: SmartAny?
    var members: [String: SmartAny] = ["a": SmartAny.int(1)]
    @SmartAny var wrapped: Any?
}

@SmartSubclass final class Last: Event {}

func setUp(_ strategy: SmartCodableOptions.NumberConversionStrategy = .strict) {
    SmartSentinel.onLogGenerated(handler: { print($0) })
}

func send(_ loose: Loose, _ all: [Loose]) -> [String?] {
    [loose.toJSONString(), loose.toJSONString(prettyPrint: true), all.toJSONString()]
}

/// Foundation's coders and the wrappers had names of the library nested in them.
func coders(_ keys: JSONDecoder.SmartKeyDecodingStrategy, _ form: SmartDate<Date>.DateStrategy) -> Set<JSONDecoder.SmartOption> {
    let decoder = SmartJSONDecoder()
    decoder.smartKeyDecodingStrategy = keys
    let encoder = SmartJSONEncoder()
    encoder.smartDataEncodingStrategy = JSONEncoder.SmartDataEncodingStrategy.base64
    return [JSONDecoder.SmartOption.key(keys)]
}
