import Foundation
import HandyJSONCompat

struct Order: HandyJSON {
    var made: Date!
    var paid = Date()
    var sent: Date?
    var name = ""
    var number = 0
    var level = ""

    mutating func mapping(mapper: HelpingMapper) {
        mapper <<< made <-- ("made_at", LenientTransform(format: "yyyy-MM-dd"))
        mapper <<< paid <-- LenientTransform(format: "yyyy")
        mapper <<< sent <-- StrictTransform(format: "yyyy")
        mapper <<< name <-- CountingTransform()
        mapper <<< number <-- RememberingTransform()
        mapper <<< level <-- CountingTransform.shared
    }
}

// After one text that does not fit, it has another format.
class LenientTransform: DateFormatterTransform {
    init(format: String) {
        let formatter = DateFormatter()
        formatter.dateFormat = format
        super.init(dateFormatter: formatter)
    }

    override func transformFromJSON(_ value: Any?) -> Date? {
        guard let text = value as? String else { return nil }
        if let date = dateFormatter.date(from: text) { return date }
        dateFormatter.dateFormat = "HH:mm"
        return dateFormatter.date(from: text)
    }
}

// What it changes is its function's own.
class StrictTransform: TransformType {
    let format: String
    init(format: String) { self.format = format }

    func transformFromJSON(_ value: Any?) -> Date? {
        let formatter = DateFormatter()
        formatter.dateFormat = format
        formatter.setLocalizedDateFormatFromTemplate(format)
        var text = value as? String ?? ""
        text += " "
        text.removeLast()
        return formatter.date(from: text)
    }

    func transformToJSON(_ value: Date?) -> String? { value.map { "\($0)" } }
}

class CountingTransform: TransformType {
    // Kept by the app itself from one object to the next.
    static let shared = CountingTransform()
    var count = 0

    func transformFromJSON(_ value: Any?) -> String? {
        count += 1
        return "\(value ?? "")\(count)"
    }

    func transformToJSON(_ value: String?) -> String? { value }
}

final class RememberingTransform: BaseTransform {}

class BaseTransform: TransformType {
    let seen = NSMutableArray()
    var numbers: [Int] = []
    func transformFromJSON(_ value: Any?) -> Int? {
        let all = seen
        all.insert(value as Any, at: 0)
        return all.count + numbers.count
    }

    func transformToJSON(_ value: Int?) -> Int? {
        if let value { self.numbers.append(value) }
        return value
    }
}

// Two properties share what one of them changes.
struct Shared: HandyJSON {
    var first: Date?
    var second: Date?
    mutating func mapping(mapper: HelpingMapper) {
        let lenient = LenientTransform(format: "yyyy")
        mapper <<< first <-- lenient
        mapper <<< second <-- ("2nd", lenient)
    }
}

struct Captured: HandyJSON {
    var day: Date?
    mutating func mapping(mapper: HelpingMapper) {
        let formatter = DateFormatter()
        formatter.dateFormat = "yyyy"
        mapper <<< day <-- TransformOf<Date, String>(fromJSON: { text in
            formatter.dateFormat = "MM"
            return formatter.date(from: text ?? "")
        }, toJSON: { $0.map(formatter.string) })
    }
}

struct Passed: HandyJSON {
    var name = ""
    mutating func mapping(mapper: HelpingMapper) {
        let words = NSMutableArray()
        mapper <<< name <-- WordTransform(words)
    }
}

struct WordTransform: TransformType {
    let words: NSMutableArray
    init(_ words: NSMutableArray) { self.words = words }

    func transformFromJSON(_ value: Any?) -> String? {
        words[0] = value as Any
        return words.description
    }

    func transformToJSON(_ value: String?) -> String? { value }
}
