import HandyJSONCompat

struct SecondsTransform: TransformType {
    func transformFromJSON(_ value: Any?) -> Date? { nil }
    func transformToJSON(_ value: Date?) -> Double? { nil }
}

struct Journal: HandyJSON {
    var created: Date?
    mutating func mapping(mapper: HelpingMapper) { mapper <<< created <-- SecondsTransform() }
}

struct Old: HandyJSON {
    var created: Date?
    var isNew = false
    mutating func mapping(mapper: HelpingMapper) {
        mapper <<< created <-- SecondsTransform()
        if Bool.random() { mapper >>> created }
    }
}
