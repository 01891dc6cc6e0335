import Foundation

/// Where our coders answer differently on purpose. Each rule names its reason; what no rule explains is a fault.
public enum KnownDifferences {
    public struct Rule: Sendable {
        public let reason: String
        let explains: @Sendable (Input) -> Bool

        init(_ reason: String, _ explains: @escaping @Sendable (Input) -> Bool) {
            self.reason = reason
            self.explains = explains
        }
    }

    struct Input {
        let data: Data
        let text: String
        let choices: Choices
        let difference: Difference
        let type: String
        let features: DocumentFeatures
    }

    public static let rules: [Rule] = [
        Rule("of members with equal names the last counts; JSONDecoder takes the first") { $0.features.hasEqualNames },
        Rule("what is no JSON is refused; JSONDecoder does not look at numbers and strings that nobody reads") {
            $0.difference.kind == .weRefuse && !CodableCase.isJSON($0.data)
        },
        Rule(
            "a number too large for a Double is a number all the same; JSONSerialization refuses it, JSONDecoder where somebody reads it"
        ) {
            $0.difference.kind == .weAccept && !$0.choices.isStrict && $0.features.hasHugeNumber
        },
        Rule("JSONValue keeps numbers as they are written: 1.50, 1e2, -0.0, those that no Double holds") {
            $0.type == "JSONValue"
                && ($0.features.hasInexactNumber || $0.features.hasLongNumber || $0.text.contains("-0"))
        },
        Rule(
            "a number too small for a Float is 0, and one too small for a Double by default; JSONDecoder calls it no valid JSON"
        ) {
            $0.difference.kind == .weAccept && $0.features.hasTinyNumber
        },
        Rule(
            "whether a large number with a fraction or an exponent is whole is decided by its digits; JSONDecoder asks a Double"
        ) {
            $0.difference.kind != .text && $0.features.hasInexactNumber && $0.features.hasFractionOrExponent
        },
        Rule("a zero with an exponent is zero; JSONDecoder on Linux takes it for a number too small") {
            $0.difference.kind == .weAccept && $0.features.hasZeroWithExponent
        },
        Rule(
            "bytes of UTF-16 or UTF-32 that end within a character are refused; Foundation on Linux leaves the rest out"
        ) {
            $0.difference.kind == .weRefuse && $0.features.isWide
                && ($0.data.count % 2 == 1 || $0.data.count % 4 != 0 && $0.data.prefix(4).filter { $0 == 0 }.count > 1)
        },
        Rule("no date is made of the words for infinities; JSONDecoder makes one that nobody can print") {
            $0.type == "Date" && $0.difference.kind == .weRefuse && $0.choices.hasFloatWords
                && ["INF", "-INF", "NAN"].contains(where: $0.text.contains)
        },
        Rule("UTF-16 without a mark is known by its first character; Foundation wants two of ASCII") {
            let zeros = $0.data.prefix(4).map { $0 == 0 }
            return $0.difference.kind == .weAccept && !$0.features.hasMark && zeros.count == 4
                && zeros[0] != zeros[1] && zeros[2...] != zeros[..<2]
        },
        Rule("UTF-32 with a little-endian mark is read; JSONDecoder takes the mark for UTF-16's") {
            $0.difference.kind == .weAccept && $0.data.starts(with: [0xFF, 0xFE, 0, 0])
        },
        Rule("what a hand-written list is asked for besides scalars is converted: `try? decode(Flat.self)` (Tolerance)")
        {
            $0.difference.kind == .value && !$0.choices.isStrict && $0.type == "Stubborn"
        },
        Rule("a byte order mark within a string stays; Foundation drops it at the beginning of a piece between escapes")
        {
            $0.difference.kind == .value && $0.text.unicodeScalars.contains("\u{FEFF}")
        },
        Rule("JSONDecoder's `decodeIfPresent` at the end of an array moves `currentIndex` beyond it") {
            $0.type == "Pair" && $0.difference.foundation.contains("rest: -1")
        },
    ]

