import Foundation
import SmartCodable
import Testing

/// A model with a flat dictionary that is read, changed and written.
struct FlatRow: CustomTestStringConvertible, @unchecked Sendable {
    let testDescription: String
    /// What is written after the change, and once more after that was read.
    let written: () throws -> [String]
    let expected: String

    init<Model: SmartCodable>(
        _ name: String, _ json: String, useMappedKeys: Bool = true, _ change: @escaping @Sendable (inout Model) -> Void,
        _ expected: String
    ) {
        testDescription = name
        written = {
            var model = try #require(Model.deserialize(from: json))
            change(&model)
            let text = try #require(model.toJSONString(useMappedKeys: useMappedKeys))
            let again = try #require(Model.deserialize(from: text)?.toJSONString(useMappedKeys: useMappedKeys))
            let pretty = try #require(model.toJSONString(useMappedKeys: useMappedKeys, prettyPrint: true))
            let compact = try JSONValue.deserialize(pretty)
            #expect(try compact == JSONValue.deserialize(text))
            #expect(try JSONValue.deserialize(plain: model.toDictionary(useMappedKeys: useMappedKeys)) == compact)
            // Of another run, whose plans are new: a first object and a later one are written alike.
            #expect(model.toJSONString(useMappedKeys: useMappedKeys) == text)
            return [text, again]
        }
        self.expected = expected
    }

    func check() throws {
        let written = try written()
        #expect(written.first == expected)
        // Nothing comes back, and nothing is lost, when it is read again.
        #expect(try JSONValue.deserialize(written[0]) == JSONValue.deserialize(written[1]))
    }
}

extension JSONValue {
    fileprivate static func deserialize(_ text: String) throws -> JSONValue {
        try SmartJSONDecoder().decode(JSONValue.self, from: text)
    }
    fileprivate static func deserialize(plain: [String: Any]?) throws -> JSONValue {
        try SmartJSONDecoder().decode(JSONValue.self, fromJSONObject: plain ?? [:])
    }
}
