import Foundation
import SmartCodable

class Base: SmartCodable {
    var name = ""
    required init() {}
}

class Event: Base {
    @SmartDate(encodeFormat: .timestampMilliseconds) var start: Date?
    @SmartDate(.formatted(formatter)) var end: Date?
    @SmartHexColor(.rgb(.hash)) var tint: SmartColor?
    var at = Date()
    var done = Date()

    override static func mappingForValue() -> [SmartValueTransformer]? {
        [
            CodingKeys.at <--- SmartDateTransformer(strategy: .timestamp),
            CodingKeys.done <--- SmartDateTransformer(.iso8601),
        ]
    }
}

struct Loose: SmartCodable {
    var any: JSONValue?
    var members: [String: JSONValue] = ["a": JSONValue.int(1)]
    @SmartAny var wrapped: Any?
}

final class Last: Event {}

func setUp(_ strategy: SmartNumberStrategy = .strict) {
    SmartSentinel.onLogGenerated({ print($0) })
}

func send(_ loose: Loose, _ all: [Loose]) -> [String?] {
    [loose.toJSONString(), loose.toJSONString(prettyPrint: true), all.toJSONString()]
}

/// Foundation's coders and the wrappers had names of the library nested in them.
func coders(_ keys: SmartKeyDecodingStrategy, _ form: SmartDateForm) -> Set<SmartDecodingOption> {
    let decoder = SmartJSONDecoder()
    decoder.keyDecodingStrategy = keys
    let encoder = SmartJSONEncoder()
    encoder.dataEncodingStrategy = JSONEncoder.DataEncodingStrategy.base64
    return [SmartDecodingOption.key(keys)]
}
