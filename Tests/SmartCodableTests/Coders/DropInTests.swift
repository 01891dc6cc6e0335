import Foundation
import SmartCodable
import TestSupport
import Testing

private struct AnyNames: Decodable {
    struct Key: CodingKey {
        let stringValue: String
        var intValue: Int? { nil }
        init?(stringValue: String) { self.stringValue = stringValue }
        init?(intValue: Int) { nil }
    }
    var values: [String: Int] = [:]

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        for key in container.allKeys { values[key.stringValue] = try container.decode(Int.self, forKey: key) }
    }
}

private struct DotNames: SmartCodable, Equatable {
    var dot = 0
    var dots = 0
    var inner = 0
    enum CodingKeys: String, CodingKey {
        case dot = "."
        case dots, inner
    }
    static func mappingForKey() -> [SmartKeyTransformer]? {
        [CodingKeys.dots <--- "...", CodingKeys.inner <--- ".a..b."]
    }
}

private struct WrappedDots: SmartCodable {
    @SmartKey("..") var dots = 0
    @SmartKey("a.b") var path = 0
}

private struct PathName: Codable, Equatable {
    var value: Int
    enum CodingKeys: String, CodingKey { case value = "a.b" }
}

private class Person: Codable {
    var name: String
    init(name: String) { self.name = name }
}

private final class Employee: Person {
    var salary: Int
    required init(from decoder: any Decoder) throws {
        salary = try decoder.container(keyedBy: Keys.self).decode(Int.self, forKey: .salary)
        try super.init(from: decoder)
    }
    private enum Keys: CodingKey { case salary }
}

private class Base: SmartCodable {
    var name = ""
    required init() {}
}

private final class Derived: Base {
    var more = 0
    required init() { super.init() }
    required init(from decoder: any Decoder) throws { try super.init(from: decoder) }
}

/// Decodes a subclass by its metatype, from containers that are told of it: keyed ones ask for the static type.
private struct ByMetatype: Decodable {
    let people: [Person]
    init(from decoder: any Decoder) throws {
        let type = Employee.self as Person.Type
        if var list = try? decoder.unkeyedContainer() {
            people = [try list.decode(type)]
        } else {
            people = [try decoder.singleValueContainer().decode(type)]
        }
    }
}

