import Foundation
import SmartCodable

class Base: SmartCodable {
    var name = ""
    required init() {}
}

class Event: Base {
    @SmartDate(.milliseconds) var start: Date?
    @SmartDate(.formatted(formatter)) var end: Date?
    @SmartHexColor(.rgb(.hash)) var tint: SmartColor?
    var at = Date()
    var done = Date()

    override static func mappingForValue() -> [SmartValueTransformer]? {
        [
            CodingKeys.at <--- SmartDateTransformer(.seconds),
            CodingKeys.done <--- SmartDateTransformer(.iso8601),
        ]
    }
}

final class Last: Event {}

func setUp(_ strategy: SmartNumberStrategy = .strict) {
    SmartSentinel.onLogGenerated({ print($0) })
}
