import HandyJSON

struct M: HandyJSON {
    var date: Date?
    var other: Date?
    mutating func mapping(mapper: HelpingMapper) {
        mapper <<< date <-- DateTransform()
        mapper >>> other
    }
}
struct Date: HandyJSON {}
