import Foundation
import SmartCodable
import Testing

// Plain Codable types with wrapped properties, for both coders.

struct ParityDate: Codable, Equatable, Sendable { @SmartDate var x: Date? }
struct ParityCertainDate: Codable, Equatable, Sendable { @SmartDate var x: Date }
private struct Key: Codable, Equatable, Sendable { @SmartKey var x: Int? }
private struct CertainKey: Codable, Equatable, Sendable { @SmartKey var x: Int }
private struct Ignored: Codable, Equatable, Sendable { @IgnoredKey var x: Int? }
private struct CertainIgnored: Codable, Equatable, Sendable { @IgnoredKey var x: Int }
private struct Optional: Codable, Equatable, Sendable { @SmartOptional var x: ParityAddress? }
private struct Compact: Codable, Equatable, Sendable { @SmartCompact.Array var x: [Int]? }
private struct Flat: Codable, Equatable, Sendable { @SmartFlat var x: ParityAddress? }
private struct FlatDictionary: Codable, Equatable, Sendable {
    @SmartFlat var x: [String: Int]?
    var y: Int?
}
private struct KeyDate: Codable, Equatable, Sendable { @SmartKey @SmartDate var x: Date? = nil }
private struct DateIgnored: Codable, Equatable, Sendable { @IgnoredKey @SmartDate var x: Date? = nil }
private struct DateWritten: Codable, Equatable, Sendable {
    @IgnoredKey(isEncodable: true) @SmartDate var x: Date? = nil
}
private struct KeyIgnored: Codable, Equatable, Sendable { @SmartKey @IgnoredKey var x: Int? = nil }

private struct AnyValues: Codable, Equatable, @unchecked Sendable {
    @SmartAny var x: Any
    @SmartAny var y: Any?
    @SmartAny var z: [String: Any]?
    static func == (a: AnyValues, b: AnyValues) -> Bool {
        JSONValue(a.x) == JSONValue(b.x) && (a.y == nil) == (b.y == nil) && (a.z == nil) == (b.z == nil)
    }
}

/// Plain Codable types with the library's wrappers are read and written as with Foundation's coders. What is otherwise has a
/// row in FoundationDifferenceTests.
@Suite("Coders: wrappers in plain Codable types")
struct WrapperParityTests {
    @Test("Missing and null", arguments: nothing) func missing(row: DecodingRow) { row.check() }

    private static let nothing = [#"{}"#, #"{"x":null}"#].flatMap { json in
        [
            DecodingRow(ParityDate.self, json), DecodingRow(Key.self, json), DecodingRow(Ignored.self, json),
            DecodingRow(Optional.self, json), DecodingRow(Compact.self, json), DecodingRow(Flat.self, json),
            DecodingRow(FlatDictionary.self, json), DecodingRow(KeyDate.self, json),
            DecodingRow(DateIgnored.self, json), DecodingRow(KeyIgnored.self, json),
            .failing(ParityCertainDate.self, json), .failing(CertainKey.self, json),
            DecodingRow(AnyValues.self, json, fails: json == "{}"),
        ]
    }

    @Test("Values", arguments: values) func value(row: DecodingRow) { row.check() }

    private static let seconds = CoderChoices { $0.dateDecoding = .secondsSince1970 }

    private static let values: [DecodingRow] = [
        DecodingRow(ParityDate.self, #"{"x":60}"#, seconds), DecodingRow(KeyDate.self, #"{"x":60}"#, seconds),
        DecodingRow(KeyDate.self, #"{"x":"1970-01-01T00:01:00Z"}"#), .failing(ParityDate.self, #"{"x":[]}"#),
        DecodingRow(Key.self, #"{"x":5}"#), .failing(Key.self, #"{"x":{}}"#), DecodingRow(CertainKey.self, #"{"x":5}"#),
        DecodingRow(Ignored.self, #"{"x":5}"#), DecodingRow(Ignored.self, #"{"x":{"n":[]}}"#),
        DecodingRow(DateIgnored.self, #"{"x":[]}"#), DecodingRow(KeyIgnored.self, #"{"x":"a"}"#),
        .failing(CertainIgnored.self, #"{}"#),
        DecodingRow(Optional.self, #"{"x":{"city":"a"}}"#), .failing(Optional.self, #"{"x":[1]}"#),
        DecodingRow(Compact.self, #"{"x":[1,2]}"#), DecodingRow(Flat.self, #"{"x":{"city":"a"},"city":"b"}"#),
        DecodingRow(FlatDictionary.self, #"{"x":{"a":1},"y":2}"#),
        DecodingRow(AnyValues.self, #"{"x":[1,{"a":null}],"y":null,"z":{"b":[]}}"#),
    ]

    @Test("Written", arguments: written) func encode(row: EncodingRow) { row.check() }

    private static let written: [EncodingRow] = [
        EncodingRow("key", CertainKey(x: 1)), EncodingRow("ignored", Ignored(x: 1)),
        EncodingRow("compact", Compact(x: [1])), EncodingRow("flat", Flat(x: ParityAddress(city: "a"))),
        EncodingRow("flat dictionary", FlatDictionary(x: ["a": 1, "y": 3], y: 2)),
        EncodingRow("key, ignored", KeyIgnored(x: 1)),
        EncodingRow("date, ignored", DateIgnored(x: Date(timeIntervalSince1970: 60))),
        EncodingRow(
            "any", AnyValues(x: [1, true], y: "b", z: ["a": 1.5]), CoderChoices { $0.formatting = .sortedKeys }),
        EncodingRow(
            "written all the same",
            DateWritten(x: Date(timeIntervalSince1970: 60)),
            CoderChoices { $0.dateEncoding = .secondsSince1970 }),
    ]
}