/// What JSONDecoder and JSONEncoder take for granted.
@Suite("Coders: drop-in")
struct DropInTests {
    @Test(
        "Names made of dots are names",
        arguments: [
            SmartKeyDecodingStrategy.useDefaultKeys, .fromSnakeCase, .firstLetterLower, .firstLetterUpper,
            .caseInsensitive,
        ])
    func dots(strategy: SmartKeyDecodingStrategy) throws {
        let decoder = SmartJSONDecoder()
        decoder.keyDecodingStrategy = strategy
        let text = #"{".":1,"..":2,"...":3,"a":{"b":4},"":5,"_":6}"#
        let names = try decoder.decode(AnyNames.self, from: #"{".":1,"..":2,"...":3,"":5,"_":6}"#)
        #expect(names.values == [".": 1, "..": 2, "...": 3, "": 5, "_": 6])
        let model = try decoder.decode(DotNames.self, from: text)
        #expect(model.dot == 1)
        #expect(model.dots == 3)
        #expect(model.inner == 4)
        let wrapped = try decoder.decode(WrappedDots.self, from: text)
        #expect(wrapped.dots == 2)
        #expect(wrapped.path == 4)
        #expect(DotNames.deserialize(from: text, options: [.key(strategy)])?.dots == 3)
    }

    @Test("Names made of dots are written")
    func writtenDots() throws {
        var value = WrappedDots()
        value.dots = 1
        value.path = 2
        #expect(value.toJSONString() == #"{"..":1,"a":{"b":2}}"#)
    }

    @Test("A coding key of a plain type is no path")
    func plainPath() throws {
        #expect(throws: DecodingError.self) { try SmartJSONDecoder().decode(PathName.self, from: #"{"a":{"b":1}}"#) }
        #expect(try SmartJSONDecoder().decode(PathName.self, from: #"{"a.b":1}"#) == PathName(value: 1))
    }

    @Test("Containers used again", .enabled(if: foundationHasNewCoders), arguments: again)
    func usedAgain(row: EncodingRow) { row.check() }

    private static let again: [EncodingRow] = [
        .steps("an object after a dictionary as a single value") { encoder in
            var single = encoder.singleValueContainer()
            try single.encode(["a": "b", "c": "d"])
            var container = encoder.container(keyedBy: FreeKey.self)
            try container.encode("foo", forKey: "other")
            try container.encode("new", forKey: "a")
        },
        .steps("an object after an empty dictionary") { encoder in
            var single = encoder.singleValueContainer()
            try single.encode([String: Int]())
            var container = encoder.container(keyedBy: FreeKey.self)
            try container.encode(1, forKey: "a")
        },
        .steps("an object for a key that has a dictionary") { encoder in
            var container = encoder.container(keyedBy: LetterKey.self)
            try container.encode(["x": 1, "y": 2], forKey: .a)
            try container.encode(1, forKey: .b)
            var nested = container.nestedContainer(keyedBy: FreeKey.self, forKey: .a)
            try nested.encode(3, forKey: "y")
            try nested.encode(4, forKey: "z")
        },
        .steps("a list for a key that has a list") { encoder in
            var container = encoder.container(keyedBy: LetterKey.self)
            try container.encode([1, 2], forKey: .a)
            var nested = container.nestedUnkeyedContainer(forKey: .a)
            try nested.encode(3)
        },
        .steps("a value, a nested object, a super encoder") { encoder in
            var container = encoder.container(keyedBy: LetterKey.self)
            try container.encode(41, forKey: .a)
            try 42.encode(to: container.superEncoder(forKey: .a))
        },
        .steps("nested, then super encoders") { encoder in
            var container = encoder.container(keyedBy: LetterKey.self)
            _ = container.nestedContainer(keyedBy: LetterKey.self, forKey: .a)
            try 42.encode(to: container.superEncoder(forKey: .a))
        },
    ]

    @Test("What is asked for twice is valid JSON or an error", arguments: [false, true])
    func conflicts(isPretty: Bool) {
        enum Key: CodingKey { case a, b }
        let writers: [(String, @Sendable (any Encoder) throws -> Void)] = [
            (
                "object",
                {
                    var c = $0.container(keyedBy: Key.self); try c.encode(1, forKey: .a)
                }
            ),
            ("empty object", { _ = $0.container(keyedBy: Key.self) }),
            (
                "list",
                {
                    var c = $0.unkeyedContainer(); try c.encode(1)
                }
            ),
            (
                "single",
                {
                    var c = $0.singleValueContainer(); try c.encode(1)
                }
            ),
            (
                "single object",
                {
                    var c = $0.singleValueContainer(); try c.encode(["a": 1])
                }
            ),
            (
                "single list",
                {
                    var c = $0.singleValueContainer(); try c.encode([1])
                }
            ),
            (
                "empty single list",
                {
                    var c = $0.singleValueContainer(); try c.encode([Int]())
                }
            ),
            (
                "nil",
                {
                    var c = $0.singleValueContainer(); try c.encodeNil()
                }
            ),
            (
                "nested",
                {
                    var c = $0.container(keyedBy: Key.self); _ = c.nestedUnkeyedContainer(forKey: .b)
                }
            ),
            (
                "super",
                {
                    var c = $0.container(keyedBy: Key.self); _ = c.superEncoder()
                }
            ),
        ]
        let coder = SmartJSONEncoder()
        coder.outputFormatting = isPretty ? .prettyPrinted : []
        for (first, one) in writers {
            for (second, two) in writers {
                let probe = EncodingProbe { encoder in
                    try one(encoder)
                    try two(encoder)
                }
                for value in [
                    [probe],
                    [
                        EncodingProbe {
                            var c = $0.unkeyedContainer(); try probe.encode(to: c.superEncoder()); try c.encode(2)
                        }
                    ],
                ] {
                    guard let data = try? coder.encode(value) else { continue }
                    #expect(throws: Never.self, "\(first), \(second): \(String(decoding: data, as: UTF8.self))") {
                        try JSONSerialization.jsonObject(with: data)
                    }
                }
            }
        }
    }

