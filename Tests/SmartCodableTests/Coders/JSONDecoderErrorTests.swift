import Foundation
import SmartCodable
import TestSupport
import Testing

/// Published code looks at what JSONDecoder throws: the case, the type, the path, and the end of the sentence.
@Suite("Coders: errors as JSONDecoder's")
struct JSONDecoderErrorTests {
    struct Row: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let comparison: any ComparedErrors & Sendable

        init<T: Decodable>(
            _ type: T.Type, date: JSONDecoder.DateDecodingStrategy = .deferredToDate,
            data: JSONDecoder.DataDecodingStrategy = .base64, isNamed name: String? = nil
        ) {
            testDescription = name ?? "\(T.self)"
            comparison = Compared<T>(date: date, data: data)
        }
    }

    /// As the value itself, as a member, as an element, as a table's value.
    private static let payloads = [
        "null", #""x""#, "true", "1.5", "300", "[]", "{}", "[null]", #"["x"]"#, #"{"k":"x"}"#,
    ]

    @Test("Case, type, path and sentence", arguments: rows)
    func errors(row: Row) { for text in JSONDecoderErrorTests.payloads { row.comparison.compare(text) } }

    private static let rows: [Row] = [
        Row(Int.self), Row(Int8.self), Row(UInt64.self), Row(Double.self), Row(Float.self), Row(Bool.self),
        Row(String.self), Row(Decimal.self), Row(URL.self), Row(UUID.self), Row(Data.self),
        Row(Data.self, data: .deferredToData, isNamed: "Data as numbers"), Row(Date.self),
        Row(Date.self, date: .secondsSince1970, isNamed: "Date as seconds"),
        Row(Date.self, date: .iso8601, isNamed: "Date as ISO 8601"), Row(ParityColor.self), Row(ParityLevel.self),
        Row([Int].self), Row([String: Int].self), Row([Int: Int].self), Row(Set<Int>.self), Row([[Bool]].self),
        Row(Int?.self), Row(Bool?.self), Row([Int]?.self), Row(ParityAddress.self), Row([ParityAddress].self),
        Row(Nested.self), Row(Elements.self), Row(AskedForOptional.self),
    ]

    @Test("Sentences that published code compares")
    func sentences() throws {
        let decoder = SmartJSONDecoder()
        func sentence<T: Decodable>(_ type: T.Type, _ text: String) throws -> String {
            let error = try #require(Result { try decoder.decode(type, from: text) }.failure)
            return try #require(Parts(error)).sentence
        }
        #expect(try sentence([Int].self, "[null]").hasSuffix("found null value instead"))
        #expect(
            try sentence(ParityAddress.self, "null")
                == "Cannot get keyed decoding container -- found null value instead")
        #expect(
            try sentence(Int.self, #""x""#) == #"Expected to decode Int but found a string instead. Found: string "x"."#
        )
        #expect(try sentence(Int8.self, "300") == "Parsed JSON number 300 does not fit in Int8.")
        #expect(try sentence(URL.self, #""""#) == #"Invalid URL string. Found: string ""."#)
        #expect(try sentence(Int.self, "{").hasPrefix("The given data was not valid JSON."))
        let missing = try sentence(ParityAddress.self, "{}")
        #expect(missing == #"No value associated with key CodingKeys(stringValue: "city", intValue: nil) ("city")."#)
    }

    @Test("With .strict, what JSONDecoder throws is thrown, and holds all that was repaired")
    func strict() throws {
        let decoder = SmartJSONDecoder()
        decoder.options = [.strict]
        let thrown = try #require(
            Result { try decoder.decode([ParityAddress].self, from: #"[{"city":7,"zip":"8"}]"#) }.failure)
        let parts = try #require(Parts(thrown))
        #expect(parts.kind == "typeMismatch String" && parts.path == "/Index 0#0/city")
        let repairs = try #require(SmartStrictError(in: thrown)).report.repairs
        #expect(repairs.map(\.path) == ["[0].city", "[0].zip"])
        // A model's calls throw the strict error itself.
        struct Visit: SmartCodable { var day = 0 }
        let own = try #require(Result { try Visit.decode(from: #"{"day":"3"}"#, options: [.strict]) }.failure)
        #expect(own is SmartStrictError)
        #expect(SmartStrictError(in: own)?.report.repairs.map(\.path) == ["day"])
        // The coder, which repairs models without an error of their own:
        let visit = try #require(Result { try decoder.decode([Visit].self, from: #"[{"day":"3"}]"#) }.failure)
        #expect(Parts(visit)?.kind == "typeMismatch Int" && Parts(visit)?.path == "/Index 0#0/day")
        let none = try #require(Result { try decoder.decode(Visit.self, from: "{}") }.failure)
        #expect(Parts(none)?.kind == "keyNotFound day")
        #expect(SmartStrictError(in: CocoaError(.fileNoSuchFile)) == nil)
    }

    @Test("What a type throws of its own is thrown with .strict, too")
    func ownErrors() {
        struct Refused: Error {}
        struct Picky: Decodable {
            init(from decoder: any Decoder) throws {
                guard (try? decoder.singleValueContainer().decode(Int.self)) != nil else { throw Refused() }
            }
        }
        let decoder = SmartJSONDecoder()
        decoder.options = [.strict]
        #expect(throws: Refused.self) { try decoder.decode(Picky.self, from: #""7""#) }
    }

    @Test("A value inside the JSON by its path")
    func path() throws {
        let text = #"{"data":{"items":[{"city":"x","zip":"3"},{"city":"y","zip":[]}],"next":null}}"#
        let decoder = SmartJSONDecoder()
        #expect(
            try decoder.decode(ParityAddress.self, from: text, at: "data.items.0") == ParityAddress(city: "x", zip: 3))
        #expect(try decoder.decode(String.self, from: Data(text.utf8), at: "data.items.1.city") == "y")
        #expect(try decoder.decode(Int?.self, from: text, at: "data.next") == nil)
        let (value, report) = SmartSentinel.record {
            try? decoder.decode(ParityAddress.self, from: text, at: "data.items.0")
        }
        #expect(value != nil && report.repairs.map(\.path) == ["data.items[0].zip"])
        let thrown = try #require(
            Result { try decoder.decode([ParityAddress].self, from: text, at: "data.items") }.failure)
        #expect(Parts(thrown)?.path == "/data/items/Index 1#1/zip")
        for path in ["data.items.2", "data.none", "data.items.x", "data.items.0.city.x"] {
            #expect(throws: DecodingError.self, "\(path)") { try decoder.decode(Int.self, from: text, at: path) }
        }
        // The whole, as with models.
        #expect(try decoder.decode([Int].self, from: "[1]", at: "") == [1])
    }

    struct Nested: Decodable {
        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: FreeKey.self)
            _ = try container.nestedContainer(keyedBy: FreeKey.self, forKey: "k").decode(Int.self, forKey: "a")
        }
    }

    struct Elements: Decodable {
        init(from decoder: any Decoder) throws {
            var container = try decoder.unkeyedContainer()
            _ = try? container.decodeNil()
            if container.isAtEnd { _ = try container.nestedContainer(keyedBy: FreeKey.self) }
            if !container.isAtEnd { _ = try container.decode(Bool?.self) }
            _ = try container.superDecoder()
        }
    }

    struct AskedForOptional: Decodable {
        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: FreeKey.self)
            _ = try container.decode(Bool?.self, forKey: "k")
            _ = try container.decode([String].self, forKey: "a")
        }
    }
}

