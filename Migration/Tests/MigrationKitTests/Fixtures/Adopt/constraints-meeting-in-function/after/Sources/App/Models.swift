import HandyJSONCompat
import SmartCodable

struct Book: SmartCodable, HandyJSONRules, HandyJSON {
    var id = 0
}

struct Stored: HandyJSON {
    var id = 0
    mutating func mapping(mapper: HelpingMapper) {
        id = 1
    }
}

func load<T: HandyJSON>(_ text: String, _ type: T.Type) -> T? { T.deserialize(from: text) }
