import Foundation

/// What an `Any` holds, through any encoder: JSON values, and inside them anything Encodable.
struct PlainJSON: Encodable {
    let value: Any

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        if let optional = value as? AnyOptional, optional.wrappedAny == nil { return try container.encodeNil() }
        switch value {
        case _ where type(of: value) is NSNull.Type: try container.encodeNil()
        case let list as [Any]: try container.encode(list.map { PlainJSON(value: $0) })
        case let table as [String: Any]: try container.encode(table.mapValues { PlainJSON(value: $0) })
        case let value as any Encodable: try container.encode(value)
        case let number as NSNumber:
            guard let json = JSONValue(number) else { throw refusal(encoder) }
            try container.encode(json)
        case let string as NSString: try container.encode(string as String)
        default: throw refusal(encoder)
        }
    }

    private func refusal(_ encoder: any Encoder) -> EncodingError {
        EncodingError.invalidValue(
            value,
            EncodingError.Context(
                codingPath: encoder.codingPath, debugDescription: "\(type(of: value)) is no JSON value."))
    }
}

/// An array or object, also from text that holds one: that is how a database column has it.
struct JSONContainer: Decodable {
    let value: JSONValue

    init(from decoder: any Decoder) throws {
        if !(decoder is EngineDecoder), let text = try? decoder.singleValueContainer().decode(String.self) {
            value = JSONValue.string(text).embedded ?? .string(text)
        } else {
            value = try JSONValue(from: decoder)
        }
    }
}

/// Reads what an `Any`, `[Any]` or `[String: Any]` is to hold, from any decoder.
enum PlainDecoding {
    /// Text that holds a container's JSON is read as such: that is how a database column has it.
    static func dictionary(_ value: JSONValue, _ path: @autoclosure () -> [any CodingKey]) throws -> [String: Any] {
        if let result = (value.dictValue ?? value.embedded?.dictValue) { return result.mapValues(\.foundationObject) }
        throw mismatch([String: Any].self, value, path())
    }

    static func array(_ value: JSONValue, _ path: @autoclosure () -> [any CodingKey]) throws -> [Any] {
        if let result = (value.arrayValue ?? value.embedded?.arrayValue) { return result.map(\.foundationObject) }
        throw mismatch([Any].self, value, path())
    }

    static func mismatch(_ type: Any.Type, _ value: JSONValue, _ path: [any CodingKey]) -> DecodingError {
        DecodingError.typeMismatch(
            type,
            DecodingError.Context(
                codingPath: path, debugDescription: "Expected \(type), found \(String(value.description.prefix(60)))."))
    }
}
