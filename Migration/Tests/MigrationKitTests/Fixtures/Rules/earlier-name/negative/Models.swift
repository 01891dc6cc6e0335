import SmartCodable

struct ColorObject {}

struct Event: SmartCodable {
    @SmartDate(.seconds) var start: Date?
    @SmartHexColor var tint: ColorObject?
    @SmartDate var end: Date?
    @SmartAny var any: Any?
    var storage = SmartAny<Any>(wrappedValue: 1)
    static func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.end <--- SmartDateTransformer()] }
}

func setUp() {
    SmartSentinel.onLogGenerated { print($0) }
    Theme.colour(strategy: .fast, colorFormat: 3)
}
