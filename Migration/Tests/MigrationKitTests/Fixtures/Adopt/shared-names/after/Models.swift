import HandyJSONCompat
import SmartCodable

struct Sent: HandyJSON {
    var id = 0
    var text = ""
    mutating func mapping(mapper: HelpingMapper) { mapper <<< text <-- "id" }
}

struct Received: SmartCodable {
    var id = 0
    var text = ""
    static func mappingForKey() -> [SmartKeyTransformer]? {
        [CodingKeys.text <--- "id"]
    }
}

struct Swapped: SmartCodable {
    var a = 0
    var b = 0
    static func mappingForKey() -> [SmartKeyTransformer]? {
        [
            CodingKeys.a <--- "b",
            CodingKeys.b <--- "a",
        ]
    }
}

func body(_ sent: Sent, _ swapped: Swapped) -> [String?] { [sent.toJSONString(), swapped.toJSONString(useMappedKeys: true)] }