    public static func reason(_ data: Data, _ choices: Choices, _ difference: Difference, type: String = "") -> String?
    {
        let input = Input(
            data: data, text: String(decoding: data, as: UTF8.self), choices: choices, difference: difference,
            type: type, features: DocumentFeatures(data))
        return rules.first { $0.explains(input) }?.reason
    }
}

/// What a text has, seen without either parser.
struct DocumentFeatures {
    var hasEqualNames = false
    var hasTrailingComma = false
    /// UTF-16 or UTF-32, by RFC 4627's detection.
    var isWide = false
    /// Of UTF-16 or UTF-32.
    var hasMark = false
    /// Beyond the range of Double.
    var hasHugeNumber = false
    /// Not 0, but 0 as a Float.
    var hasTinyNumber = false
    /// Huge, tiny, or of more digits than a Double has.
    var hasInexactNumber = false

    var hasFractionOrExponent = false
    /// `1.50`, `1e2`: not the shortest text of its Double.
    var hasLongNumber = false
    /// `0e9`, for which Foundation's parser on Linux has no Double.
    var hasZeroWithExponent = false

    init(_ data: Data) {
        let bytes = [UInt8](data)
        hasMark = [[0xFE, 0xFF], [0xFF, 0xFE], [0, 0, 0xFE, 0xFF]].contains { bytes.starts(with: $0) }
        isWide = hasMark || bytes.prefix(4).contains(0)
        var open: [(isObject: Bool, names: Set<[UInt8]>)] = []
        var isName = false
        var place = 0
        var last: UInt8 = 0
        while place < bytes.count {
            let byte = bytes[place]
            switch byte {
            case UInt8(ascii: "{"):
                open.append((true, []))
                isName = true
            case UInt8(ascii: "["):
                open.append((false, []))
                isName = false
            case UInt8(ascii: "}"), UInt8(ascii: "]"):
                if last == UInt8(ascii: ",") { hasTrailingComma = true }
                open.removeLast(open.isEmpty ? 0 : 1)
            case UInt8(ascii: ","): isName = open.last?.isObject ?? false
            case UInt8(ascii: ":"): isName = false
            case UInt8(ascii: "\""):
                let start = place
                place += 1
                while place < bytes.count, bytes[place] != UInt8(ascii: "\"") {
                    place += bytes[place] == UInt8(ascii: "\\") ? 2 : 1
                }
                if isName, !open.isEmpty {
                    let raw = Array(bytes[start..<min(place + 1, bytes.count)])
                    // As the names read, not as they are escaped.
                    let read =
                        ((try? JSONSerialization.jsonObject(with: Data(raw), options: .fragmentsAllowed)) as? String)
                    let name = read.map { Array($0.decomposedStringWithCanonicalMapping.utf8) } ?? raw
                    if !open[open.count - 1].names.insert(name).inserted { hasEqualNames = true }
                }
            case UInt8(ascii: "0")...UInt8(ascii: "9"):
                let start = place
                while place + 1 < bytes.count, Array("0123456789.eE+-".utf8).contains(bytes[place + 1]) { place += 1 }
                note(number: String(decoding: bytes[start...place], as: UTF8.self))
            default: break
            }
            if byte > 0x20 { last = byte }
            place += 1
        }
    }

    private mutating func note(number: String) {
        guard let value = Double(number) else { return }
        if value.isInfinite { hasHugeNumber = true }
        if value == 0, number.contains(where: { "eE".contains($0) }) { hasZeroWithExponent = true }
        if number.contains(where: { ".eE".contains($0) }) { hasFractionOrExponent = true }
        let mantissa = number.prefix { $0 != "e" && $0 != "E" }
        if ![number, number + ".0"].contains(value.description) { hasLongNumber = true }
        if Float(number) == 0, mantissa.contains(where: { ("1"..."9").contains($0) }) { hasTinyNumber = true }
        if hasHugeNumber || hasTinyNumber || mantissa.filter(\.isNumber).count > 15 { hasInexactNumber = true }
    }
}
