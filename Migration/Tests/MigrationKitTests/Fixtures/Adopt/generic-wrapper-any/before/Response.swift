import HandyJSONCompat

struct Response<T: HandyJSON>: HandyJSON {
    var data: T?
}

struct User: HandyJSON {
    var id = 0
}

struct Handmade: HandyJSON {
    var id = 0
    mutating func mapping(mapper: HelpingMapper) {
        if Bool.random() { mapper <<< id <-- "x" }
    }
}

func handmade() -> Response<Handmade>? { nil }
