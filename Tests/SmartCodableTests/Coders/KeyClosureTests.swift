import Foundation
import SmartCodable
import Testing

/// `.custom` key strategies, as JSONDecoder and JSONEncoder have them.
@Suite("Coders: keys by closures")
struct KeyClosureTests {
    private struct Page: Codable, Equatable {
        var title: String
        var page: [Page]?
        var table: [String: Page]?
        var count: Int?
    }

    /// What a name becomes, by the depth it is at as well.
    private static let closures: [@Sendable ([any CodingKey]) -> any CodingKey] = [
        { $0.last ?? FreeKey("") },
        { FreeKey(stringValue: ($0.last?.stringValue ?? "").lowercased()) },
        { FreeKey(stringValue: String(($0.last?.stringValue ?? "").reversed())) },
        { path in
            let name = path.last?.stringValue ?? ""
            return FreeKey(stringValue: path.count > 2 ? name.replacingOccurrences(of: "deep_", with: "") : name)
        },
        { path in
            path.last?.stringValue == "x" ? FreeKey("title") : path.last ?? FreeKey("")
        },
        { _ in FreeKey("title") },
        { _ in FreeKey("") },
        { _ in FreeKey(7) },
    ]

    private static let texts = [
        #"{"title":"a"}"#, #"{"Title":"a","TITLE":"b"}"#, #"{"eltit":"a","egap":[{"eltit":"b"}],"tnuoc":1}"#,
        #"{"title":"a","page":[{"deep_title":"b","page":[{"deep_title":"c","deep_count":2}]}]}"#,
        #"{"title":"a","table":{"title":{"title":"b"},"Page":{"deep_title":"c"}}}"#,
        #"{"x":"a","page":[{"x":"b"},{"x":"c"}]}"#, #"{"a":"1","b":"2","c":"3"}"#,
        "{" + (0..<40).map { "\"n\($0)\":\($0)," }.joined() + #""title":"a","Count":3}"#,
        #"{"title":"a","Count":null,"COUNT":3,"page":[{"title":"b","Count":null,"COUNT":3},{"title":"c","COUNT":4}]}"#,
        #"{"title":"a","page":[{"title":"b","count":1},{"title":"c","COUNT":null,"Count":3}],"count":2,"Count":null}"#,
        #"{"title":7}"#, #"{"titel":"a"}"#, #"{"title":"a","page":[{"title":null}]}"#,
    ]

    private static func choices(_ index: Int) -> CoderChoices { CoderChoices { $0.convertKey = closures[index] } }

    @Test("Decoded as by JSONDecoder, with the same errors", arguments: closures.indices)
    func decoded(index: Int) {
        for text in Self.texts {
            let row = DecodingRow(Page.self, text, Self.choices(index))
            for isStrict in [false, true] {
                let result = row.compare(isStrict)
                // By default a number is a text.
                if !isStrict, result.isFailure { continue }
                #expect(result.isEqual, "\(index), \(text)\nexpected: \(result.expected)\n   found: \(result.found)")
            }
        }
    }

    @Test("Encoded as by JSONEncoder", arguments: closures.indices)
    func encoded(index: Int) throws {
        let inner = Page(title: "b", page: [Page(title: "c")], table: ["A_key": Page(title: "d", count: 1)])
        let page = Page(title: "a", page: [inner, inner], table: ["title": inner], count: 2)
        for value in [page, inner] {
            let result = EncodingRow("page", value, Self.choices(index)).compare()
            #expect(result.text.isEqual, "expected: \(result.text.expected)\n   found: \(result.text.found)")
        }
        // JSONEncoder ends the process where a container is asked for by a key that has a value.
        guard index < 5 else { return }
        let paths = EncodingRow.steps("paths", Self.choices(index)) { encoder in
            var container = encoder.container(keyedBy: LetterKey.self)
            try container.encode(PathRecorder(), forKey: .a)
            var nested = container.nestedContainer(keyedBy: FreeKey.self, forKey: .b)
            try nested.encode(1, forKey: "xY")
            try container.encode(["k_K": 1], forKey: .c)
            try PathRecorder().encode(to: container.superEncoder(forKey: .d))
        }.compare()
        #expect(paths.text.isEqual, "expected: \(paths.text.expected)\n   found: \(paths.text.found)")
    }

    @Test("Each closure is given the same paths", arguments: texts)
    func paths(text: String) throws {
        let (ours, theirs) = (Paths(), Paths())
        let decoder = SmartJSONDecoder()
        decoder.keyDecodingStrategy = .custom { ours.note($0) }
        let foundation = JSONDecoder()
        foundation.keyDecodingStrategy = .custom { theirs.note($0) }
        // What fails need not have looked at everything.
        guard let expected = try? foundation.decode(Page.self, from: Data(text.utf8)) else { return }
        #expect(try decoder.decode(Page.self, from: text) == expected)
        #expect(ours.all == theirs.all)
    }

