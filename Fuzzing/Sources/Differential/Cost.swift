import Foundation
import FuzzTargets
import HandyJSONCompat
import SmartCodable

nonisolated(unsafe) private var measured: () -> Void = {}

/// What callgrind counts, by its symbol: public, so that this has no hash in it.
@inline(never)
public func costRegion() { measured() }

/// Whether the cost grows as the input does: the same document in two sizes, valid and failing. In instructions, which
/// callgrind counts: `measure` runs under it, `check` reads what it wrote (see Fuzzing/run).
struct Cost {
    struct Family {
        let name: String
        /// Of about so many bytes or levels.
        let small: Int
        let large: Int
        let document: (Int) -> String
        let work: (String) -> Void
        var limit = Cost.limit
    }

    /// More than this times the instructions per byte is not linear. Depths count their levels, tables grow in steps.
    private static let limit = 2.0

    /// Both sizes of every family, each in a call of `costRegion`.
    func measure() {
        HandyJSONConfiguration.debugMode = .none
        for family in Cost.families {
            let documents = [family.document(family.small), family.document(family.large)]
            // What a process does once for a type does not count.
            family.work(documents[0])
            for document in documents {
                measured = { family.work(document) }
                costRegion()
            }
        }
    }

    /// Reads callgrind's dumps, which are numbered in the order of `measure`.
    func check(_ file: String) -> Bool {
        var isLinear = true
        for (number, family) in Cost.families.enumerated() {
            let sizes = [family.small, family.large].map { family.document($0).utf8.count }
            let counts = [1, 2].compactMap { Cost.instructions("\(file).\(number * 2 + $0)") }
            guard counts.count == 2, counts[0] > 0 else {
                print("FAILS \(family.name): not measured")
                isLinear = false
                continue
            }
            let perByte = zip(counts, sizes).map { Double($0) / Double(max(1, $1)) }
            let isFine = perByte[1] < perByte[0] * family.limit
            isLinear = isLinear && isFine
            print(
                "\(isFine ? "      " : "FAILS ")\(family.name): \(Int(perByte[0])) instructions a byte for \(sizes[0]) bytes, "
                    + "\(Int(perByte[1])) for \(sizes[1])")
        }
        print("\(Cost.families.count) families")
        return isLinear
    }

    private static func instructions(_ file: String) -> Int? {
        let lines = (try? String(contentsOfFile: file, encoding: .utf8))?.split(separator: "\n") ?? []
        return lines.last { $0.hasPrefix("totals:") }.flatMap { Int($0.dropFirst(7).filter { $0 != " " }) }
    }

    static func nested(_ head: String, _ inner: String, _ tail: String) -> (Int) -> String {
        { String(repeating: head, count: $0) + inner + String(repeating: tail, count: $0) }
    }

    static func list(_ element: @escaping (Int) -> String) -> (Int) -> String {
        { "[" + (0..<$0).map(element).joined(separator: ",") + "]" }
    }

    static func decode<T: Decodable>(_ type: T.Type) -> (String) -> Void {
        { _ = try? SmartJSONDecoder().decode(type, from: $0) }
    }

    static func strict<T: Decodable>(_ type: T.Type) -> (String) -> Void {
        { text in
            let decoder = SmartJSONDecoder()
            decoder.options = [.strict]
            _ = try? decoder.decode(type, from: text)
        }
    }

    private static func many(_ count: Int) -> String { String(repeating: "x", count: count) }

    private static func encoding(_ steps: @escaping (Int) -> (any Encoder) throws -> Void) -> (String) -> Void {
        { text in _ = try? SmartJSONEncoder().encode(Steps(run: steps(text.utf8.count))) }
    }

