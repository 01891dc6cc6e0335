import Foundation
import SmartCodable
import Testing

/// `decode(_:from:configuration:)` and `encode(_:configuration:)`, beside Foundation's.
@Suite("Coders: configurations")
struct ConfigurationCodingTests {
    struct Unit: Sendable {
        let factor: Int

        struct Hundred: DecodingConfigurationProviding, EncodingConfigurationProviding {
            static let decodingConfiguration = Unit(factor: 100)
            static let encodingConfiguration = Unit(factor: 100)
        }
    }

    struct Length: CodableWithConfiguration, Equatable {
        enum Keys: CodingKey { case value, parts }

        var value: Int
        var parts: [Length] = []

        init(value: Int, parts: [Length] = []) {
            self.value = value
            self.parts = parts
        }

        init(from decoder: any Decoder, configuration: Unit) throws {
            let container = try decoder.container(keyedBy: Keys.self)
            value = try container.decode(Int.self, forKey: .value) * configuration.factor
            parts = try container.decodeIfPresent([Length].self, forKey: .parts, configuration: configuration) ?? []
        }

        func encode(to encoder: any Encoder, configuration: Unit) throws {
            var container = encoder.container(keyedBy: Keys.self)
            try container.encode(value / configuration.factor, forKey: .value)
            if !parts.isEmpty { try container.encode(parts, forKey: .parts, configuration: configuration) }
        }
    }

    private let data = Data(#"{"value":7,"parts":[{"value":1},{"value":2}]}"#.utf8)

    @Test("A configuration, and a type that provides one")
    @available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
    func values() throws {
        let length = Length(value: 700, parts: [Length(value: 100), Length(value: 200)])
        let unit = Unit(factor: 100)
        #expect(try SmartJSONDecoder().decode(Length.self, from: data, configuration: unit) == length)
        #expect(try SmartJSONDecoder().decode(Length.self, from: data, configuration: Unit.Hundred.self) == length)
        let list = Data(#"[{"value":1}]"#.utf8)
        #expect(
            try SmartJSONDecoder().decode([Length].self, from: list, configuration: unit) == [Length(value: 100)])
        let encoder = SmartJSONEncoder()
        encoder.outputFormatting = .sortedKeys
        let foundation = JSONEncoder()
        foundation.outputFormatting = .sortedKeys
        let expected = try foundation.encode(length, configuration: unit)
        #expect(try encoder.encode(length, configuration: unit) == expected)
        #expect(try encoder.encode(length, configuration: Unit.Hundred.self) == expected)
    }

    @Test(
        "Values are converted, and errors are JSONDecoder's", arguments: ["[]", "{}", #"{"value":"x"}"#, "{", "null"])
    @available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
    func errors(text: String) throws {
        let unit = Unit(factor: 1)
        let converted = try SmartJSONDecoder().decode(
            Length.self, from: Data(#"{"value":"7"}"#.utf8), configuration: unit)
        #expect(converted.value == 7)
        let strict = SmartJSONDecoder()
        strict.options = [.strict]
        let error = coderStrictError {
            try strict.decode(Length.self, from: Data(#"{"value":"7"}"#.utf8), configuration: unit)
        }
        #expect(error?.report.repairs.map(\.path) == ["value"])
        let expected = Result { try JSONDecoder().decode(Length.self, from: Data(text.utf8), configuration: unit) }
        let found = Result { try SmartJSONDecoder().decode(Length.self, from: Data(text.utf8), configuration: unit) }
        let comparison = Comparison(expected, found, isEqual: ==)
        #expect(comparison.isEqual && comparison.isFailure, "\(comparison)")
    }
}
