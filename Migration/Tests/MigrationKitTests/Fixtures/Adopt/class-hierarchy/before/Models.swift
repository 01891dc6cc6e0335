import HandyJSONCompat

class BaseModel: HandyJSON {
    required init() {}
    func willStartMapping() {}
    func mapping(mapper: HelpingMapper) {}
    func didFinishMapping() {}
}

class Goods: BaseModel {
    var goodsId = 0
    var price: Double = 0
    var extra: Any?

    override func mapping(mapper: HelpingMapper) {
        super.mapping(mapper: mapper)
        mapper <<< goodsId <-- "id"
    }
}

final class Discount: Goods {
    var off: Double = 1
    var start: Date?
    var note: String?

    override func mapping(mapper: HelpingMapper) {
        super.mapping(mapper: mapper)
        mapper <<< self.off <-- ["discount", "off"]
        mapper <<< self.start <-- ("start_time", DateTransform())
        mapper >>> self.note
    }

    override func didFinishMapping() {
        super.didFinishMapping()
        note = "\(price * off)"
    }
}

class Plain: BaseModel {
    var a = 0
}
