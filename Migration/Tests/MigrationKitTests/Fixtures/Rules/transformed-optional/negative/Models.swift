import HandyJSON

struct M: HandyJSON {
    var at: Date?
    mutating func mapping(mapper: HelpingMapper) {
        mapper <<< at <-- ("created_at", DateTransform())
    }
}

func send(_ model: M) { print(model.toJSONString() ?? "") }
