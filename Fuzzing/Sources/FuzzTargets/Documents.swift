import Foundation

/// Documents made at random, and made of others.
public enum Documents {
    static let scalars = [
        "0", "1", "-1", "-0", "1.0", "2.50", "1e2", "1E+2", "1e-2", "0.1", "-0.0", "127", "128", "255", "256", "65536",
        "2147483648", "9007199254740993",
        "9223372036854775807", "9223372036854775808", "-9223372036854775808", "-9223372036854775809",
        "18446744073709551615", "18446744073709551616",
        "123456789012345678901234567890", "0.1234567890123456789012345", "1e308", "1e309", "1e400", "1e-400", "1.0e0",
        "12.7", "4.9e-324", "3.5e38",
        "true", "false", "null", #""""#, #""a""#, #""1""#, #""1.5""#, #""true""#, #""null""#, #""red""#, #""yes""#,
        #"" 1""#, #""0x10""#, #""INF""#, #""NaN""#,
        #""é""#, #""e\u0301""#, #""\ud83d\ude00""#, #""\ud800""#, #""\u0000""#, #""2024-01-31T08:15:00Z""#, #""aGk=""#,
        #""[1,2]""#, #""{\"a\":1}""#, #""http://a b""#,
        "[]", "{}", "[null]", "[[]]", #"{"a":null}"#, #"{"":0}"#, #"{".":1}"#, #"{"a.b":1}"#, #"{"id":1,"id":2}"#,
    ]
    /// What is JSON for nobody, or for some.
    static let oddities = [
        "01", "+1", ".5", "1.", "1e", "--1", "tru", "nul", "Infinity", "NaN", "'a'", "a", "[1,]", #"{"a":1,}"#, "[,]",
        "//c\n1", "/**/", "\u{FEFF}", "\u{0}",
    ]
    static let names = [
        "id", "name", "isOn", "ratio", "value", "children", "content", "more", "super", "lives", "a", "", ".", "a.b",
        "first_name", "_0", "é", "e\u{301}", "1",
    ]

    /// A document of any shape.
    public static func random(_ random: inout Random, depth: Int = 0) -> String {
        switch random.below(depth > 4 ? 4 : 8) {
        case 0..<4: return random.pick(scalars)
        case 4, 5:
            return "["
                + (0..<random.below(4)).map { _ in Documents.random(&random, depth: depth + 1) }.joined(separator: ",")
                + "]"
        default:
            return "{"
                + (0..<random.below(4)).map { _ in
                    "\"\(random.pick(names))\":" + Documents.random(&random, depth: depth + 1)
                }.joined(separator: ",") + "}"
        }
    }

    /// A value of the sample by another, a member more or less, a byte changed.
    public static func mutated(_ sample: String, _ random: inout Random) -> String {
        var bytes = Array(sample.utf8)
        for _ in 0...random.below(3) {
            let spans = Documents.spans(of: bytes)
            let kind = random.below(12)
            if kind < 7, !spans.isEmpty {
                let span = random.pick(spans)
                let new: String
                switch kind {
                case 0, 1, 2, 3: new = random.pick(scalars)
                case 4: new = Documents.random(&random, depth: 2)
                case 5: new = quoted(Array(bytes[span]))
                default:
                    new =
                        random.oneIn(3)
                        ? random.pick(oddities) : "[" + String(decoding: bytes[span], as: UTF8.self) + "]"
                }
                bytes.replaceSubrange(span, with: Array(new.utf8))
            } else if kind < 9, !spans.isEmpty {
                let (from, to) = (random.pick(spans), random.pick(spans))
                bytes.replaceSubrange(to, with: Array(bytes[from]))
            } else if kind == 9 {
                let place = random.below(bytes.count + 1)
                bytes.insert(
                    contentsOf: Array(
                        random.pick([
                            " ", "\n", ",", "}", "]", "\"", "\\", "\u{0}", "é", ":", "\"name\":null,", "\"id\":2,", "1",
                            "e5",
                        ]).utf8), at: place)
            } else if kind == 10, !bytes.isEmpty {
                bytes.remove(at: random.below(bytes.count))
            } else if !bytes.isEmpty, random.oneIn(4) {
                bytes[random.below(bytes.count)] = UInt8(truncatingIfNeeded: random.next())
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// The values of a text, roughly: brackets, strings and words.
    private static func spans(of bytes: [UInt8]) -> [Range<Int>] {
        var result: [Range<Int>] = []
        var open: [Int] = []
        var place = 0
        while place < bytes.count {
            switch bytes[place] {
            case UInt8(ascii: "["), UInt8(ascii: "{"): open.append(place)
            case UInt8(ascii: "]"), UInt8(ascii: "}"):
                if let start = open.popLast() { result.append(start..<place + 1) }
            case UInt8(ascii: "\""):
                let start = place
                place += 1
                while place < bytes.count, bytes[place] != UInt8(ascii: "\"") {
                    place += bytes[place] == UInt8(ascii: "\\") ? 2 : 1
                }
                result.append(start..<min(bytes.count, place + 1))
            case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "a")...UInt8(ascii: "z"):
                let start = place
                while place + 1 < bytes.count, !Array(",]}: \n\"[{".utf8).contains(bytes[place + 1]) { place += 1 }
                result.append(start..<place + 1)
            default: break
            }
            place += 1
        }
        return result
    }

    private static func quoted(_ bytes: [UInt8]) -> String {
        "\""
            + String(decoding: bytes, as: UTF8.self).replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(
                of: "\"", with: "\\\"") + "\""
    }
}