    private final class Paths: @unchecked Sendable {
        private(set) var all: Set<String> = []
        func note(_ path: [any CodingKey]) -> any CodingKey {
            all.insert(CodingErrorText.path(path))
            return path.last ?? FreeKey("")
        }
    }

    private struct Model: SmartCodable, Equatable {
        var id = 0
        var name = ""
        var items: [Model]?
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.name <--- ["name", "info.nick"]] }
    }

    @Test("Models have their mappings besides, call by call")
    func models() {
        let upper = SmartDecodingOption.key(
            .custom { FreeKey(stringValue: ($0.last?.stringValue ?? "").lowercased()) })
        let none = SmartDecodingOption.key(.custom { $0.last ?? FreeKey("") })
        let text = #"{"ID":1,"INFO":{"Nick":"a"},"ITEMS":[{"Id":"2","NAME":"b"}]}"#
        for _ in 0..<3 {
            let model = Model.deserialize(from: text, options: [upper])
            #expect(model == Model(id: 1, name: "a", items: [Model(id: 2, name: "b")]))
            #expect(Model.deserialize(from: text, options: [none]) == Model())
            #expect(Model.deserialize(from: text) == Model())
        }
        let spelled = SmartEncodingOption.key(
            .custom { FreeKey(stringValue: ($0.last?.stringValue ?? "").uppercased()) })
        #expect(Model(id: 1, name: "a").toJSONString(options: [spelled]) == #"{"ID":1,"NAME":"a"}"#)
        #expect(Model(id: 1, name: "a").toJSONString() == #"{"id":1,"name":"a"}"#)
    }

    private struct Headers: SmartCodable, Equatable {
        @SmartKey("content-type", "ct") var type = ""
        var other = ""
        var userName = ""
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.other <--- "X-Other.a-b"] }
    }

    @Test("Explicit names are found as they are")
    func explicitNames() {
        let camel = SmartDecodingOption.key(
            .custom { path in
                let words = (path.last?.stringValue ?? "").split(separator: "-")
                return FreeKey(stringValue: words.prefix(1).joined() + words.dropFirst().map(\.capitalized).joined())
            })
        let text = #"{"content-type":"t","user-name":"u","X-Other":{"aB":1,"a-b":2}}"#
        // The first object of a type, and the next ones.
        let (models, report) = SmartSentinel.record {
            [Headers].deserialize(from: #"[\#(text),\#(text),{"ct":"c","userName":"v","other":"o"}]"#, options: [camel])
        }
        #expect(models?.map(\.type) == ["t", "t", "c"] && models?.map(\.userName) == ["u", "u", "v"])
        #expect(!report.repairs.contains { $0.property == "type" })
    }

    private class Paper: SmartCodable {
        var title = ""
        required init() {}
    }

    /// Inherits the coding of its superclass, which does not ask for its properties.
    private final class Book: Paper { var pages = 0 }

    @Test("The properties of inherited levels have the same names as others")
    func inheritedLevels() throws {
        let decoder = SmartJSONDecoder()
        decoder.keyDecodingStrategy = .custom { FreeKey(stringValue: ($0.last?.stringValue ?? "").lowercased()) }
        for _ in 0..<2 {
            let book = try decoder.decode(Book.self, from: #"{"TITLE":"a","PAGES":"7"}"#)
            #expect(book.title == "a")
            #expect(book.pages == 7)
        }
        let spelled = SmartEncodingOption.key(
            .custom { FreeKey(stringValue: ($0.last?.stringValue ?? "").uppercased()) })
        #expect(Book().toJSONString(options: [spelled]) == #"{"TITLE":"","PAGES":0}"#)
    }

    @Test("Strategies are equal to their copies")
    func equality() {
        let one = SmartKeyDecodingStrategy.custom { $0[0] }
        let copy = one
        #expect(one == copy)
        #expect(Set([one, copy, .custom { $0[0] }]).count == 2)
    }

    @Test("Of equal names there is one key", arguments: repeated)
    func equalNames(row: DecodingRow) { row.check() }

    private static let repeated: [DecodingRow] = [
        #"{"a":1,"a":2,"b":3}"#, "{\"e\u{301}\":1,\"\u{E9}\":2}", #"{"a_b":1,"a_b":2,"aB":3}"#,
    ].flatMap { text in
        [false, true].map { isSnakeCase in
            DecodingRow.steps("keys", text, snakeCase: isSnakeCase) { decoder, log in
                log = try decoder.container(keyedBy: FreeKey.self).allKeys.map(\.stringValue).sorted()
            }
        }
    }
}
