import Foundation
import HandyJSONCompat

struct Order: HandyJSON {
    var made = Date()
    var paid: Date?
    var other: Date?

    mutating func mapping(mapper: HelpingMapper) {
        mapper <<< made <-- DayTransform()
        mapper <<< paid <-- FormatTransform(formatString: "yyyy-MM-dd")
        mapper <<< other <-- SharedTransform.shared
    }
}

private let formatter = DateFormatter()

class DayTransform: DateFormatterTransform {
    public init() {
        super.init(dateFormatter: formatter)
    }
}

open class FormatTransform: DateFormatterTransform {

    public init(formatString: String) {
        let formatter = DateFormatter()
        formatter.dateFormat = formatString
        super.init(dateFormatter: formatter)
    }

    override open func transformFromJSON(_ value: Any?) -> Date? {
        if let text = value as? String, let date = dateFormatter.date(from: text) { return date }
        return nil
    }
}

// It asks its superclass, which stays.
class SharedTransform: DateFormatterTransform {
    static let shared = SharedTransform(dateFormatter: DateFormatter())

    override func transformToJSON(_ value: Date?) -> String? { super.transformToJSON(value ?? Date()) }
}