/// What a DecodingError says.
private struct Parts: CustomStringConvertible {
    let kind: String
    let path: String
    let sentence: String

    var description: String { "\(kind) at \(path): \(sentence)" }

    init?(_ error: any Error) {
        let context: DecodingError.Context
        switch error {
        case DecodingError.typeMismatch(let type, let found): (kind, context) = ("typeMismatch \(type)", found)
        case DecodingError.valueNotFound(let type, let found): (kind, context) = ("valueNotFound \(type)", found)
        case DecodingError.keyNotFound(let key, let found): (kind, context) = ("keyNotFound \(key.stringValue)", found)
        case DecodingError.dataCorrupted(let found): (kind, context) = ("dataCorrupted", found)
        default: return nil
        }
        path = context.codingPath.isEmpty ? "" : CodingErrorText.path(context.codingPath)
        sentence = context.debugDescription
    }
}

protocol ComparedErrors {
    func compare(_ payload: String)
}

/// One type's errors, beside JSONDecoder's. Unchecked: strategies without closures.
private struct Compared<T: Decodable>: ComparedErrors, @unchecked Sendable {
    let date: JSONDecoder.DateDecodingStrategy
    let data: JSONDecoder.DataDecodingStrategy

    func compare(_ text: String) {
        compareAlone(T.self, text)
        compareAlone(ParityBox<T>.self, #"{"content":\#(text),"more":[]}"#)
        compareAlone(ParityBox<T?>.self, #"{"content":null,"more":[\#(text)]}"#)
        compareAlone([String: [T]].self, #"{"a":[\#(text)]}"#)
        compareAlone(ParityBox<T>.self, #"{"more":[]}"#)
    }

    private func compareAlone<V: Decodable>(_ type: V.Type, _ text: String) {
        let foundation = JSONDecoder()
        foundation.dateDecodingStrategy = date
        foundation.dataDecodingStrategy = data
        let strict = SmartJSONDecoder()
        strict.options = [.strict]
        strict.dateDecodingStrategy = date
        strict.dataDecodingStrategy = data
        do {
            _ = try foundation.decode(type, from: Data(text.utf8))
        } catch {
            guard let expected = Parts(error) else {
                Issue.record("\(error)")
                return
            }
            let thrown = Result { try strict.decode(type, from: text) }.failure
            guard let thrown, let found = Parts(thrown) else {
                Issue.record("\(V.self) from \(text): \(expected) expected, found \(String(describing: thrown))")
                return
            }
            // A number that does not fit has no path there, and on some systems an empty sentence.
            if expected.path.isEmpty, found.sentence.hasPrefix("Parsed JSON number ") { return }
            // Where it reads dates from text, JSONDecoder's error has no path.
            if expected.sentence.hasPrefix("Expected date string") {
                #expect(found.sentence.hasPrefix(expected.sentence))
                return
            }
            #expect(found.kind == expected.kind, "\(V.self) from \(text)")
            #expect(found.path == expected.path, "\(V.self) from \(text)")
            #if os(Linux) && compiler(>=6.2)
            #expect(found.sentence.hasPrefix(expected.sentence), "\(V.self) from \(text)")
            #endif
        }
    }
}
