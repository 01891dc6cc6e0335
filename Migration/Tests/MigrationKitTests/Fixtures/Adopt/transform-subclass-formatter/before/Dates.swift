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

final class NotedTransform: DateFormatterTransform {
    private let name: String

    init(name: String) {
        self.name = name
        super.init(dateFormatter: formatter); print(self.name)
    }

    init(_ format: String) {
        name = format
        super.init(dateFormatter: { let made = DateFormatter(); made.dateFormat = format; return made }()) // (its own)
    }

    init(day: Void) {
        name = "day"
        super.init(
            dateFormatter: formatter
        )
    }
}

// A call that is not made each time is left.
class DoubtfulTransform: DateFormatterTransform {
    init(_ other: DateFormatter?) {
        if let other { super.init(dateFormatter: other) } else { fatalError() }
    }
}

// It asks its superclass, which stays.
class SharedTransform: DateFormatterTransform {
    static let shared = SharedTransform(dateFormatter: DateFormatter())

    override func transformToJSON(_ value: Date?) -> String? { super.transformToJSON(value ?? Date()) }
}
