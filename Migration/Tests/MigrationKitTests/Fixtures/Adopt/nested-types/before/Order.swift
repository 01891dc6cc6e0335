import HandyJSONCompat

enum API {
    struct Order: HandyJSON {
        var lines: [Line] = []
        var state: State = .open
        var first: API.Order.Line?

        struct Line: HandyJSON {
            var sku: String?
            mutating func mapping(mapper: HelpingMapper) { mapper <<< sku <-- "SKU" }
        }

        enum State: String, HandyJSONEnum { case open, paid }
    }
}

func local() {
    struct Local: HandyJSON { var n = 0 }
    print(Local().toJSON() ?? [:])
}
