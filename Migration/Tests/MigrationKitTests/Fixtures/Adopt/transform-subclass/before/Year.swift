import HandyJSONCompat

class YearTransform: DateTransform {}

struct Wine: HandyJSON {
    var year: Date?
    mutating func mapping(mapper: HelpingMapper) { mapper <<< year <-- YearTransform() }
}
