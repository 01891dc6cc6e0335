import Foundation
import SmartCodable
import Testing

/// Objects in each other whose members are put in order at their end: flat values, paths, unknown members, names that may
/// repeat. What their cost is: the families "written, …" of `Fuzzing/run --cost`.
@Suite("Members that are put in order, at each of several levels") struct NestedWritingTests {
    static let words = #"a "text", {with} [all] \ of: it"#
    static let quoted = #""a \"text\", {with} [all] \\ of: it""#

    struct Part: SmartCodable {
        var part = words
        @SmartKey("data.number") var number = 1
        @SmartUnknown var rest: [String: JSONValue] = [:]
    }

    final class Node: SmartCodable {
        var first: Int?
        @SmartFlat var part = Part()
        @SmartKey("data.list") var list: [Node] = []
        init() {}
        convenience init(_ inner: Node?) {
            self.init()
            list = inner.map { [$0] } ?? []
            part.rest = ["z": .string(NestedWritingTests.words), "data": ["more": 2]]
        }
    }

    class Shape: SmartCodable, SmartPolymorphic {
        var kind = ""
        var list: [Shape] = []
        required init() {}
        static func variants() -> SmartVariants { SmartVariants(by: "kind", ["box": Box.self]) }
    }

    final class Box: Shape {
        convenience init(_ inner: Box?) {
            self.init()
            list = inner.map { [$0] } ?? []
        }
    }

    indirect enum Card: SmartPolymorphicEnum {
        case row(Row)
        struct Row: SmartCodable {
            var text = words
            var cards: [Card] = []
            @SmartFlat var part: Flat? = Flat()
        }
        struct Flat: SmartCodable {
            var text = "kind"
            var more: String? = "the last one counts"
        }
        static func variants() -> SmartVariants { SmartVariants(by: "kind", [SmartVariant("row", Card.row)]) }
    }

    /// `make`: of a model inside. `text`: of the text inside.
    private func expect<Model: Codable>(
        _ make: (Model?) -> Model, _ text: (String) -> String, at location: SourceLocation = #_sourceLocation
    ) throws {
        var (model, expected): (Model?, String) = (nil, "")
        let pretty = SmartJSONEncoder()
        pretty.outputFormatting = .prettyPrinted
        for _ in 0..<5 {
            model = make(model)
            expected = text(expected)
            let written = try #require(model)
            #expect(
                try String(decoding: SmartJSONEncoder().encode(written), as: UTF8.self) == expected,
                sourceLocation: location)
            #expect(
                try String(decoding: pretty.encode(written), as: UTF8.self) == Self.pretty(expected),
                sourceLocation: location)
            let again = try SmartJSONDecoder().decode(Model.self, from: expected)
            #expect(
                try String(decoding: SmartJSONEncoder().encode(again), as: UTF8.self) == expected,
                sourceLocation: location)
        }
    }

    /// The text as it is with `.prettyPrinted`.
    private static func pretty(_ text: String) -> String {
        var (result, depth, isInString, before) = ("", 0, false, Character(" "))
        func line() { result += "\n" + String(repeating: "  ", count: depth) }
        for character in text {
            if isInString {
                result.append(character)
                if character == "\"", before != "\\" { isInString = false }
                before = before == "\\" ? " " : character
                continue
            }
            switch character {
            case "\"":
                isInString = true
                result.append(character)
            case ",":
                result.append(character)
                line()
            case ":": result += " : "
            case "{", "[":
                result.append(character)
                depth += 1
                line()
            case "}", "]":
                depth -= 1
                if before == "{" || before == "[" {
                    while result.last == " " { result.removeLast() }
                }
                line()
                result.append(character)
            default: result.append(character)
            }
            before = character
        }
        return result
    }

    @Test("Flat values with paths and unknown members among paths") func paths() throws {
        try expect({ Node($0) }) {
            #"{"part":\#(Self.quoted),"data":{"number":1,"list":[\#($0)],"more":2},"z":\#(Self.quoted)}"#
        }
    }

    @Test("A property that says another class than the object's has its member's place") func classes() throws {
        try expect({ Box($0) }) { #"{"kind":"box","list":[\#($0)]}"# }
    }

    @Test("Cards in cards, with a name that the flat value has as well") func cards() throws {
        try expect({ Card.row(Card.Row(cards: $0.map { [$0] } ?? [])) }) {
            #"{"text":"kind","cards":[\#($0)],"more":"the last one counts","kind":"row"}"#
        }
    }

    private struct Failing: SmartCodable {
        var x = 1
        func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: CodingKeys.self)
            try container.encode(x, forKey: .x)
            throw CancellationError()
        }
    }

    private struct Catching: SmartCodable {
        @SmartFlat var first = Failing()
        var a = 1
        @SmartFlat var second = Failing()
        func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: CodingKeys.self)
            try? container.encode(_first, forKey: .first)
            try container.encode(a, forKey: .a)
            try? container.encode(_second, forKey: .second)
        }
    }

    @Test("A flat value that throws leaves nothing, also as the first member") func throwing() {
        #expect(Catching().toJSONString() == #"{"a":1}"#)
        let pretty = Catching().toJSONString(prettyPrint: true)
        #expect(pretty == "{\n  \"a\" : 1\n}")
    }

    @Test("The depth of what is put in order counts with its paths", arguments: [(150, true), (200, false)])
    func depth(levels: Int, isWritten: Bool) throws {
        var node: Node?
        for _ in 0..<levels { node = Node(node) }
        let text = try #require(node).toJSONString()
        #expect((text != nil) == isWritten)
        #expect(text.map { Node.deserialize(from: $0) != nil } ?? true)
        // Beside many of them it does not.
        let many = Node()
        many.list = (0..<1000).map { _ in Node() }
        #expect(many.toJSONString() != nil)
    }
}
