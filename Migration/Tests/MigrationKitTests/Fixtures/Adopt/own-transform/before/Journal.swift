import HandyJSONCompat

final class MillisecondsTransform: TransformType {
    typealias Object = Date
    typealias JSON = Double
    func transformFromJSON(_ value: Any?) -> Date? { (value as? Double).map { Date(timeIntervalSince1970: $0 / 1000) } }
    func transformToJSON(_ value: Date?) -> Double? { value.map { $0.timeIntervalSince1970 * 1000 } }
}

struct Journal: HandyJSON {
    var created: Date?
    mutating func mapping(mapper: HelpingMapper) {
        mapper <<< created <-- ("created_at", MillisecondsTransform())
    }
}
