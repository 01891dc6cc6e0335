import Foundation
import SmartCodable
import Testing

/// What is written is what JSONEncoder writes: the same values, and with sorted keys the same bytes.
@Suite("Coders: values as JSONEncoder writes them")
struct EncodingParityTests {
    @Test("Scalars", arguments: scalars)
    func scalar(row: EncodingRow) { row.check() }

    private static let scalars: [EncodingRow] = [
        EncodingRow("Int", [Int.min, -1, 0, 1, .max]), EncodingRow("Int8", [Int8.min, .max]),
        EncodingRow("Int16", [Int16.min, .max]),
        EncodingRow("Int32", [Int32.min, .max]), EncodingRow("Int64", [Int64.min, .max]),
        EncodingRow("UInt", [UInt.min, .max]),
        EncodingRow("UInt8", [UInt8.min, .max]), EncodingRow("UInt16", [UInt16.max]),
        EncodingRow("UInt32", [UInt32.max]), EncodingRow("UInt64", [UInt64.max]),
        EncodingRow("Bool", [true, false]), EncodingRow("fragment Int", 1), EncodingRow("fragment Bool", true),
        EncodingRow("fragment String", "a\"b"),
        EncodingRow("fragment Double", 1.5),
        EncodingRow(
            "Decimal", [Decimal(string: "12.345")!, Decimal(string: "-0.001")!, Decimal(10), .greatestFiniteMagnitude]),
        EncodingRow(
            "Decimal, large",
            [Decimal(string: "12345678901234567890.123456789")!, Decimal(string: "1e30")!, Decimal(string: "1e-30")!]),
        EncodingRow("URL", URL(string: "https://example.com/a?b=c#d")!),
        EncodingRow("UUID", UUID(uuidString: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F")!),
        EncodingRow("Date", Date(timeIntervalSinceReferenceDate: 700_000_000.25)),
        EncodingRow("Data", Data([1, 2, 3, 255])), EncodingRow("empty Data", Data()),
        EncodingRow("CGFloat", [CGFloat(1.5), 2]), EncodingRow("CGRect", CGRect(x: 1, y: 2, width: 3.5, height: 4)),
        EncodingRow("Range", 1..<5),
        EncodingRow("Locale", Locale(identifier: "en_US")), EncodingRow("SIMD", SIMD3<Float>(1, 2.5, 3)),
        EncodingRow("DateInterval", DateInterval(start: Date(timeIntervalSinceReferenceDate: 0), duration: 10)),
        EncodingRow("IndexSet", IndexSet(1..<3)),
    ]

    @Test(
        "Doubles and Floats, by their text",
        arguments: [
            0, -0.0, 1, -1, 1.5, 0.1, 0.3, 1e2, 1e15, 1e16, 1e17, 123_456_789_012_345_680, 1e20, 1e21, 1e22, 1e-3, 1e-4,
            1e-5, 1e-6, 1e-7, 1.5e-9, 1e100,
            .greatestFiniteMagnitude, .leastNormalMagnitude, .leastNonzeroMagnitude, 9_007_199_254_740_992,
            3.141592653589793, 100_000.5, 16_777_217,
        ] as [Double])
    func number(value: Double) {
        EncodingRow("Double \(value)", value).check()
        EncodingRow("[Double] \(value)", [value]).check()
        guard Float(value).isFinite else { return }
        EncodingRow("Float \(value)", Float(value)).check()
        EncodingRow("in a model", ParityBox(content: Float(value), more: [Float(value)])).check()
    }

    @Test("Every character that may need an escape", arguments: [false, true])
    func escapes(withoutSlashes: Bool) {
        let choices = CoderChoices { if withoutSlashes { $0.formatting = .withoutEscapingSlashes } }
        let scalars =
            (0..<0x100).map { UnicodeScalar($0)! }
            + ["\u{2028}", "\u{2029}", "\u{FEFF}", "\u{FFFF}", "é", "😀", "e\u{301}"].flatMap { $0.unicodeScalars }
        for scalar in scalars {
            EncodingRow("U+\(String(scalar.value, radix: 16))", ["a\(scalar)b", "\(scalar)"], choices).check()
            EncodingRow("name U+\(String(scalar.value, radix: 16))", ["a\(scalar)b": 1], choices).check()
        }
    }

    @Test("Collections and models", arguments: models)
    func model(row: EncodingRow) { row.check() }

    private static let address = ParityAddress(city: "B/C \"é\"", zip: 1)

    private static let models: [EncodingRow] = [
        EncodingRow("nil", Int?.none), EncodingRow("optional", Int?.some(1)),
        EncodingRow("nil model", ParityAddress?.none), EncodingRow("nested nil", Int??.some(nil)),
        EncodingRow("array of optionals", [1, nil, 2] as [Int?]),
        EncodingRow("array of optional models", [nil, address] as [ParityAddress?]),
        EncodingRow("array of optional texts", [nil, "a"] as [String?]),
        EncodingRow("array of double optionals", [nil, .some(nil), 1] as [Int??]),
        EncodingRow("dictionary of optionals", ["a": nil, "b": 1] as [String: Int?]),
        EncodingRow("dictionary of optional lists", ["a": nil, "b": [1]] as [String: [Int]?]),
        EncodingRow("box of nil", ParityBox<Int?>(content: nil, more: [nil, 1])),
        EncodingRow("box of nil model", ParityBox<ParityAddress?>(content: nil, more: [nil])),
        EncodingRow("empty array", [Int]()), EncodingRow("empty dictionary", [String: Int]()),
        EncodingRow("empties", [[String: [Int]]](repeating: ["a": []], count: 2)),
        EncodingRow("nested arrays", [[[1], []], []]), EncodingRow("dictionary by Int", [1: "a", -2: "b", 10: "c"]),
        EncodingRow("dictionary by Int of models", [1: address]),
        EncodingRow("dictionary by enum key", [ParityColorKey.red: 1, .blue: 2]),
        EncodingRow("dictionary as list", [ParityLevel.low: [1]]),
        EncodingRow("dictionary by UUID", [UUID(uuidString: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F")!: 1]),
        EncodingRow("set", Set([7])),
        EncodingRow("empty set", Set<String>()), EncodingRow("enums", [ParityColor.red, .blue]),
        EncodingRow("number enums", ["a": ParityLevel.high]),
        EncodingRow(
            "shapes",
            [
                ParityShape.empty, .circle(radius: 1.5), .rectangle(width: 1, height: 2), .labelled("a", 2),
                .group([.empty, .group([])]),
            ]),
        EncodingRow(
            "person",
            ParityPerson(
                name: "A", age: 3, email: nil, addresses: [address, ParityAddress(city: "D", zip: nil)],
                friends: ["f": address, "e": address])),
        EncodingRow("people", [ParityPerson(name: "", age: -1, email: "x")]),
        EncodingRow("box of boxes", ParityBox(content: ParityBox(content: [1]), more: [])),
        EncodingRow(
            "tree", ParityTree(value: 1, children: [ParityTree(value: 2, children: []), ParityTree(value: 3)])),
        EncodingRow("pairs", [ParityPair(name: "a", number: 1)]), EncodingRow("metres", ["a": ParityMetres(value: 2)]),
        EncodingRow("metre", ParityMetres(value: 0.5)),
        EncodingRow("dog", ParityDog(name: "Rex", legs: 4, tricks: ["sit"])),
        EncodingRow("dogs", [ParityDog(name: "Rex", legs: 4, tricks: [])]),
        EncodingRow("cat", ParityCat(name: "Tom", legs: 4, lives: 9)),
        EncodingRow("cats", ["a": ParityCat(name: "Tom", legs: 4, lives: 9)]),
        EncodingRow("fish", ParityFish(name: "Ray", legs: 0, depth: 1.5)),
        EncodingRow(
            "keys to sort",
            Dictionary(
                uniqueKeysWithValues: [
                    "b", "a", "B", "A", "a1", "a10", "a2", "_a", "ä", "é", "z", "Z", "", "aa", "1", "10", "2", "😀",
                    "\u{FFFF}",
                ].map { ($0, 1) })),
    ]

    @Test("Pretty printed", arguments: pretty)
    func prettyPrinted(row: EncodingRow) { row.check() }

    private static let prettyChoices = CoderChoices { $0.formatting = [.prettyPrinted] }

    private static let pretty: [EncodingRow] = [
        EncodingRow("empty array", [Int](), prettyChoices), EncodingRow("empty object", [String: Int](), prettyChoices),
        EncodingRow("array", [1, 2], prettyChoices),
        EncodingRow("empties", ["a": [[Int]()], "b": [[1]]], prettyChoices),
        EncodingRow("nested", ["a": ["b": [1, 2], "c": []], "d": [:]], prettyChoices),
        EncodingRow("fragment", 1, prettyChoices), EncodingRow("text", ["a:b,{}[]\n": "x{[,:\"]}"], prettyChoices),
        EncodingRow(
            "person", ParityPerson(name: "A", age: 3, email: nil, addresses: [address], friends: [:]), prettyChoices),
        EncodingRow("cat", ParityCat(name: "Tom", legs: 4, lives: 9), prettyChoices),
        EncodingRow(
            "all", ["u/r/l": [address]], CoderChoices { $0.formatting = [.prettyPrinted, .withoutEscapingSlashes] }),
        .steps("deferred containers", prettyChoices) { encoder in
            var container = encoder.container(keyedBy: LetterKey.self)
            var list = container.nestedUnkeyedContainer(forKey: .b)
            var object = container.nestedContainer(keyedBy: FreeKey.self, forKey: .a)
            _ = container.nestedUnkeyedContainer(forKey: .c)
            try object.encode([1], forKey: "x")
            try list.encode(["y": 1])
            _ = list.nestedContainer(keyedBy: LetterKey.self)
        },
    ]

    @Test("The order of members is the order of writing, which JSONEncoder does not promise")
    func order() throws {
        let text = String(
            decoding: try SmartJSONEncoder().encode(ParityPerson(name: "A", age: 3, email: "x")), as: UTF8.self)
        #expect(text == #"{"name":"A","age":3,"email":"x","addresses":[]}"#)
    }
}
