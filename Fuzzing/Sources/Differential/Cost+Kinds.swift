import Foundation
import HandyJSONCompat
import SmartCodable

/// Families for each kind of hand-written type, source and name.
extension Cost {
    private static func json5<T: Decodable>(_ type: T.Type) -> (String) -> Void {
        { text in
            let decoder = SmartJSONDecoder()
            decoder.allowsJSON5 = true
            _ = try? decoder.decode(type, from: text)
        }
    }

    private static func wide<T: Decodable>(_ type: T.Type, _ encoding: String.Encoding) -> (String) -> Void {
        { _ = try? SmartJSONDecoder().decode(type, from: $0.data(using: encoding) ?? Data()) }
    }

    private static func configured(_ text: String) {
        guard #available(macOS 14, *) else { return }
        _ = try? SmartJSONDecoder().decode([Shifted].self, from: Data(text.utf8), configuration: 1)
    }

    /// Names of 16 bytes: 32,000 at random, or as many that differ in one bit of each byte.
    private static func names(_ isChosen: Int) -> [String] {
        var random: UInt64 = 1
        return (0..<32_000).map { number in
            let bytes = (0..<16).map { place -> UInt8 in
                random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                return isChosen == 0 ? 0x61 + UInt8(random >> 33 & 15) : number >> place & 1 == 0 ? 0x30 : 0x70
            }
            return String(decoding: bytes, as: UTF8.self)
        }
    }

    private static func members(_ isChosen: Int) -> String {
        "{" + names(isChosen).map { "\"\($0)\":1" }.joined(separator: ",") + "}"
    }

    /// Every reader of texts, with a long text of each kind: one that stops early must not be tried again from each place.
    private static var longTexts: [Family] {
        let kinds = [
            ("digits", "", "1"), ("a hexadecimal number", "0x1", "1"), ("text after a hexadecimal number", "0x1", "z"),
            ("text after a number", "1.5", "z"), ("separators", "1", ",1"), ("blanks", "", " "),
            ("percent signs", "a:", "%"),
            ("no ASCII", "http://", "é"), ("parts of a date", "2024-01-31T08:15:00.", "0"), ("signs", "", "-"),
            ("zeros", "0.", "0"), ("exponents", "1e", "9"), ("Base64", "", "QUJD"),
            ("digits of other scripts", "", "١"),
        ]
        return kinds.flatMap { name, start, repeated in
            let text = { (count: Int) in #"{"v":""# + start + String(repeating: repeated, count: count) + #""}"# }
            return [
                family("transforms of \(name)", 1_000, 50_000, text) { _ = HandyTransformed.deserialize(from: $0) },
                family("HandyJSON properties of \(name)", 1_000, 50_000, text) {
                    _ = HandyTextRead.deserialize(from: $0)
                },
                family("native properties of \(name)", 1_000, 50_000, text) { _ = TextRead.deserialize(from: $0) },
            ]
        }
    }

    static let kinds: [Family] =
        longTexts + [
            // Alternatives, and null as a value.
            family(
                "deep alternatives, the innermost is bad", 50, 200, nested(#"{"a":["#, "1.5", "]}"), decode(Either.self)
            ),
            family("deep alternatives", 50, 200, nested(#"{"a":["#, "1", "]}"), decode(Either.self)),
            family(
                "wide alternatives, the last is bad", 500, 20_000,
                { list { #"{"a":[\#($0)]}"# }($0).dropLast() + ",1.5]" },
                decode([Either].self)),
            family(
                "wide alternatives, each in text", 500, 5_000, list { #"{"a":["\#($0)"]}"# }, decode([Either].self)),
            family(
                "deep alternatives, the innermost is bad, strict", 50, 200, nested(#"{"a":["#, "1.5", "]}"),
                strict(Either.self)),
            family("deep generic lists", 50, 200, nested(#"["x","#, "1", "]"), decode(AskingForAll.self)),
            family("wide generic lists", 500, 5_000, list { #"["\#($0)"]"# }, decode([AskingForAll].self)),
            family("nulls that are values", 1_000, 50_000, list { _ in "null" }, decode([NilOrNumber].self)),
            family(
                "nulls that are values, in a dictionary", 1_000, 20_000,
                { "{" + (0..<$0).map { #""n\#($0)":null"# }.joined(separator: ",") + "}" },
                decode([String: NilOrNumber].self)),
            family(
                "nulls that are values, the last is bad", 1_000, 50_000,
                { list { _ in "null" }($0).dropLast() + ",[]]" },
                decode([NilOrNumber].self)),
            // Other sources.
            family(
                "JSON5", 500, 20_000, list { "{v:+0x\($0),/* c */'r':null,}// end\n" }, json5([Rec].self)),
            family(
                "JSON5, the last is bad", 500, 20_000, { list { _ in "{v:.5e1,r:[]}" }($0).dropLast() + ",{v:'x'}]" },
                json5([Rec].self)),
            family(
                "JSON5, comments", 1_000, 100_000, { String(repeating: "/*//*/", count: $0) + "1" }, json5(Int.self)),
            family(
                "JSON5, an open comment", 1_000, 100_000, { "1/*" + String(repeating: "*", count: $0) }, json5(Int.self)
            ),
            family(
                "JSON5, a long string of continued lines", 1_000, 100_000,
                { "'" + String(repeating: "a\\\n", count: $0) + "'" },
                json5(String.self)),
            family("UTF-16", 500, 20_000, list { #"{"v":\#($0)}"# }, wide([Rec].self, .utf16)),
            family(
                "UTF-16, the last is bad", 500, 20_000, { list { _ in #""é😀""# }($0).dropLast() + ",x]" },
                wide([String].self, .utf16BigEndian)),
            family("UTF-32", 500, 20_000, list { _ in #""é😀""# }, wide([String].self, .utf32LittleEndian)),
            // With a configuration.
            family("configured", 500, 20_000, list { "\($0)" }, configured),
            family(
                "configured, the last is bad", 500, 20_000, { list { "\($0)" }($0).dropLast() + ",[]]" }, configured),
            // Not sizes but names: those that are chosen cost at most three times what others cost.
            Family(
                name: "names at random, and as many chosen to meet", small: 0, large: 1, document: members,
                work: decode(Backwards.self), limit: 3),
            Family(
                name: "names at random, and as many chosen to meet, written", small: 0, large: 1, document: members,
                work: { text in
                    let names = names(text.contains("0") ? 1 : 0)
                    _ = try? SmartJSONEncoder().encode(
                        Steps { encoder in
                            var container = encoder.container(keyedBy: AnyKey.self)
                            for name in names { try container.encode(1, forKey: AnyKey(name)) }
                        })
                }, limit: 3),
        ]
}
