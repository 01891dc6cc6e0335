import HandyJSONCompat

class DayTransform: CustomDateFormatTransform {
    init() { super.init(formatString: "yyyy-MM-dd") }
}

struct Entry: HandyJSON, Codable {
    var day = Date()
    var time = Date()
    mutating func mapping(mapper: HelpingMapper) {
        mapper <<< day <-- DayTransform()
        mapper <<< time <-- CustomDateFormatTransform(formatString: "yyyy-MM-dd HH:mm")
    }
}
