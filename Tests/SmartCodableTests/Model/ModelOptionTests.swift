import Foundation
import Testing

@testable import SmartCodable
@_spi(Engine) @testable import SmartEngine

/// What a model chooses for itself: before the process's choice, after the call's.
@Suite("Options of a model") struct ModelOptionTests {
    private struct Snake: SmartCodable, Equatable {
        var userName = ""
        var bornAt: Date?
        var note: String?
        static var decodingOptions: Set<SmartDecodingOption> { [.key(.fromSnakeCase), .date(.millisecondsSince1970)] }
        static var encodingOptions: Set<SmartEncodingOption> {
            [.key(.toSnakeCase), .date(.millisecondsSince1970), .nilAsNull]
        }
    }

    /// Has no choices, around a model that has.
    private struct Around: SmartCodable {
        var userName = ""
        var before: Date?
        var snake: Snake?
        var list: [Snake] = []
        var after: Date?
        var note: String?
    }

    private let json = #"""
        {"userName":"a","before":5,"snake":{"user_name":"b","born_at":5000},"list":[{"user_name":"c"}],"after":6}
        """#

    @Test("They hold for the model's own values, not for what is around it") func scope() {
        let model = Around.deserialize(from: json)
        #expect(model?.userName == "a")
        #expect(model?.before == Date(timeIntervalSince1970: 5))
        #expect(model?.snake == Snake(userName: "b", bornAt: Date(timeIntervalSince1970: 5)))
        #expect(model?.list == [Snake(userName: "c")])
        #expect(model?.after == Date(timeIntervalSince1970: 6))
        #expect(
            model?.toJSONString() == #"""
                {"userName":"a","before":5,"snake":{"user_name":"b","born_at":5000,"note":null},\#
                "list":[{"user_name":"c","born_at":null,"note":null}],"after":6}
                """#)
        let written = model?.toDictionary()?["list"] as? [[String: Any]]
        #expect(written?.first?["note"] is NSNull)
    }

    @Test("A call's choice comes first, also where it is the default") func callFirst() {
        let both = #"{"user_name":"snake","userName":"camel","bornAt":7}"#
        #expect(Snake.deserialize(from: both)?.userName == "camel")
        #expect(Snake.deserialize(from: #"{"user_name":"snake"}"#, options: [.key(.useDefaultKeys)])?.userName == "")
        #expect(Snake.deserialize(from: #"{"user_name":"snake"}"#, options: [.number(.rounded)])?.userName == "snake")
        let dated = Snake.deserialize(from: both, options: [.date(.secondsSince1970)])
        #expect(dated?.bornAt == Date(timeIntervalSince1970: 7))
        #expect(
            dated?.toJSONString(options: [.key(.useDefaultKeys), .date(.secondsSince1970)])
                == #"{"userName":"camel","bornAt":7,"note":null}"#)
        // What a call chose is forgotten by the next.
        #expect(Snake.deserialize(from: #"{"user_name":"snake"}"#)?.userName == "snake")
    }

    private struct Tolerant: SmartCodable, Equatable {
        var count = 0
        var list: [Int] = []
        var any = Strict()
        var ratio = 0.5
        static var decodingOptions: Set<SmartDecodingOption> {
            [
                .number(.rounded), .lossyCollections,
                .float(.convertFromString(positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")),
            ]
        }
    }

    private struct Strict: SmartCodable, Equatable {
        var count = 0
        var ratio = 0.5
    }

    @Test("Numbers, floats and collections, also after a model inside") func rules() {
        let json = #"{"any":{"count":1.6,"ratio":"inf"},"count":1.6,"list":[1,"x",2.6],"ratio":"inf"}"#
        #expect(
            Tolerant.deserialize(from: json)
                == Tolerant(count: 2, list: [1, 3], any: Strict(count: 0, ratio: 0.5), ratio: .infinity))
        #expect(Tolerant.deserialize(from: json, options: [.number(.truncate)])?.count == 1)
        #expect([Strict].deserialize(from: #"[{"count":1.6}]"#) == [Strict()])
    }

    private class Base: SmartCodable {
        var firstName: String?
        required init() {}
        class var decodingOptions: Set<SmartDecodingOption> { [.key(.fromSnakeCase)] }
        class var encodingOptions: Set<SmartEncodingOption> { [.nilAsNull] }
    }

    private class Derived: Base {
        var lastName: String?
        @SmartAny var extra: Any?
        @IgnoredKey var hidden: Int?
        @SmartKey("years") var age: Int?
    }

    private final class Named: Derived {
        var middleName: String?
        override class var encodingOptions: Set<SmartEncodingOption> { [.key(.toSnakeCase)] }
    }

    @Test("A class's hold for its subclasses, unless they have their own") func classes() {
        let json = #"{"first_name":"A","last_name":"B","middle_name":"C"}"#
        #expect(Derived.deserialize(from: json)?.lastName == "B")
        #expect(Named.deserialize(from: json)?.middleName == "C")
        #expect(Derived().toJSONString() == #"{"firstName":null,"lastName":null,"extra":null,"years":null}"#)
        #expect(Named.deserialize(from: json)?.toJSONString() == json)
    }

    private struct Flat: SmartCodable {
        @SmartFlat var inner: Strict?
        var plain: Int?
        @SmartKey("a.b") var nested: Int?
        @SmartDate var date: Date? = nil
        @IgnoredKey var ignored: Int?
        var elements: [Int?] = [nil]
        var mapped: Int?
        static func mappingForValue() -> [SmartValueTransformer]? {
            [CodingKeys.mapped <--- FastTransformer<Int, Int>(fromJSON: { $0 }, toJSON: { $0 })]
        }
    }

    @Test("Nil as null: every optional, whatever wraps it; nothing of what is ignored") func nilAsNull() throws {
        let text = #"{"plain":null,"a":{"b":null},"date":null,"elements":[null],"mapped":null}"#
        #expect(Flat().toJSONString(options: [.nilAsNull]) == text)
        #expect(Flat().toJSONString() == #"{"elements":[null]}"#)
        let encoder = SmartJSONEncoder()
        encoder.options = [.nilAsNull]
        #expect(String(decoding: try encoder.encode(Flat()), as: UTF8.self) == text)
    }

    @Test("With the coders: a strategy that is set comes first") func coders() throws {
        let json = #"{"user_name":"b","born_at":5000,"userName":"c"}"#
        #expect(try SmartJSONDecoder().decode(Snake.self, from: json).bornAt == Date(timeIntervalSince1970: 5))
        let decoder = SmartJSONDecoder()
        decoder.keyDecodingStrategy = .useDefaultKeys
        #expect(try decoder.decode(Snake.self, from: json) == Snake(userName: "c"))
        let encoder = SmartJSONEncoder()
        encoder.dateEncodingStrategy = .secondsSince1970
        let snake = Snake(userName: "b", bornAt: Date(timeIntervalSince1970: 5), note: "n")
        #expect(
            String(decoding: try encoder.encode(snake), as: UTF8.self)
                == #"{"user_name":"b","born_at":5,"note":"n"}"#)
    }

    @Test("What only a call can choose is not a model's") func onlyCalls() {
        struct Severe: SmartCodable {
            var count = 0
            static var decodingOptions: Set<SmartDecodingOption> { [.strict, .allowsTrailingCommas] }
        }
        #expect(Severe.deserialize(from: #"{"count":"1"}"#)?.count == 1)
        #expect(Severe.deserialize(from: #"{"count":1,}"#) == nil)
    }
}
