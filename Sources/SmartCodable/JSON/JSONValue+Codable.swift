import Foundation
@_spi(Engine) import SmartEngine

extension JSONValue: Codable {
    /// Decodes from any decoder. Where the decoder does not give a number's text, a number is an Int if it is whole, else
    /// a Double, else a Decimal's digits.
    ///
    /// - Throws: `DecodingError` where the decoder gives no JSON value.
    @_documentation(visibility: internal)
    public init(from decoder: any Decoder) throws {
        var own: JSONValue?
        let isRead = try LinkedCodableHalf.current?.withValue(of: decoder) { index, context in
            own = JSONValue(context.view(index))
            guard own != nil else { throw context.session.failure(JSONValue.self, at: index) }
        }
        if isRead == true, let own {
            self = own
            return
        }
        let object = try ForeignValue(from: decoder).object
        guard let value = JSONValue(object) else {
            throw DecodingError.corrupted("Expected a JSON value.", at: decoder.codingPath)
        }
        self = value
    }

    /// Encodes with any encoder. The engine's write a `.number` as it came; for others it is of a type that holds it.
    ///
    /// - Throws: What the encoder throws. The engine's writes null for a `.number` whose text is not a number.
    @_documentation(visibility: internal)
    @_optimize(size) public func encode(to encoder: any Encoder) throws {
        if LinkedCodableHalf.current?.writeText(to: encoder, { write(to: &$0) }) == true { return }
        var container = encoder.singleValueContainer()
        switch simplest {
        case .null: try container.encodeNil()
        case .bool(let value): try container.encode(value)
        case .int(let value): try container.encode(value)
        case .double(let value): try container.encode(value)
        case .number(let text):
            if let value = ExactInteger.parsing(text)?.fitted(to: UInt64.self) {
                try container.encode(value)
            } else if let value = Decimal(string: text, locale: Locale(identifier: "en_US_POSIX")) {
                try container.encode(value)
            } else {
                try container.encode(Double(text) ?? .nan)
            }
        case .string(let value): try container.encode(value)
        case .array(let values): try container.encode(values)
        case .dict(let values): try container.encode(values)
        }
    }
}
