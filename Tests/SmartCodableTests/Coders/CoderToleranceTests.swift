import Foundation
import SmartCodable
import Testing

/// What is meant to differ from JSONDecoder: values that can be converted are, elements that cannot may be left out,
/// and `.strict` takes both back.
@Suite("Coders: tolerance")
struct CoderToleranceTests {
    /// A value that JSONDecoder refuses.
    struct Row: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let check: @Sendable () throws -> Void

        init<T: Decodable & Equatable & Sendable>(_ type: T.Type, _ text: String, _ expected: T) {
            testDescription = "\(T.self) from \(text)"
            check = { @Sendable () throws -> Void in try Row.check(Data(text.utf8), expected) }
        }

        private static func check<T: Decodable & Equatable>(_ data: Data, _ expected: T) throws {
            #expect(throws: DecodingError.self, "Foundation") { try JSONDecoder().decode(T.self, from: data) }
            #expect(try SmartJSONDecoder().decode(T.self, from: data) == expected)
            let strict = SmartJSONDecoder()
            strict.options = [.strict]
            let error = coderStrictError { try strict.decode(T.self, from: data) }
            #expect(error?.report.isEmpty == false)
        }
    }

    @Test("What can be converted is; strict refuses it", arguments: rows)
    func converted(row: Row) throws { try row.check() }

    private static let rows: [Row] = [
        Row(Int.self, #""1""#, 1), Row(Int.self, #""12.0""#, 12), Row(Int8.self, #""-5""#, -5),
        Row(UInt64.self, #""18446744073709551615""#, .max),
        Row(Double.self, #""1.5""#, 1.5), Row(Float.self, #""1.5""#, 1.5), Row(Bool.self, #""true""#, true),
        Row(Bool.self, #""NO""#, false), Row(Bool.self, "1", true),
        Row(Bool.self, "0", false), Row(String.self, "1", "1"), Row(String.self, "1.50", "1.50"),
        Row(String.self, "true", "true"),
        Row([Int].self, #"[1,"2"]"#, [1, 2]), Row([[String]].self, "[[1]]", [["1"]]),
        Row([String: Int].self, #"{"a":"1"}"#, ["a": 1]),
        Row(Set<Int>.self, #"["1"]"#, [1]), Row([Int: Bool].self, #"{"1":"yes"}"#, [1: true]),
        Row(Int?.self, #""1""#, 1), Row([Int?].self, #"[null,"1"]"#, [nil, 1]),
        Row(ParityAddress.self, #"{"city":7,"zip":"8"}"#, ParityAddress(city: "7", zip: 8)),
        Row(
            [ParityAddress].self, #"[{"city":"x"},{"city":true}]"#,
            [ParityAddress(city: "x"), ParityAddress(city: "true")]),
        Row(ParityBox<Int>.self, #"{"content":"1","more":["2"]}"#, ParityBox(content: 1, more: [2])),
        Row(ContiguousArray<Int>.self, #"["1"]"#, [1]),
        Row(ParityMetres.self, #""1.5""#, ParityMetres(value: 1.5)), Row(ParityLevel.self, #""3""#, .high),
        Row(ParityShape.self, #"{"labelled":{"_0":1,"_1":"2"}}"#, .labelled("1", 2)),
        Row(Decimal.self, #""1.10""#, Decimal(string: "1.1")!),
    ]

    @Test("A whole number that is written with a fraction is taken, as by JSONDecoder, by strict too")
    func wholeNumbers() throws {
        let strict = SmartJSONDecoder()
        strict.options = [.strict]
        for text in ["12.0", "1.2e1"] {
            #expect(try JSONDecoder().decode(Int.self, from: Data(text.utf8)) == 12)
            #expect(try SmartJSONDecoder().decode(Int.self, from: text) == 12)
            #expect(try strict.decode(Int.self, from: text) == 12)
        }
    }

    @Test("Of equal names the last counts, where JSONDecoder takes the first")
    func equalNames() throws {
        #expect(try SmartJSONDecoder().decode([String: Int].self, from: #"{"a":1,"a":2}"#) == ["a": 2])
        #expect(
            try SmartJSONDecoder().decode(ParityAddress.self, from: #"{"city":"x","city":"y"}"#)
                == ParityAddress(city: "y"))
    }

    @Test("Dates come in the usual forms, whatever the strategy")
    func dates() throws {
        let decoder = SmartJSONDecoder()
        decoder.dateDecodingStrategy = .secondsSince1970
        #expect(try decoder.decode(Date.self, from: #""1970-01-01T00:01:00Z""#) == Date(timeIntervalSince1970: 60))
        #expect(try decoder.decode(Date.self, from: #""60""#) == Date(timeIntervalSince1970: 60))
        decoder.dateDecodingStrategy = .iso8601
        #expect(try decoder.decode(Date.self, from: "60") == Date(timeIntervalSince1970: 60))
        #expect(
            try decoder.decode(Date.self, from: #""1970-01-01T00:01:00.500Z""#) == Date(timeIntervalSince1970: 60.5))
    }

    @Test("JSON inside a string is read where a collection is expected")
    func embedded() throws {
        #expect(
            try SmartJSONDecoder().decode(ParityBox<[Int]>.self, from: #"{"content":"[1,2]","more":[]}"#)
                == ParityBox(content: [1, 2]))
        #expect(
            try SmartJSONDecoder().decode([String: [String: Int]].self, from: #"{"a":"{\"b\":1}"}"#) == ["a": ["b": 1]])
    }

    @Test("Values that fit are no repair, optionals that are missing neither")
    func strictAndFitting() throws {
        let strict = SmartJSONDecoder()
        strict.options = [.strict]
        #expect(
            try strict.decode(ParityAddress.self, from: #"{"city":"x","zip":1}"#) == ParityAddress(city: "x", zip: 1))
        #expect(try strict.decode([ParityAddress].self, from: #"[{"city":"x"},{"city":"y","zip":null}]"#).count == 2)
        #expect(try strict.decode([Int?].self, from: "[1,null]") == [1, nil])
        #expect(try strict.decode([Double].self, from: "[1,1.5]") == [1, 1.5])
        #expect(throws: DecodingError.self) { try strict.decode(ParityAddress.self, from: "{}") }
        #expect(throws: DecodingError.self) { try strict.decode(Int.self, from: #""abc""#) }
    }

    @Test("What was repaired in a try that failed is no repair")
    func strictAndTried() throws {
        struct Inner: SmartCodable { var a = 1 }
        struct First: Codable {
            var inner: Inner
            var number: Int
        }
        struct Second: Codable { var text: String }
        struct Either: Codable {
            var text: String
            init(from decoder: any Decoder) throws {
                let container = try decoder.singleValueContainer()
                if let first = try? container.decode(First.self) {
                    text = "\(first.number)"
                } else {
                    text = try container.decode(Second.self).text
                }
            }
        }
        let strict = SmartJSONDecoder()
        strict.options = [.strict]
        #expect(try strict.decode(Either.self, from: #"{"inner":{},"text":"t"}"#).text == "t")
    }

    @Test("The report of a strict error says where and what")
    func strictReport() throws {
        let strict = SmartJSONDecoder()
        strict.options = [.strict]
        let error = try #require(
            coderStrictError {
                try strict.decode([ParityAddress].self, from: #"[{"city":"x"},{"city":"y","zip":"5"}]"#)
            })
        let repair = try #require(error.report.repairs.first)
        #expect(error.report.totalCount == 1)
        #expect(repair.action == .converted)
        #expect(repair.property == "zip")
        #expect(repair.path == "[1].zip")
    }

    @Test("Lossy collections leave out what cannot be converted")
    func lossyCollections() throws {
        let lossy = SmartJSONDecoder()
        lossy.options = [.lossyCollections]
        #expect(try lossy.decode([Int].self, from: #"[1,"x",{},"2",null]"#) == [1, 2])
        #expect(
            try lossy.decode([ParityAddress].self, from: #"[{"city":"x"},{},null,7]"#) == [ParityAddress(city: "x")])
        #expect(try lossy.decode([String: Int].self, from: #"{"a":1,"b":[],"c":null}"#) == ["a": 1])
        #expect(try lossy.decode(Set<Int>.self, from: "[1,{},2]") == [1, 2])
        #expect(try lossy.decode([[Int]].self, from: "[[1,[]],7,[2]]") == [[1], [2]])
        #expect(try lossy.decode([String: [ParityColor]].self, from: #"{"a":["red","pink"]}"#) == ["a": [.red]])
        #expect(
            try lossy.decode(ParityBox<Int>.self, from: #"{"content":1,"more":[2,{}]}"#)
                == ParityBox(content: 1, more: [2]))
        #expect(throws: DecodingError.self) {
            try lossy.decode(ParityBox<Int>.self, from: #"{"content":{},"more":[]}"#)
        }
        #expect(throws: DecodingError.self) { try lossy.decode([Int].self, from: "{}") }
    }

    @Test("Lossy and strict: what would be left out throws")
    func lossyAndStrict() {
        let decoder = SmartJSONDecoder()
        decoder.options = [.lossyCollections, .strict]
        #expect(coderStrictError { try decoder.decode([Int].self, from: "[1,{}]") } != nil)
    }

    @Test("Without the option an element that cannot be converted throws")
    func noLoss() {
        #expect(throws: DecodingError.self) { try SmartJSONDecoder().decode([Int].self, from: #"[1,"x"]"#) }
        #expect(throws: DecodingError.self) { try SmartJSONDecoder().decode([String: Int].self, from: #"{"a":[]}"#) }
    }

    @Test("Bad JSON comes with its line and column")
    func syntaxError() throws {
        let error = try #require(
            thrownError(DecodingError.self) {
                try SmartJSONDecoder().decode([Int].self, from: "[1,\n 2 3]")
            })
        guard case .dataCorrupted(let context) = error else {
            Issue.record("\(error)")
            return
        }
        let cause = try #require(context.underlyingError as? JSONSyntaxError)
        #expect(cause.line == 2)
        #expect(cause.column == 4)
    }
}
