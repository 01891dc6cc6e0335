import HandyJSONCompat

struct Order: HandyJSON {
    var id = 0

    mutating func willStartMapping() {}

    mutating func mapping(mapper: HelpingMapper) {}

    mutating func didFinishMapping() { id += 1 }
}
