import Foundation
import SmartCodable
import Testing

/// Containers in hand-written `encode(to:)` behave as JSONEncoder's.
@Suite("Coders: encoding containers")
struct EncodingContainerParityTests {
    @Test("Containers", arguments: containers)
    func container(row: EncodingRow) { row.check() }

    private static let containers: [EncodingRow] = [
        // Of one type, so that an encoder writes the second that has written the first.
        EncodingRow("what was merged in the value before", [mergedOrRepeated, mergedOrRepeated]),
        .steps("late and out of order") { encoder in
            var container = encoder.container(keyedBy: LetterKey.self)
            var list = container.nestedUnkeyedContainer(forKey: .c)
            var object = container.nestedContainer(keyedBy: LetterKey.self, forKey: .b)
            try container.encode(1, forKey: .a)
            try list.encode(1)
            try object.encode("x", forKey: .d)
            var inner = list.nestedContainer(keyedBy: LetterKey.self)
            try list.encode(2)
            try object.encode("y", forKey: .a)
            try inner.encode(true, forKey: .b)
            try container.encode(2, forKey: .d)
            var deep = inner.nestedUnkeyedContainer(forKey: .c)
            try deep.encode(contentsOf: [1, 2, 3])
            try inner.encode(false, forKey: .a)
        },
        .steps("the same key twice") { encoder in
            var container = encoder.container(keyedBy: LetterKey.self)
            try container.encode(1, forKey: .a)
            try container.encode(2, forKey: .b)
            try container.encode("last", forKey: .a)
            var free = encoder.container(keyedBy: FreeKey.self)
            try free.encode([3], forKey: "b")
            try free.encode(4, forKey: "free")
            try free.encode(5, forKey: "free")
        },
        .steps("the same key twice, within values") { encoder in
            var container = encoder.container(keyedBy: LetterKey.self)
            try container.encode(ParityBox(content: 1), forKey: .a)
            try container.encodeNil(forKey: .a)
            try container.encode(1, forKey: .b)
            try container.encodeIfPresent(nil as Int?, forKey: .b)
            try container.encodeNil(forKey: .c)
            try container.encode(1.0, forKey: .c)
        },
        .steps("nested twice, objects merge") { encoder in
            var container = encoder.container(keyedBy: LetterKey.self)
            var first = container.nestedContainer(keyedBy: LetterKey.self, forKey: .a)
            try first.encode(1, forKey: .a)
            var second = container.nestedContainer(keyedBy: FreeKey.self, forKey: .a)
            try second.encode(2, forKey: "b")
            try first.encode(3, forKey: .c)
            try second.encode(4, forKey: "a")
        },
        .steps("nested twice, arrays merge") { encoder in
            var container = encoder.container(keyedBy: LetterKey.self)
            var first = container.nestedUnkeyedContainer(forKey: .a)
            try first.encode(1)
            var second = container.nestedUnkeyedContainer(forKey: .a)
            try second.encode(2)
            try first.encode(3)
            try second.encode(second.count)
        },
        .steps("containers of one encoder merge") { encoder in
            var first = encoder.unkeyedContainer()
            try first.encode(1)
            var second = encoder.unkeyedContainer()
            try second.encode(2)
            try first.encode(second.count)
        },
        .steps("a value replaces a nested container") { encoder in
            var container = encoder.container(keyedBy: LetterKey.self)
            _ = container.nestedUnkeyedContainer(forKey: .a)
            try container.encode(1, forKey: .a)
        },
        .steps("super encoders") { encoder in
            var container = encoder.container(keyedBy: LetterKey.self)
            let unnamed = container.superEncoder()
            let named = container.superEncoder(forKey: .a)
            try container.encode(1, forKey: .b)
            var list = named.unkeyedContainer()
            try list.encode(1)
            let element = list.superEncoder()
            try list.encode(2)
            try "text".encode(to: element)
            try ParityAddress(city: "x").encode(to: unnamed)
            var elements = container.nestedUnkeyedContainer(forKey: .c)
            try elements.superEncoder().singleValueContainerEncode(5)
            try elements.encodeNil()
        },
        .steps("super encoders that stay empty") { encoder in
            var container = encoder.container(keyedBy: LetterKey.self)
            _ = container.superEncoder()
            _ = container.superEncoder(forKey: .a)
            var list = container.nestedUnkeyedContainer(forKey: .b)
            _ = list.superEncoder()
        },
        .steps("nil") { encoder in
            var container = encoder.container(keyedBy: LetterKey.self)
            try container.encodeNil(forKey: .a)
            try container.encodeIfPresent(nil as Int?, forKey: .b)
            try container.encodeIfPresent(nil as ParityAddress?, forKey: .b)
            try container.encode(nil as Int?, forKey: .c)
            try container.encode(nil as [Int]?, forKey: .d)
        },
        .steps("nil in an array") { encoder in
            var list = encoder.unkeyedContainer()
            try list.encodeNil()
            try list.encode(nil as Int?)
            try list.encode(nil as ParityAddress?)
            try list.encode([nil] as [Int?])
            try list.encode(list.count)
        },
        .steps("nil by a single value container") { encoder in
            var container = encoder.singleValueContainer()
            try container.encodeNil()
        },
        .steps("an optional by a single value container") { encoder in
            var container = encoder.singleValueContainer()
            try container.encode(nil as Int?)
        },
        .steps("empty object") { encoder in _ = encoder.container(keyedBy: LetterKey.self) },
        .steps("empty array") { encoder in _ = encoder.unkeyedContainer() },
        .steps("empty nested containers") { encoder in
            var container = encoder.container(keyedBy: LetterKey.self)
            _ = container.nestedContainer(keyedBy: LetterKey.self, forKey: .a)
            _ = container.nestedUnkeyedContainer(forKey: .b)
            var list = container.nestedUnkeyedContainer(forKey: .c)
            _ = list.nestedContainer(keyedBy: LetterKey.self)
            _ = list.nestedUnkeyedContainer()
        },
        .steps("counts") { encoder in
            var list = encoder.unkeyedContainer()
            try list.encode(list.count)
            try list.encodeNil()
            try list.encode(list.count)
            _ = list.nestedUnkeyedContainer()
            _ = list.superEncoder()
            try list.encode(list.count)
            try list.encode(contentsOf: [true, false])
            try list.encode(contentsOf: [1.5, 2])
            try list.encode(list.count)
        },
        .steps("user info", CoderChoices { $0.userInfo[.tag] = "seen" }) { encoder in
            try ["outer": encoder.userInfo[.tag] as? String].encode(to: encoder)
        },
        EncodingRow(
            "user info further in",
            ["a": [EncodingProbe { try ($0.userInfo[.tag] as? String ?? "none").encode(to: $0) }]],
            CoderChoices { $0.userInfo[.tag] = "seen" }),
        .steps("a value by its own encode") { encoder in
            try ParityAddress(city: "x", zip: 1).encode(to: encoder)
            var container = encoder.container(keyedBy: FreeKey.self)
            try container.encode("y", forKey: "city")
            try container.encode(2, forKey: "more")
        },
        EncodingRow("nothing, in an array", [EncodingProbe { _ in }]),
        EncodingRow("nothing, in a dictionary", ["a": EncodingProbe { _ in }]),
        EncodingRow("nothing, in a model", ParityBox(content: EncodingProbe { _ in })),
        .steps("nothing, by a nested single value") { encoder in
            var container = encoder.singleValueContainer()
            try container.encode(["a": EncodingProbe { _ in }])
        },
    ]

