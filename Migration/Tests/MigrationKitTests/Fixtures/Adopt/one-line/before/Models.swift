import HandyJSONCompat

struct Order: HandyJSON {
    struct Line: HandyJSON { var sku = ""; mutating func mapping(mapper: HelpingMapper) { mapper <<< sku <-- "SKU" } }
    var lines: [Line] = []
    class Base: HandyJSON { var id = 0; required init() {}; func mapping(mapper: HelpingMapper) {} }
    class Sub: Base { var when: Date?; override func mapping(mapper: HelpingMapper) { super.mapping(mapper: mapper); mapper <<< when <-- ("at", DateTransform()) } }
}
