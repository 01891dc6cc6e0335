import Foundation

extension JSONValue: Codable {
    /// From any decoder. Where that cannot tell a number's digits, a number is an Int if it is whole, else a Double,
    /// else a Decimal's digits.
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
        let container = try decoder.singleValueContainer()
        if container.decodeNil() {
            self = .null
        } else if let text = try? container.decode(String.self) {
            self = JSONValue(text: text, container, decoder)
        } else if let value = try? container.decode(Bool.self), (try? container.decode(Double.self)) == nil {
            self = .bool(value)
        } else if let value = try? container.decode(Int.self),
            (try? container.decode(Double.self)).map({ $0 == Double(value) }) ?? true
        {
            self = .int(value)
        } else if let value = try? container.decode(Double.self) {
            if let decimal = try? container.decode(Decimal.self), !decimal.isNaN {
                self = JSONValue.number(value, exactly: decimal.description)
            } else {
                self = .double(value)
            }
        } else if let value = try? container.decode(Decimal.self) {
            self = .number(value.description)
        } else if let values = try? container.decode([JSONValue].self) {
            self = .array(values)
        } else {
            self = .dict(try container.decode([String: JSONValue].self))
        }
    }

    /// What a decoder gives as text. JSON's decoders only give texts so. A database's give whatever is asked for:
    /// numbers are texts there, texts numbers, and arrays and objects are stored as text.
    private init(text: String, _ container: any SingleValueDecodingContainer, _ decoder: any Decoder) {
        self = .string(text)
        if (try? container.decode(Int.self)) != nil {
            if let value = Int(text), value.description == text {
                self = .int(value)
            } else if let value = Double(text), value.isFinite, (try? container.decode(Double.self)) == value,
                JSONValue.isNumber(text)
            {
                self = .double(value)
            }
        }
        guard let first = text.utf8.first, first == UInt8(ascii: "{") || first == UInt8(ascii: "["),
            let value = embedded
        else { return }
        do {
            _ = try decoder.unkeyedContainer()
        } catch is DecodingError {
        } catch {
            self = value
        }
    }

    /// With any encoder. A `.number` becomes the widest type that holds it. Throws what the encoder throws; the engine
    /// writes null for what is no number.
    public func encode(to encoder: any Encoder) throws {
        if LinkedCodableHalf.current?.writeText(to: encoder, { write(to: &$0) }) == true { return }
        var container = encoder.singleValueContainer()
        switch self {
        case .null: try container.encodeNil()
        case .bool(let value): try container.encode(value)
        case .int(let value): try container.encode(value)
        case .double(let value): try container.encode(value)
        case .number(let text):
            if let value = UInt64(text) {
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