    @Test("Errors", arguments: errors)
    func error(row: EncodingRow) { row.check() }

    /// As the first of a list its members are merged, later they are written twice.
    private static let mergedOrRepeated = EncodingProbe { encoder in
        var container = encoder.container(keyedBy: LetterKey.self)
        try container.encode(["x": 1], forKey: .a)
        if encoder.codingPath.last?.intValue == 0 {
            var nested = container.nestedContainer(keyedBy: FreeKey.self, forKey: .a)
            try nested.encode(2, forKey: "y")
        } else {
            try container.encode(["y": 2], forKey: .a)
        }
    }

    private static func failing<T: Encodable & Sendable>(_ name: String, _ value: T) -> EncodingRow {
        EncodingRow(name, value, fails: true)
    }

    private static let errors: [EncodingRow] = [
        failing("nan", Double.nan), failing("infinity", -Double.infinity), failing("float nan", Float.nan),
        failing("in an array", [1, .infinity] as [Double]),
        failing("floats", [1, .infinity] as [Float]), failing("in arrays", [[1], [2, .infinity]] as [[Double]]),
        failing("in a dictionary", ["a": Double.infinity]),
        failing("dictionary of arrays", ["a": [0, Double.infinity]]),
        failing("in a model", ParityBox(content: Double.infinity)),
        failing("in a model's list", ParityBox(content: 1, more: [1, Double.infinity])),
        failing("in a model's float", ParityBox(content: Float.infinity)),
        failing("optional", [nil, Double.infinity]),
        failing("optional in a model", ParityBox<Double?>(content: .infinity)),
        failing("single value", ["m": [ParityMetres(value: .infinity)]]),
        failing("CGFloat", ParityBox(content: CGFloat.infinity)), failing("set", Set([Double.infinity])),
        failing("dictionary by Int", [1: Double.infinity]),
        failing("dictionary as list", [ParityColor.red: Double.infinity]),
        failing("box in box", ParityBox(content: ParityBox(content: [0.5], more: [[1], [2, .infinity]]))),
        failing("in a class's superclass", ParityFish(name: "Ray", legs: 0, depth: .infinity)),
        .steps("in a super encoder", fails: true) { encoder in
            var container = encoder.container(keyedBy: LetterKey.self)
            try [Double.infinity].encode(to: container.superEncoder())
        },
        failing("top level that encodes nothing", EncodingProbe { _ in }),
        failing("refused", Refusing()), failing("refused in an array", [Refusing()]),
        failing("refused in a dictionary", ["a": [Refusing()]]),
        failing("refused in a model", ParityBox(content: 1, more: [2]).with(Refusing())),
        failing("refused optional", [nil, Refusing()]),
    ]