    private static func writeDeep(_ depth: Int, to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: AnyKey.self)
        if depth > 0 { try container.encode(Steps { try writeDeep(depth - 1, to: $0) }, forKey: AnyKey("a")) }
        try container.encode(1, forKey: AnyKey("b"))
    }

    static func family(
        _ name: String, _ small: Int, _ large: Int, _ document: @escaping (Int) -> String,
        _ work: @escaping (String) -> Void
    ) -> Family {
        Family(name: name, small: small, large: large, document: document, work: work)
    }

    private static let families: [Family] = (everything + kinds + watched).filter { family in
        value("--only").map { family.name.contains($0) } ?? true
    }

    private static let everything: [Family] = [
        family("lists of numbers", 1_000, 50_000, list { "\($0)" }, decode([Int].self)),
        family(
            "lists of numbers, the last is bad", 1_000, 50_000, { list { "\($0)" }($0).dropLast() + #","x"]"# },
            decode([Int].self)),
        family("lists of numbers in text", 1_000, 50_000, list { "\"\($0)\"" }, decode([Int].self)),
        family(
            "objects with a bad end", 100, 5_000,
            { list { #"{"v":\#($0),"r":null}"# }($0).dropLast() + #",{"v":[]}]"# }, decode([Rec].self)),
        family("deep objects", 40, 240, nested(#"{"v":1,"r":["#, #"{"v":1}"#, "]}"), decode(Rec.self)),
        family(
            "deep objects, the innermost is bad", 50, 200, nested(#"{"v":1,"r":["#, #"{"v":[]}"#, "]}"),
            decode(Rec.self)),
        family(
            "deep objects, the innermost is bad, strict", 50, 200, nested(#"{"v":1,"r":["#, #"{"v":"1"}"#, "]}"),
            strict(Rec.self)),
        family(
            "deep single objects, the innermost is bad", 50, 200, nested(#"{"v":1,"o":"#, #"{"v":[]}"#, "}"),
            decode(Rec.self)),
        family("deep unions", 50, 200, nested("[", "1", "]"), decode(AnyByTrial.self)),
        family("deep unions of objects", 50, 200, nested(#"{"a":"#, "null", "}"), decode(AnyByTrial.self)),
        family("wide unions", 500, 10_000, list { #"{"a":\#($0)}"# }, decode(AnyByTrial.self)),
        family("deep values of any kind", 40, 240, nested("[", "1", "]"), decode(JSONValue.self)),
        family("JSON in strings in strings", 4, 8, { (depth: Int) in inString(depth) }, decode(Rec.self)),
        family(
            "JSON in strings, native model", 4, 8, { (depth: Int) in inString(depth) },
            { _ = NativeRec.deserialize(from: $0) }),
        family(
            "native models, deep", 40, 240, nested(#"{"v":"x","r":["#, #"{"v":[]}"#, "]}"),
            { _ = NativeRec.deserialize(from: $0) }),
        family(
            "native models, deep, flat", 50, 200, nested(#"{"v":"x","child":"#, "null", "}"),
            { _ = NativeFlatRec.deserialize(from: $0) }),
        family(
            "native models, recorded", 100, 5_000, list { #"{"v":"x\#($0)","r":7}"# },
            { text in
                _ = SmartSentinel.record { [NativeRec].deserialize(from: text) }
            }),
        family(
            "HandyJSON models, deep", 40, 240, nested(#"{"v":"x","r":["#, #"{"v":[]}"#, "]}"),
            { _ = HandyRec.deserialize(from: $0) }),
        family(
            "HandyJSON models, many", 100, 5_000, list { #"{"v":"x\#($0)","r":7,"a":{"b":1}}"# },
            { _ = [HandyRec].deserialize(from: $0) }),
        family(
            "members nobody wants", 1_000, 50_000,
            { "{" + (0..<$0).map { #""n\#($0)":1"# }.joined(separator: ",") + #","v":1}"# },
            { _ = NativeRec.deserialize(from: $0) }),
        family(
            "dictionaries", 1_000, 50_000, { "{" + (0..<$0).map { #""n\#($0)":1"# }.joined(separator: ",") + "}" },
            decode([String: Int].self)),
        family(
            "equal names", 1_000, 50_000, { "{" + (0..<$0).map { #""n":\#($0)"# }.joined(separator: ",") + "}" },
            decode([String: Int].self)),
        family(
            "long strings with escapes", 1_000, 100_000, { "\"" + String(repeating: #"\u00e9\n"#, count: $0) + "\"" },
            decode(String.self)),
        family(
            "a long text for a number", 1_000, 100_000, { "\"" + String(repeating: "1", count: $0) + "\"" },
            decode(Int.self)),
        family("a long number for an Int", 1_000, 100_000, { String(repeating: "1", count: $0) }, decode(Int.self)),
        family(
            "a long number for a Double", 1_000, 100_000, { "0." + String(repeating: "1", count: $0) },
            decode(Double.self)),
        family(
            "a long number for a Decimal", 1_000, 100_000, { "0." + String(repeating: "1", count: $0) },
            decode(Decimal.self)),
        family(
            "a long number of any kind", 1_000, 100_000, { String(repeating: "1", count: $0) }, decode(JSONValue.self)),
        family(
            "a long number for a date", 1_000, 100_000, { "\"" + String(repeating: "1", count: $0) + "\"" },
            decode(Date.self)),
        family(
            "long paths", 1_000, 20_000, { String(repeating: "a.", count: $0) },
            { _ = NativeRec.deserialize(from: #"{"a":{"a":1}}"#, designatedPath: $0) }),
        family(
            "bad JSON at the end of many lines", 1_000, 100_000, { "[" + String(repeating: "1,\n", count: $0) + "x" },
            decode([Int].self)),
        // User code that asks for something again and again.
        family("errors that are caught", 500, 5_000, list { #"{"v":"x\#($0)"}"# }, decode([Catching].self)),
        family("paths that are asked for", 1_000, 20_000, list { _ in "{}" }, decode([PathAsking].self)),
        family(
            "paths in dictionaries", 1_000, 20_000,
            { "{" + (0..<$0).map { #""n\#($0)":{}"# }.joined(separator: ",") + "}" }, decode([String: PathAsking].self)),
        family(
            "names backwards", 500, 10_000, { "{" + (0..<$0).map { #""n\#($0)":1"# }.joined(separator: ",") + "}" },
            decode(Backwards.self)),
        family(
            "nested containers of one object", 500, 10_000,
            { "{" + (0..<$0).map { #""n\#($0)":{"a":1}"# }.joined(separator: ",") + "}" }, decode(NestedAsking.self)),
        family(
            "repairs told to listeners", 500, 10_000, list { #"{"v":"\#($0)","o":7}"# },
            { text in
                let listener = SmartSentinel.onLogGenerated { _ in }
                _ = [NativeRec].deserialize(from: text)
                listener.cancel()
            }),
        family(
            "strict, many repairs", 500, 10_000, list { #"{"v":"\#($0)"}"# },
            { _ = [NativeRec].deserialize(from: $0, options: [.strict]) }),
        family(
            "updates", 500, 10_000,
            { #"{"v":1,"r":["# + (0..<$0).map { #"{"v":\#($0)}"# }.joined(separator: ",") + "]}" },
            { text in
                var model = NativeRec()
                SmartUpdater.update(&model, from: text)
                SmartUpdater.update(&model, from: text)
            }),
        // Writing: so many of something.
        family(
            "written: numbers", 1_000, 50_000, many, encoding { count in { try (0..<count).map { $0 }.encode(to: $0) } }
        ),
        family(
            "written: keys by hand", 1_000, 20_000, many,
            encoding { count in
                { encoder in
                    var container = encoder.container(keyedBy: AnyKey.self)
                    for number in 0..<count { try container.encode(number, forKey: AnyKey("n\(number)")) }
                }
            }),
        family(
            "written: one key again and again", 1_000, 20_000, many,
            encoding { count in
                { encoder in
                    var container = encoder.container(keyedBy: AnyKey.self)
                    for number in 0..<count { try container.encode(number, forKey: AnyKey("n")) }
                }
            }),
        family(
            "written: nested containers, late", 500, 10_000, many,
            encoding { count in
                { encoder in
                    var container = encoder.container(keyedBy: AnyKey.self)
                    var nested = (0..<count).map { container.nestedUnkeyedContainer(forKey: AnyKey("n\($0)")) }
                    for index in nested.indices { try nested[index].encode("a text of some bytes") }
                }
            }),
        family(
            "written: nested containers, in turn", 500, 10_000, many,
            encoding { count in
                { encoder in
                    var list = encoder.unkeyedContainer()
                    for number in 0..<count {
                        var nested = list.nestedContainer(keyedBy: AnyKey.self)
                        try nested.encode(number, forKey: AnyKey("a"))
                    }
                }
            }),
        family(
            "written: super encoders, late", 500, 10_000, many,
            encoding { count in
                { encoder in
                    var list = encoder.unkeyedContainer()
                    let later = (0..<count).map { _ in list.superEncoder() }
                    for encoder in later.reversed() { try "a text of some bytes".encode(to: encoder) }
                }
            }),
        family(
            "written: containers asked for again", 500, 10_000, many,
            encoding { count in
                { encoder in
                    for number in 0..<count {
                        var container = encoder.container(keyedBy: AnyKey.self)
                        try container.encode(number, forKey: AnyKey("n\(number)"))
                    }
                }
            }),
        family("written: deep containers", 50, 240, many, encoding { count in { try writeDeep(count, to: $0) } }),
        family(
            "written: paths that are asked for", 500, 10_000, many,
            encoding { count in { try (0..<count).map { _ in PathAsking() }.encode(to: $0) } }),
        family(
            "written: errors that are caught", 500, 10_000, many,
            encoding { count in
                { encoder in
                    var list = encoder.unkeyedContainer()
                    for _ in 0..<count { try? list.encode(Double.nan) }
                }
            }),
        family(
            "written: native models", 500, 20_000, many,
            { _ = (0..<$0.utf8.count).map { _ in NativeRec() }.toJSONString() }),
        family(
            "written: HandyJSON models", 500, 20_000, many,
            { _ = (0..<$0.utf8.count).map { _ in HandyRec() }.toJSONString() }),
        family(
            "written: values of any kind", 500, 20_000, many,
            { text in
                let model = NativeAny()
                model.any = Dictionary(uniqueKeysWithValues: (0..<text.utf8.count).map { ("n\($0)", [$0]) })
                _ = model.toJSONString()
            }),
        family(
            "written: nests of dictionaries, as a dictionary", 40, 400, many,
            { text in
                var nest: [String: Any] = ["k": 1]
                for _ in 0..<text.utf8.count { nest = ["k": nest, "text": String(repeating: "x", count: 90)] }
                _ = HandyNest(v: nest).toJSON()
            }),
    ]

    private static func inString(_ depth: Int) -> String {
        var text = #"{"v":[]}"#
        for _ in 0..<depth {
            text =
                #"{"v":1,"o":""#
                + text.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "\"", with: "\\\"") + "\"}"
        }
        return text
    }
}
