import Foundation
import HandyJSONCompat
import SmartCodable

struct Order: SmartCodable {
    var made = Date()
    var paid: Date?
    var other: Date?

    static func mappingForValue() -> [SmartValueTransformer]? {
        [
            CodingKeys.made <--- DayTransform(),
            CodingKeys.paid <--- FormatTransform(formatString: "yyyy-MM-dd"),
            CodingKeys.other <--- SharedTransform.shared,
        ]
    }
}

private let formatter = DateFormatter()

class DayTransform: ValueTransformable {
    let dateFormatter: DateFormatter

    func transformFromJSON(_ value: Any?) -> Date? { (value as? String).flatMap { dateFormatter.date(from: $0) } }

    func transformToJSON(_ value: Date?) -> String? { value.map { dateFormatter.string(from: $0) } }

    public init() {
        self.dateFormatter = formatter
    }
}

open class FormatTransform: ValueTransformable {
    public let dateFormatter: DateFormatter

    public func transformToJSON(_ value: Date?) -> String? { value.map { dateFormatter.string(from: $0) } }

    public init(formatString: String) {
        let formatter = DateFormatter()
        formatter.dateFormat = formatString
        self.dateFormatter = formatter
    }

    open func transformFromJSON(_ value: Any?) -> Date? {
        if let text = value as? String, let date = dateFormatter.date(from: text) { return date }
        return nil
    }
}

final class NotedTransform: ValueTransformable {
    let dateFormatter: DateFormatter

    func transformFromJSON(_ value: Any?) -> Date? { (value as? String).flatMap { dateFormatter.date(from: $0) } }

    func transformToJSON(_ value: Date?) -> String? { value.map { dateFormatter.string(from: $0) } }

    private let name: String

    init(name: String) {
        self.name = name
        self.dateFormatter = formatter; print(self.name)
    }

    init(_ format: String) {
        name = format
        self.dateFormatter = { let made = DateFormatter(); made.dateFormat = format; return made }() // (its own)
    }

    init(day: Void) {
        name = "day"
        self.dateFormatter = formatter
    }
}

// A call that is not made each time is left.
class DoubtfulTransform: DateFormatterTransform, ValueTransformable {
    init(_ other: DateFormatter?) {
        if let other { super.init(dateFormatter: other) } else { fatalError() }
    }
}

// It asks its superclass, which stays.
class SharedTransform: DateFormatterTransform, ValueTransformable {
    static let shared = SharedTransform(dateFormatter: DateFormatter())

    override func transformToJSON(_ value: Date?) -> String? { super.transformToJSON(value ?? Date()) }
}