    @Test("A subclass by its metatype")
    func metatype() throws {
        let decoder = SmartJSONDecoder()
        let text = #"{"name":"Ann","salary":7}"#
        let person = try decoder.decode(Employee.self as Person.Type, from: text)
        #expect((person as? Employee)?.salary == 7)
        #expect(person.name == "Ann")
        #expect(try decoder.decode(Derived.self as Base.Type, from: text) is Derived)
        for source in [text, "[\(text)]"] {
            let people = try decoder.decode(ByMetatype.self, from: source).people
            #expect(!people.isEmpty && people.allSatisfy { ($0 as? Employee)?.salary == 7 })
        }
        #expect(throws: DecodingError.self) { try decoder.decode(Employee.self as Person.Type, from: #"{"name":"x"}"#) }
    }

    /// Hand-written, of one kind.
    struct Number: Decodable, Equatable {
        let value: Int
        init(from decoder: any Decoder) throws { value = try decoder.singleValueContainer().decode(Int.self) }
    }

    struct Numbers: Decodable, Equatable {
        let value: [Int]
        init(from decoder: any Decoder) throws { value = try decoder.singleValueContainer().decode([Int].self) }
    }

    enum Lists: Decodable, Equatable {
        case numbers([Int]), texts([String])
        init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            if let numbers = try? container.decode([Int].self) {
                self = .numbers(numbers)
            } else {
                self = .texts(try container.decode([String].self))
            }
        }
    }

    /// Models that know each other by their types only.
    enum Shape: Decodable, Equatable {
        struct Circle: Decodable, Equatable { var size: Int }
        struct Label: Decodable, Equatable { var size: String }
        struct Deep: Decodable, Equatable { var circles: [Circle] }
        struct DeepLabel: Decodable, Equatable { var circles: [[String: String]] }
        case circle(Circle), label(Label), circles([String: [Circle]]), deep(Deep), deepLabel(DeepLabel), any(
            [AnyByTrial])

        init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            if let value = try? container.decode(Circle.self) {
                self = .circle(value)
            } else if let value = try? container.decode(Label.self) {
                self = .label(value)
            } else if let value = try? container.decode([String: [Circle]].self) {
                self = .circles(value)
            } else if let value = try? container.decode(Deep.self) {
                self = .deep(value)
            } else if let value = try? container.decode(DeepLabel.self) {
                self = .deepLabel(value)
            } else {
                self = .any(try container.decode([AnyByTrial].self))
            }
        }
    }

    @Test(
        "Models that are tried in turn are exact inside",
        arguments: [
            DecodingRow(Shape.self, #"{"size":1}"#), DecodingRow(Shape.self, #"{"size":"1"}"#),
            DecodingRow(
                [Shape].self, #"[{"size":"1"},{"size":1},{"circles":[{"size":1}]},{"circles":[{"size":"1"}]}]"#),
            DecodingRow([String: Shape].self, #"{"a":{"circles":[]},"b":[1,"1",true,null]}"#),
            DecodingRow(ParityBox<Shape>.self, #"{"content":{"size":"1"},"more":[{"size":"x"}]}"#),
        ])
    func unionOfModels(row: DecodingRow) { row.check() }

    @Test("Models that are tried in turn are an error, or the initial value, when none fits")
    func noModelOfAUnion() throws {
        let decoder = SmartJSONDecoder()
        #expect(throws: DecodingError.self) { try decoder.decode(Shape.self, from: #"{"size":true}"#) }
        #expect(throws: DecodingError.self) {
            try decoder.decode([Shape].self, from: #"[{"circles":[{"size":1},{"size":"2"}]}]"#)
        }
        struct Holder: SmartCodable {
            var shape: Shape?
            init() {}
            init(from decoder: any Decoder) throws {
                shape = try decoder.container(keyedBy: Keys.self).decodeIfPresent(Shape.self, forKey: .shape)
            }
            func encode(to encoder: any Encoder) throws {}
            enum Keys: CodingKey { case shape }
        }
        #expect(Holder.deserialize(from: #"{"shape":{"size":"1"}}"#)?.shape == .label(Shape.Label(size: "1")))
        #expect(Holder.deserialize(from: #"{"shape":{"size":true}}"#).map { $0.shape == nil } == true)
    }

    enum Level: Int, Decodable { case low = 1, high }

    struct Identifier: RawRepresentable, Codable, Hashable { var rawValue: Int }

    /// Tries something else first.
    struct Flexible: RawRepresentable, Decodable {
        var rawValue: String
        init(rawValue: String) { self.rawValue = rawValue }
        init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            if let number = try? container.decode(Int.self) {
                rawValue = "number \(number)"
            } else {
                rawValue = try container.decode(String.self)
            }
        }
    }

    @Test("What a single value is asked for is exact, but by types that are nothing else")
    func singleValues() throws {
        let decoder = SmartJSONDecoder()
        #expect(try decoder.decode([Number].self, from: #"["1",2,"3"]"#).map(\.value) == [1, 2, 3])
        #expect(try decoder.decode(Lists.self, from: #"["1","2"]"#) == .texts(["1", "2"]))
        #expect(try decoder.decode(Lists.self, from: #"[1,2]"#) == .numbers([1, 2]))
        #expect(throws: DecodingError.self) { try decoder.decode(Number.self, from: #""x""#) }
        for text in [#"["1",2]"#, #""[1,2]""#] {
            #expect(throws: DecodingError.self) { try decoder.decode(Numbers.self, from: text) }
            #expect(throws: DecodingError.self) { try decoder.decode(Lists.self, from: text) }
        }
        #expect(throws: DecodingError.self) { try decoder.decode(IntOrText.self, from: "true") }
        #expect(try decoder.decode(Level.self, from: #""2""#) == .high)
        #expect(try decoder.decode([Identifier].self, from: #"["7",8]"#).map(\.rawValue) == [7, 8])
        #expect(
            try decoder.decode([Flexible].self, from: #"["7",8,true]"#).map(\.rawValue) == ["7", "number 8", "true"])
        decoder.options = [.strict]
        for text in [#""1""#, #"["1"]"#] {
            #expect(throws: (any Error).self) { try decoder.decode(Number.self, from: text) }
            #expect(throws: (any Error).self) { try decoder.decode(Numbers.self, from: text) }
            #expect(throws: (any Error).self) { try decoder.decode(Identifier.self, from: text) }
            #expect(throws: (any Error).self) { try decoder.decode(Level.self, from: text) }
        }
    }

    @Test("A model reports them")
    func singleValuesOfAModel() throws {
        struct Owner: SmartDecodable {
            var number: Number?
            var union: IntOrText?
            var identifier = Identifier(rawValue: 0)
            var level = Level2.low
            enum Level2: Int, Codable { case low = 1, high }
            struct Number: Codable, Equatable {
                var value = 0
                init() {}
                init(from decoder: any Decoder) throws { value = try decoder.singleValueContainer().decode(Int.self) }
                func encode(to encoder: any Encoder) throws { try value.encode(to: encoder) }
            }
        }
        let (owner, report) = SmartSentinel.record {
            Owner.deserialize(from: #"{"number":"1","union":true,"identifier":"7","level":"2"}"#)
        }
        #expect(
            owner?.number?.value == 1 && owner?.union == nil && owner?.identifier.rawValue == 7 && owner?.level == .high
        )
        #expect(report.repairs.map(\.action) == [.converted, .becameNil, .converted, .converted], "\(report)")
        let (unknown, lines) = SmartSentinel.record { Owner.deserialize(from: #"{"identifier":"x","level":"9"}"#) }
        #expect(unknown?.identifier.rawValue == 0 && unknown?.level == .low)
        #expect(lines.repairs.map(\.action) == [.keptInitialValue, .keptInitialValue], "\(lines)")
    }

    /// Fails at its innermost, and asks for each level by a single value.
    indirect enum Tree: Decodable {
        case leaf(Int), node([Tree])
        nonisolated(unsafe) static var readings = 0
        init(from decoder: any Decoder) throws {
            Tree.readings += 1
            let container = try decoder.singleValueContainer()
            if let leaf = try? container.decode(Int.self) {
                self = .leaf(leaf)
            } else {
                self = .node(try container.decode([Tree].self))
            }
        }
    }

    @Test("No value is read twice")
    func linear() {
        let depth = 200
        let text = String(repeating: "[", count: depth) + #""x""# + String(repeating: "]", count: depth)
        Tree.readings = 0
        #expect(throws: DecodingError.self) { try SmartJSONDecoder().decode(Tree.self, from: text) }
        #expect(Tree.readings <= depth + 1)
    }

    @Test(
        "A date with other marks in it is in no form that was agreed on",
        arguments: ["4-1,1T8:5:0Z", "4-1 1T8:5:0Z", "4-1-1T8:5:0e0Z"])
    func oddDate(text: String) throws {
        let strict = CoderChoices {
            $0.dateDecoding = .iso8601
            $0.isStrict = true
        }
        let data = Data("[\"\(text)\"]".utf8)
        #expect(throws: DecodingError.self) { try strict.foundationDecode([Date].self, data) }
        #expect(throws: DecodingError.self) { try strict.smartDecode([Date].self, data) }
        let short = Data(#"["2024-1-3T8:15:0Z"]"#.utf8)
        #expect(try strict.smartDecode([Date].self, short) == strict.foundationDecode([Date].self, short))
    }

    /// Tries one thing after the other in containers that convert.
    struct Trying: Decodable, Equatable {
        var found: [String] = []

        init(from decoder: any Decoder) throws {
            if var list = try? decoder.unkeyedContainer() {
                while !list.isAtEnd {
                    if let value = try? list.decode(Int.self) {
                        found.append("\(value)")
                    } else if let value = try? list.decode([Int].self) {
                        found.append("\(value)")
                    } else if let value = try? list.decode(Box.self) {
                        found.append("\(value)")
                    } else {
                        found.append("other")
                        _ = try list.superDecoder()
                    }
                }
                return
            }
            let container = try decoder.container(keyedBy: FreeKey.self)
            for key in container.allKeys.sorted(by: { $0.stringValue < $1.stringValue }) {
                if let value = try? container.decode(Int.self, forKey: key) {
                    found.append("\(value)")
                } else if let value = try? container.decode([Int].self, forKey: key) {
                    found.append("\(value)")
                } else if let value = try? container.decodeIfPresent(Box.self, forKey: key) {
                    found.append("\(value)")
                } else {
                    found.append("other")
                }
            }
        }

        struct Box: Decodable, Equatable { var v: Int }
    }

    @Test(
        "With .strict, all that hand-written code asks for is exact",
        arguments: [
            #"{"a":"1","b":2,"c":["3"],"d":"[4]","e":{"v":"5"},"f":{"v":6},"g":true,"h":"{\"v\":1}"}"#,
            #"["1",2,["3"],"[4]",{"v":"5"},{"v":6},true,[7]]"#, #"[1.0,"x",{"v":1.0}]"#,
        ])
    func strictTrying(text: String) throws {
        let decoder = SmartJSONDecoder()
        decoder.options = [.strict]
        let expected = try JSONDecoder().decode(Trying.self, from: Data(text.utf8))
        #expect(try decoder.decode(Trying.self, from: text) == expected)
        #expect(try decoder.decode([String: Trying].self, from: "{\"x\":\(text)}") == ["x": expected])
        struct Holder: SmartDecodable { var trying: Trying? }
        #expect(Holder.deserialize(from: "{\"trying\":\(text)}", options: [.strict])?.trying == expected)
        // One that fails is told of as before.
        let error = coderStrictError {
            try decoder.decode([Number].self, from: #"[1,"2"]"#)
        }
        #expect(error?.report.repairs.map(\.path) == ["[1]"])
        #expect(SmartSentinel.record { try? decoder.decode(Trying.self, from: text) }.report.repairs.isEmpty)
    }

    @Test("What is no value is refused in both directions")
    func refused() throws {
        for text in ["1e400", "-1e400"] {
            for strategy in [
                JSONDecoder.DateDecodingStrategy.deferredToDate, .secondsSince1970, .millisecondsSince1970,
            ] {
                let decoder = SmartJSONDecoder()
                decoder.dateDecodingStrategy = strategy
                #expect(throws: DecodingError.self) { try decoder.decode([Date].self, from: "[\(text)]") }
            }
        }
        for strategy in [JSONEncoder.DateEncodingStrategy.deferredToDate, .secondsSince1970, .millisecondsSince1970] {
            let encoder = SmartJSONEncoder()
            encoder.dateEncodingStrategy = strategy
            #expect(throws: EncodingError.self) { try encoder.encode([Date(timeIntervalSince1970: .infinity)]) }
        }
        // With words for infinities, what JSONEncoder does: they are for dates that write themselves.
        for strategy in [JSONEncoder.DateEncodingStrategy.deferredToDate, .secondsSince1970, .millisecondsSince1970] {
            let words = CoderChoices {
                $0.dateEncoding = strategy
                $0.floatEncoding = .convertToString(positiveInfinity: "INF", negativeInfinity: "-INF", nan: "NAN")
            }
            for time in [Double.infinity, -.infinity, .nan] {
                let row = EncodingRow("date", [Date(timeIntervalSinceReferenceDate: time)], words).compare()
                #expect(row.text.isEqual, "expected: \(row.text.expected), found: \(row.text.found)")
            }
        }
        let decoder = SmartJSONDecoder()
        #expect(try decoder.decode(Decimal.self, from: #""0x10""#) == 16)
        #expect(try decoder.decode(Int.self, from: #""0x10""#) == 16)
        #expect(throws: DecodingError.self) { try decoder.decode(Decimal.self, from: #""inf""#) }
        let encoder = SmartJSONEncoder()
        encoder.dateEncodingStrategy = .custom { _, _ in }
        encoder.outputFormatting = .sortedKeys
        #expect(String(decoding: try encoder.encode(Date()), as: UTF8.self) == "{}")
        #expect(
            String(decoding: try encoder.encode(["i": 6, "e\u{301}": 1]), as: UTF8.self) == "{\"e\u{301}\":1,\"i\":6}")
    }

    private struct Account: Decodable {
        var id: Int
        var rank: Int?
        var balance: Double
        @SmartDate var since: Date?

        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: Keys.self)
            do {
                id = try container.decode(Int.self, forKey: .id)
                _ = try container.decodeNil(forKey: .rank)
                balance = try container.decode(Double.self, forKey: .balance)
                _since = try container.decode(SmartDate<Date?>.self, forKey: .since)
            } catch DecodingError.keyNotFound(let key, _) {
                throw Missing(key: key as? Keys)
            }
        }

        enum Keys: Int, CodingKey { case id, rank, balance, since }
    }

    private struct Missing: Error, Equatable { let key: Account.Keys? }

    /// Published code has `key as! CodingKeys`.
    @Test(
        "The key that is missing is the caller's own",
        arguments: [
            ("{}", "id", "id"), (#"{"id":1}"#, "rank", "rank"), (#"{"id":1,"rank":null}"#, "balance", "balance"),
            (#"{"id":1,"rank":2,"balance":0.5}"#, nil, nil),
        ])
    func keyOfTheCaller(text: String, byDefault: String?, strictly: String?) throws {
        let decoder = SmartJSONDecoder()
        for (isStrict, name) in [(false, byDefault), (true, strictly)] {
            decoder.options = isStrict ? [.strict] : []
            do {
                #expect(try decoder.decode(Account.self, from: text).since == nil && name == nil)
            } catch let error as Missing {
                #expect(error.key != nil && error.key?.stringValue == name)
            }
        }
    }

    @Test("The nested names are there, with Foundation's cases")
    func nestedNames() throws {
        let dates: SmartJSONDecoder.DateDecodingStrategy = .secondsSince1970
        let keys: SmartJSONDecoder.KeyDecodingStrategy = .convertFromSnakeCase
        let decoder = SmartJSONDecoder()
        (decoder.dateDecodingStrategy, decoder.keyDecodingStrategy) = (dates, keys)
        decoder.dataDecodingStrategy = SmartJSONDecoder.DataDecodingStrategy.base64
        decoder.nonConformingFloatDecodingStrategy = SmartJSONDecoder.NonConformingFloatDecodingStrategy.throw
        #expect(try decoder.decode([String: Date].self, from: #"{"a":0}"#) == ["a": Date(timeIntervalSince1970: 0)])

        let encoder = SmartJSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .prettyPrinted] as SmartJSONEncoder.OutputFormatting
        encoder.dateEncodingStrategy = SmartJSONEncoder.DateEncodingStrategy.secondsSince1970
        encoder.dataEncodingStrategy = SmartJSONEncoder.DataEncodingStrategy.base64
        encoder.nonConformingFloatEncodingStrategy = SmartJSONEncoder.NonConformingFloatEncodingStrategy.throw
        encoder.keyEncodingStrategy = SmartJSONEncoder.KeyEncodingStrategy.convertToSnakeCase
        let text = String(decoding: try encoder.encode([Date(timeIntervalSince1970: 0)]), as: UTF8.self)
        #expect(text.filter { !$0.isWhitespace } == "[0]")
    }
}
