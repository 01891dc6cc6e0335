import Foundation

/// Bytes to plain values: what apps hand over as `[String: Any]`, and what they should not.
enum ObjectGenerator {
    private static let names = [
        "id", "name", "isOn", "ratio", "small", "note", "list", "table", "color", "date", "decimal", "data", "url",
        "any", "extra", "old", "children", "kids",
        "flat", "user_id", "a.b", "a", "b", "deep", "words", "secret", "sub", "title", "point", "shapes", "type",
        "value", "messages", "kind", "", ".",
    ]

    static func object(_ source: inout ByteSource, depth: Int = 0) -> [String: Any] {
        var result: [String: Any] = [:]
        for _ in 0..<source.below(8) {
            result[names[source.below(names.count)]] = value(&source, depth: depth + 1)
        }
        return result
    }

    private static func value(_ source: inout ByteSource, depth: Int) -> Any {
        switch source.below(depth > 5 ? 26 : 30) {
        case 0: return NSNull()
        case 1: return true
        case 2: return false
        case 3: return source.byte()
        case 4: return Int8(truncatingIfNeeded: source.byte())
        case 5: return UInt64.max - UInt64(source.byte())
        case 6: return Double(source.byte()) / 4
        case 7: return Float(source.byte())
        case 8: return Double.nan
        case 9: return Double.infinity
        case 10: return NSNumber(value: source.byte())
        case 11: return NSNumber(value: source.byte() > 100)
        case 12: return NSDecimalNumber(string: "\(source.byte()).\(source.byte())")
        case 13: return Decimal(source.byte())
        case 14: return "\(source.byte())"
        case 15: return "text"
        case 16: return NSString(string: "é\(source.byte())")
        case 17: return "[1,\(source.byte())]"
        case 18: return #"{"id":\#(source.byte())}"#
        case 19: return Date(timeIntervalSince1970: Double(source.byte()))
        case 20: return Data([UInt8(source.byte())])
        case 21: return URL(string: "http://a/\(source.byte())") as Any
        case 22: return Color.red
        case 23: return NativeFlat()
        case 24: return [Int](repeating: source.byte(), count: 3)
        case 25: return Optional<Any>.none as Any
        case 26: return (0..<source.below(5)).map { _ in value(&source, depth: depth + 1) }
        case 27: return NSDictionary(dictionary: object(&source, depth: depth))
        case 28: return [source.byte(): "int key"]
        default: return object(&source, depth: depth)
        }
    }

    /// Whether there is only what JSONSerialization knows.
    static func isPlain(_ value: Any) -> Bool {
        switch value {
        // Of whole numbers a text does not say whether they were Doubles.
        case let value as NSNumber where ["d", "f"].contains(String(cString: value.objCType)):
            return value.doubleValue.isFinite && value.doubleValue != value.doubleValue.rounded()
        case is NSNull, is Bool, is Int, is String: return true
        case let value as Double: return value.isFinite && value != value.rounded()
        case let values as [Any]: return values.allSatisfy(isPlain)
        case let values as [String: Any]: return values.values.allSatisfy(isPlain)
        default: return false
        }
    }
}
