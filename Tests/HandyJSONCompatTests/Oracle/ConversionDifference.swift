import Foundation
import Testing

/// A deliberate difference from HandyJSON, named as in Migration/Guide/Differences.md: which recorded lines it concerns, and
/// what they become here.
struct ConversionDifference: Sendable, CustomTestStringConvertible {
    let name: String
    /// Our value for a line; nil where the difference has nothing to say.
    private let ours: @Sendable (ConversionLine) -> String?

    var testDescription: String { name }

    func covers(_ line: ConversionLine) -> Bool { ours(line).map { $0 != line.result } ?? false }

    /// What a line becomes here: HandyJSON's result, but for the listed differences.
    static func expected(_ line: ConversionLine, _ subject: Subject) -> String {
        for difference in all where difference.covers(line) { return difference.ours(line) ?? "" }
        return line.kept ? subject.initialDescription : line.result
    }

    static let all: [ConversionDifference] = [
        ConversionDifference(name: "a number that does not fit an integer type keeps the initial value") { line in
            guard let range = IntegerRange.of(line.type), let number = line.number, !range.contains(number.truncated)
            else { return nil }
            return keeping(line)
        },
        ConversionDifference(name: "an integer read as text keeps all its digits") { line in
            guard line.isText, let number = line.number, line.json.allSatisfy(\.isASCIIDigit),
                number.magnitude > 999_999_999_999_999
            else { return nil }
            return line.asText(line.json)
        },
        ConversionDifference(name: "an array or object read as text is compact JSON") { line in
            guard let first = line.json.first, "[{".contains(first) else { return nil }
            return line.isText ? line.asText(line.json) : compactElements[line.type]?[line.json]
        },
        ConversionDifference(name: "a Date, URL, Data, Decimal or UUID without a transform is read") { line in
            guard line.type == "Date?" else { return nil }
            let seconds = line.number == nil ? line.string.flatMap(Double.init) : Double(line.json)
            // Larger numbers are dates in neither unit.
            return seconds.flatMap { abs($0) < 1e14 ? described(Optional(Date(timeIntervalSince1970: $0))) : nil }
        },
        ConversionDifference(name: "a Date, URL, Data, Decimal or UUID without a transform is read") { line in
            guard line.type == "URL?", let text = line.string, let url = URL(string: text), !text.isEmpty else {
                return nil
            }
            return "Optional(URL(\(url.absoluteString)))"
        },
        ConversionDifference(name: "a Date, URL, Data, Decimal or UUID without a transform is read") { line in
            guard line.type == "Data?", let text = line.string, let data = Data(base64Encoded: text) else { return nil }
            return "Optional(Data(\(Array(data))))"
        },
        // Recorded as a guess: NumberFormatter's reading of these depends on the platform.
        ConversionDifference(name: "text with an exponent becomes a Double in an NSNumber") { line in
            line.type == "NSNumber?" && line.json == #""1e3""# ? "Optional(NSNumber(double 1000.0))" : nil
        },
        ConversionDifference(name: "text with blanks is not an NSNumber") { line in
            line.type == "NSNumber?" && line.json == #"" 12""# ? "nil" : nil
        },
    ]

    /// Elements that are arrays or objects, in collections of strings.
    private static let compactElements: [String: [String: String]] = [
        "[String]": [
            #"[{"a":1},{"a":"2"},null,3]"#: #"["{\"a\":1}", "{\"a\":\"2\"}", "3"]"#,
            #"[[1,2],["3"],null]"#: #"["[1,2]", "[\"3\"]"]"#,
        ],
        "[String?]": [
            #"[{"a":1},{"a":"2"},null,3]"#: #"[Optional("{\"a\":1}"), Optional("{\"a\":\"2\"}"), nil, Optional("3")]"#,
            #"[[1,2],["3"],null]"#: #"[Optional("[1,2]"), Optional("[\"3\"]"), nil]"#,
        ],
        "[String: String]": [#"{"k1":{"a":1},"k2":3,"k3":null}"#: #"["k1": "{\"a\":1}", "k2": "3"]"#],
    ]

    private static func keeping(_ line: ConversionLine) -> String? {
        line.type.hasSuffix("?") ? "nil" : Subject.byName[line.type]?.initialDescription
    }
}

extension ConversionLine {
    /// The value where it is a JSON number.
    var number: Decimal? {
        guard let first = json.first, first == "-" || first.isASCIIDigit else { return nil }
        return Decimal(string: json)
    }

    /// The value where it is a JSON string.
    var string: String? { json.hasPrefix("\"") ? String(json.dropFirst().dropLast()) : nil }

    var isText: Bool { ["String", "String?", "NSString?"].contains(type) }

    /// A text in the notation of the line's type.
    func asText(_ text: String) -> String {
        switch type {
        case "String": return quoted(text)
        case "String?": return "Optional(\(quoted(text)))"
        default: return "Optional(NSString(\(quoted(text))))"
        }
    }
}

/// The bounds of an integer property, or of an enum's integer raw values.
private enum IntegerRange {
    static func of(_ type: String) -> ClosedRange<Decimal>? {
        ranges[type.hasSuffix("?") ? String(type.dropLast()) : type]
    }

    private static let ranges: [String: ClosedRange<Decimal>] = [
        "Int": range(Int.self), "Int8": range(Int8.self), "Int16": range(Int16.self), "Int32": range(Int32.self),
        "Int64": range(Int64.self),
        "UInt": range(UInt.self), "UInt8": range(UInt8.self), "UInt16": range(UInt16.self),
        "UInt32": range(UInt32.self),
        "UInt64": range(UInt64.self), "IE": range(Int.self),
    ]

    private static func range<T: FixedWidthInteger>(_: T.Type) -> ClosedRange<Decimal> {
        // By text: the bounds of 64 bits have no exact Double.
        (Decimal(string: "\(T.min)") ?? 0)...(Decimal(string: "\(T.max)") ?? 0)
    }
}

extension Decimal {
    fileprivate var truncated: Decimal {
        var value = self
        var result = Decimal()
        NSDecimalRound(&result, &value, 0, value.sign == .minus ? .up : .down)
        return result
    }
}

extension Character {
    fileprivate var isASCIIDigit: Bool { isASCII && isNumber }
}
