import HandyJSONCompat
import SmartCodable

struct Response<T: HandyJSON>: SmartCodable, HandyJSON {
    @SmartAny var data: T?
}

struct User: SmartCodable, HandyJSON {
    var id = 0
}

struct Handmade: HandyJSON {
    var id = 0
    mutating func mapping(mapper: HelpingMapper) {
        if Bool.random() { mapper <<< id <-- "x" }
    }
}

func handmade() -> Response<Handmade>? { nil }
