import Foundation
import HandyJSONCompat
import Testing

/// A recorded case: a model written by `toJSON()` and `toJSONString()`.
struct SerialisationLine: Decodable, Sendable {
    let `case`: String
    let toJSON: String?
    let toJSONString: String?
    let darwin: String

    static let all = lines("serialisation", as: SerialisationLine.self)
}

@Suite("Serialisation")
struct SerialisationTests {
    @Test("every recorded case has a sample, and every sample a recorded case")
    func completeness() {
        let special = ["round trip: UInt64.max", "cyclic class graph"]
        #expect(SerialisationLine.all.map(\.case).sorted() == (SerialisationSample.all.map(\.name) + special).sorted())
    }

    @Test("toJSON and toJSONString", arguments: SerialisationSample.all)
    func sample(sample: SerialisationSample) throws {
        let line = try #require(SerialisationLine.all.first { $0.case == sample.name })
        let (plain, text) = sample.write()
        // On Apple's platforms as well: ours asks no system, and what may differ in `line.darwin` is the digits of
        // JSONSerialization, which `sorted` takes out.
        if let ours = sample.plain {
            #expect(plain == ours)
            #expect(plain != line.toJSON, "the same as recorded: no difference")
        } else {
            #expect(plain == line.toJSON)
        }
        #expect(text == sample.text || sample.hasUnorderedMembers && sorted(text ?? "") == sorted(sample.text ?? ""))
        let isSame = line.toJSONString.map(sorted) == sorted(text ?? "")
        #expect(isSame == !sample.textDiffers, "recorded: \(line.toJSONString ?? "nil")")
    }

    @Test("round trip of the widest integers")
    func widestIntegers() {
        typealias IntegerWidths = SerialisationSample.IntegerWidths
        let read = IntegerWidths.deserialize(from: IntegerWidths().toJSONString())
        #expect(read?.u64 == .max)
        #expect(read?.i64 == .min)
        #expect(IntegerWidths.deserialize(from: IntegerWidths().toJSON())?.u64 == .max)
    }

    @Test("what an Any holds is handed over with its own type")
    func anyValues() {
        let rows: [(Any?, String)] = [
            (5, "5"), ("x", #""x""#), (Date(timeIntervalSince1970: 1), "Date(1.0)"),
            (["k": [1]] as [String: Any], #"["k": [1]]"#),
            (["k": 1] as [AnyHashable: Any], #"["k": 1]"#), (NestS(a: 1, b: nil), #"["a": 1]"#), (SE.abc, #""abc""#),
            (NSNull(), "NSNull"),
            (nil, "nothing"), (SerialisationSample.PlainStruct(), "PlainStruct(a: 1)"),
            (Optional<Int>.none as Any, "nothing"),
            ([1, nil] as [Int?], "[1]"),
        ]
        for (value, expected) in rows {
            let written = SerialisationSample.UntypedOptional(v: value).toJSON()?["v"]
            #expect(written.map(describedPlain) ?? "nothing" == expected)
        }
    }

    /// The text with its members in order and its fractions in their shortest form, to compare texts of one content.
    private func sorted(_ text: String) -> String {
        let fraction = #"-?\d+(\.\d+)?[eE][-+]?\d+|-?\d+\.\d+"#
        var text = text
        while let range = text.range(of: fraction, options: .regularExpression), let number = Double(text[range]) {
            // Out of the way of the next search, as text.
            text.replaceSubrange(range, with: "\"#\(number.bitPattern)\"")
        }
        guard let object = try? JSONSerialization.jsonObject(with: Data(text.utf8)),
            let data = try? JSONSerialization.data(withJSONObject: object, options: .sortedKeys)
        else { return "no JSON: \(text)" }
        return String(decoding: data, as: UTF8.self)
    }
}

/// Graphs that are no trees.
@Suite("Serialising graphs")
struct GraphSerialisationTests {
    class Person: HandyJSON, @unchecked Sendable {
        var name = ""
        var friend: Person?
        var children: [Person] = []
        required init() {}
        convenience init(_ name: String) {
            self.init()
            self.name = name
        }
    }

    @Test("a reference back to an object that is being written is left out")
    func cycle() {
        let ann = Person("Ann"), bob = Person("Bob")
        (ann.friend, bob.friend) = (bob, ann)
        defer { ann.friend = nil }
        #expect(ann.toJSONString() == #"{"name":"Ann","friend":{"name":"Bob","children":[]},"children":[]}"#)
        #expect(
            ann.toJSON().map(describedPlain)
                == #"["children": [], "friend": ["children": [], "name": "Bob"], "name": "Ann"]"#)
        // One that is its own friend.
        bob.friend = bob
        defer { bob.friend = nil }
        #expect(bob.toJSONString() == #"{"name":"Bob","children":[]}"#)
    }

    @Test("a tree with references to the parents takes no longer than the tree")
    func parents() {
        let root = Person("root")
        defer { root.children = [] }
        for _ in 0..<50 {
            let child = Person("child")
            child.friend = root
            root.children.append(child)
        }
        let text = root.toJSONString()
        #expect(text?.components(separatedBy: #""name":"child""#).count == 51)
        #expect((root.toJSON()?["children"] as? [Any])?.count == 50)
    }

    @Test("the same object beside itself is written twice")
    func shared() {
        let root = Person("a"), leaf = Person("b")
        root.children = [leaf, leaf]
        #expect(
            root.toJSONString() == #"{"name":"a","children":[{"name":"b","children":[]},{"name":"b","children":[]}]}"#)
    }

    @Test("a chain deeper than any parser reads has no JSON, rather than a part of it")
    func deep() {
        var chain = Person("end")
        for _ in 0..<2_000 {
            let next = Person("link")
            next.friend = chain
            chain = next
        }
        #expect(chain.toJSONString() == nil)
        #expect(chain.toJSON() == nil)
        // Taken apart link by link: releasing it at once would recurse two thousand levels deep.
        while let next = chain.friend {
            chain.friend = nil
            chain = next
        }
    }
}
