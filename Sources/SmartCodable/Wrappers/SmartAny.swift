import Foundation

/// A property that Codable cannot code by itself: `Any`, `[Any]`, `[String: Any]`, their optionals, or any type the engine can fill, such as a model that is
/// not Codable yet.
///
///     struct Page: SmartCodable {
///         @SmartAny var extra: [String: Any] = [:]
///         @SmartAny var owner: LegacyUser?
///     }
///
/// With another decoder than the engine's, JSON values are read generically; a type that is not Decodable then fails.
@propertyWrapper
public struct SmartAny<Value>: Codable, _SmartWrapper {
    public var wrappedValue: Value

    public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

    public init(from decoder: any Decoder) throws {
        if let engine = decoder as? EngineDecoder {
            let codec = CodecRegistry.shared.codec(for: Value.self)
            guard let value = engine.reading({ codec.value(Value.self, engine.index, engine.context) }) else {
                throw engine.mismatch(Value.self)
            }
            wrappedValue = value
            return
        }
        let value = try GenericJSON(from: decoder).value
        if let value = value as? Value {
            wrappedValue = value
        } else if let nothing = (Value.self as? any AnyOptional.Type)?.nilValue as? Value, value is NSNull {
            wrappedValue = nothing
        } else {
            throw DecodingError.typeMismatch(
                Value.self, DecodingError.Context(codingPath: decoder.codingPath, debugDescription: "Expected \(Value.self)."))
        }
    }

    public func encode(to encoder: any Encoder) throws {
        if let engine = encoder as? EngineEncoder {
            try engine.encodeDynamic(wrappedValue)
            return
        }
        let session = EncodingSession()
        defer { session.finish() }
        guard let plain = session.plain(wrappedValue, codec: CodecRegistry.shared.codec(for: Value.self)) else {
            var container = encoder.singleValueContainer()
            try container.encodeNil()
            return
        }
        try GenericJSON(value: plain).encode(to: encoder)
    }
}

extension SmartAny: @unchecked Sendable where Value: Sendable {}
extension SmartAny: Equatable where Value: Equatable {}
extension SmartAny: Hashable where Value: Hashable {}

extension EngineEncoder {
    /// Any value by its codec, Encodable or not.
    func encodeDynamic<T>(_ value: T) throws {
        let codec = CodecRegistry.shared.codec(for: T.self)
        let isWritten = withUnsafePointer(to: value) { codec.write($0, to: output) }
        if isWritten { markValue() } else { skip() }
    }
}

/// JSON through any coder: NSNumber, String, [Any], [String: Any], NSNull.
struct GenericJSON: Codable {
    let value: Any

    init(value: Any) { self.value = value }

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if container.decodeNil() {
            value = NSNull()
        } else if let bool = try? container.decode(Bool.self) {
            value = NSNumber(value: bool)
        } else if let int = try? container.decode(Int.self) {
            value = NSNumber(value: int)
        } else if let double = try? container.decode(Double.self) {
            value = NSNumber(value: double)
        } else if let string = try? container.decode(String.self) {
            value = string
        } else if let list = try? container.decode([GenericJSON].self) {
            value = list.map(\.value)
        } else {
            value = try container.decode([String: GenericJSON].self).mapValues(\.value)
        }
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch value {
        case is NSNull: try container.encodeNil()
        case let list as [Any]: try container.encode(list.map { GenericJSON(value: $0) })
        case let table as [String: Any]: try container.encode(table.mapValues { GenericJSON(value: $0) })
        case let value as any Encodable: try container.encode(value)
        case let number as NSNumber:
            if number.isBoolean {
                try container.encode(number.boolValue)
            } else if let int = number as? Int {
                try container.encode(int)
            } else {
                try container.encode(number.doubleValue)
            }
        case let string as NSString: try container.encode(string as String)
        default: try container.encode("\(value)")
        }
    }
}