    /// What Foundation gives the end of: its encoder forgets the way to a nested container.
    @Test("Errors inside nested containers have the whole path")
    func pathsOfErrors() {
        func path(_ steps: @escaping @Sendable (any Encoder) throws -> Void) -> String {
            outcome { try SmartJSONEncoder().encode(EncodingProbe(steps)) }
        }
        #expect(
            path { encoder in
                var container = encoder.container(keyedBy: LetterKey.self)
                var list = container.nestedUnkeyedContainer(forKey: .a)
                try list.encode(1)
                var inner = list.nestedContainer(keyedBy: LetterKey.self)
                try inner.encode(Double.infinity, forKey: .b)
            } == "throws invalidValue(inf) at /a/Index 1#1/b")
        #expect(
            path { encoder in
                var container = encoder.container(keyedBy: LetterKey.self)
                var list = container.nestedUnkeyedContainer(forKey: .a)
                try list.encode(1)
                try list.encode(Double.infinity)
            } == "throws invalidValue(inf) at /a/Index 1#1")
        #expect(
            path { encoder in
                var container = encoder.container(keyedBy: LetterKey.self)
                try container.encode(1, forKey: .a)
                var list = container.nestedUnkeyedContainer(forKey: .b)
                try list.encode(Refusing())
            } == "throws Refusal(encoding at /b/Index 0#0)")
        #expect(
            outcome { try SmartJSONEncoder().encode([ParityShape.empty, .group([.circle(radius: .infinity)])]) }
                == "throws invalidValue(inf) at /Index 1#1/group/_0/Index 0#0/circle/radius")
    }

    @Test("What is caught is gone", arguments: caught)
    func caughtError(row: EncodingRow) { row.check() }

    private static let caught: [EncodingRow] = [
        .steps("in an object") { encoder in
            var container = encoder.container(keyedBy: LetterKey.self)
            try container.encode(1, forKey: .a)
            try container.encode(outcome { try container.encode(Double.nan, forKey: .b) }, forKey: .c)
            try container.encode(outcome { try container.encode([Refusing()], forKey: .b) }, forKey: .d)
        },
        .steps("in an array") { encoder in
            var list = encoder.unkeyedContainer()
            try list.encode(outcome { try list.encode(Double.infinity) })
            try list.encode(outcome { try list.encode(ParityBox(content: Refusing())) })
            try list.encode(list.count)
        },
        .steps("as a whole") { encoder in
            var container = encoder.singleValueContainer()
            do { try container.encode(Refusing()) } catch { try container.encode("instead") }
        },
    ]

    @Test("Words for what is no number", arguments: words)
    func convertToString(row: EncodingRow) { row.check() }

    private static let wordChoices = CoderChoices {
        $0.floatEncoding = .convertToString(positiveInfinity: "+∞", negativeInfinity: "-\"∞", nan: "NaN")
    }

    private static let words: [EncodingRow] = [
        EncodingRow("doubles", [Double.infinity, -.infinity, .nan, 1], wordChoices),
        EncodingRow("floats", [Float.infinity, -.infinity, .nan], wordChoices),
        EncodingRow("dictionary", ["a": Double.nan], wordChoices),
        EncodingRow("model", ParityBox<Double?>(content: .nan, more: [nil, .infinity]), wordChoices),
        EncodingRow("fragment", Double.nan, wordChoices), EncodingRow("CGFloat", [CGFloat.nan], wordChoices),
    ]
}

extension ParityBox where Content: Sendable {
    fileprivate func with<Other>(_ other: Other) -> ParityBox<Other> { ParityBox<Other>(content: other) }
}

extension Encoder {
    fileprivate func singleValueContainerEncode(_ value: Int) throws {
        var container = singleValueContainer()
        try container.encode(value)
    }
}
