@_spi(Engine) import SmartEngine

/// What one value of the field stands for.
public struct SmartVariant {
    package let name: String
    /// The class, or the payload's type.
    package let type: any Decodable.Type
    /// The whole value, from the decoder of the object.
    let make: (any Decoder) throws -> Any
    /// The enum's case, where it has no payload.
    package let value: Any?
    /// The enum's case with a payload; nil where that has another type.
    let wrap: (Any) -> Any?

    init(_ name: String, type: any Decodable.Type) {
        self.name = name
        self.type = type
        value = nil
        wrap = { _ in nil }
        make = { try type.init(from: $0) }
    }

    /// An enum's case, whose payload is decoded from the whole object: `SmartVariant("text", Message.text)`.
    ///
    /// - Parameters:
    ///   - name: The field's value.
    ///   - enumCase: The case, as a function of its payload.
    public init<Payload: Decodable, Base>(_ name: String, _ enumCase: @escaping (Payload) -> Base) {
        self.name = name
        type = Payload.self
        value = nil
        wrap = { ($0 as? Payload).map(enumCase) }
        make = { decoder in
            guard let engine = decoder as? EngineDecoder else { return enumCase(try Payload(from: decoder)) }
            return enumCase(try engine.decodeValue(Payload.self, at: engine.index))
        }
    }

    /// An enum's case without payload: `SmartVariant("ping", value: Message.ping)`.
    ///
    /// - Parameters:
    ///   - name: The field's value.
    ///   - value: The case.
    public init<Base: Decodable>(_ name: String, value: Base) {
        self.name = name
        type = Base.self
        self.value = value
        wrap = { _ in nil }
        make = { _ in value }
    }
}
