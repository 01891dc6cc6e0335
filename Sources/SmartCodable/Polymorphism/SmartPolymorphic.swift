/// A class whose subclass is chosen by a member of the object.
///
///     class Shape: SmartCodable, SmartPolymorphic {
///         var type = ""
///         required init() {}
///         class func variants() -> SmartVariants {
///             SmartVariants(by: "type", ["circle": Circle.self, "square": Square.self])
///         }
///     }
///     class Circle: Shape { var radius = 0.0 }
///
///     let shapes = [Shape].deserialize(from: #"[{"type":"circle","radius":2}]"#)      // [Circle]
///
/// It holds wherever a Shape is decoded: properties, arrays, dictionaries, generic wrappers. An unknown name makes the
/// class itself. Only for the engine.
public protocol SmartPolymorphic: _SmartCoded {
    static func variants() -> SmartVariants
}

/// What the values of one member stand for.
public struct SmartVariants {
    let key: String
    let variants: [SmartVariant]
    let otherwise: SmartVariant?

    /// Classes by the member's values.
    public init(by key: String, _ types: [String: any Decodable.Type]) {
        self.init(by: key, types.map { SmartVariant($0.key, type: $0.value) })
    }

    /// - Parameters:
    ///   - key: the member's name. Its value may be a text, a number or a boolean.
    ///   - variants: what its values stand for.
    ///   - otherwise: for values that are not listed, and where the member is missing.
    public init(by key: String, _ variants: [SmartVariant], otherwise: SmartVariant? = nil) {
        self.key = key
        self.variants = variants
        self.otherwise = otherwise
    }

    func variant(named name: String?) -> SmartVariant? { variants.first { $0.name == name } ?? otherwise }
}

/// What one value of the member stands for.
public struct SmartVariant {
    let name: String
    /// The class, or the payload's type.
    let type: any Decodable.Type
    /// The whole value, from the decoder of the object.
    let make: (any Decoder) throws -> Any
    /// The enum's case, where it has no payload.
    let value: Any?

    init(_ name: String, type: any Decodable.Type) {
        self.name = name
        self.type = type
        value = nil
        make = { try type.init(from: $0) }
    }

    /// An enum's case, whose payload is decoded from the whole object: `SmartVariant("text", Message.text)`.
    public init<Payload: Decodable, Base>(_ name: String, _ enumCase: @escaping (Payload) -> Base) {
        self.name = name
        type = Payload.self
        value = nil
        make = { decoder in
            guard let engine = decoder as? EngineDecoder else { return enumCase(try Payload(from: decoder)) }
            return enumCase(try engine.decodeValue(Payload.self, at: engine.index))
        }
    }

    /// An enum's case without payload: `SmartVariant("ping", value: Message.ping)`.
    public init<Base: Decodable>(_ name: String, value: Base) {
        self.name = name
        type = Base.self
        self.value = value
        make = { _ in value }
    }
}

/// An enum whose case is chosen by a member of the object.
///
///     enum Message: SmartPolymorphicEnum {
///         case text(Text), image(Image), ping
///         static func variants() -> SmartVariants {
///             SmartVariants(by: "kind", [SmartVariant("text", Message.text), SmartVariant("image", Message.image), SmartVariant("ping", value: Message.ping)])
///         }
///     }
///
/// The payload is decoded from the whole object and written as the whole object, with the member that names the case.
/// The engine also reads a text that holds such an object. Works with any coder.
public protocol SmartPolymorphicEnum: SmartPolymorphic, Codable {}

extension SmartPolymorphicEnum {
    /// Throws `DecodingError.dataCorrupted` for a name that is not listed.
    public init(from decoder: any Decoder) throws {
        if let value = (decoder as? EngineDecoder)?.embedded(Self.self) {
            self = value
            return
        }
        let variants = Self.variants()
        let name = try decoder.container(keyedBy: NameKey.self).decodeIfPresent(
            JSONValue.self, forKey: NameKey(stringValue: variants.key))?.variantName
        guard let made = try variants.variant(named: name)?.make(decoder) as? Self else {
            throw DecodingError.dataCorrupted(
                DecodingError.Context(
                    codingPath: decoder.codingPath,
                    debugDescription: "\(Self.self) has no variant for \(variants.key) '\(name ?? "nothing")'."))
        }
        self = made
    }

    public func encode(to encoder: any Encoder) throws {
        let variants = Self.variants()
        let payload = Mirror(reflecting: self).children.first?.value
        if let payload = payload as? any Encodable {
            if let engine = encoder as? EngineEncoder {
                try engine.encodeMembers(of: payload)
            } else {
                try payload.encode(to: encoder)
            }
        }
        // Where two cases have one payload type, the payload has to know its name.
        let names = variants.variants.filter { variant in
            guard let payload else { return variant.value.map { "\($0)" == "\(self)" } ?? false }
            return variant.value == nil && type(of: payload) == variant.type
        }
        guard names.count == 1, let name = names.first?.name else { return }
        var container = encoder.container(keyedBy: NameKey.self)
        try container.encode(name, forKey: NameKey(stringValue: variants.key))
    }
}

extension JSONValue {
    /// The text by which a variant is found.
    fileprivate var variantName: String? {
        switch self {
        case .string(let text): return text
        case .null, .array, .dict: return nil
        default: return description
        }
    }
}

extension EngineDecoder {
    /// A value from a text that holds its object as JSON; nil for anything else.
    fileprivate func embedded<T: Decodable>(_ type: T.Type) -> T? {
        guard node.kind == .string else { return nil }
        return reading {
            context.embedded(index, .object) { CodecRegistry.shared.codec(for: type).value(type, 0, context) }
        }
    }
}

extension EngineEncoder {
    /// The members of a value become members of the object that this encoder writes.
    func encodeMembers<T: Encodable>(of value: T) throws {
        beginObject()
        try writeFlat { try write(value) }
    }
}

extension NodeView {
    /// Whether the object has the member that chooses.
    func names(_ variants: SmartVariants) -> Bool { member(variants.key) != nil }

    /// The subclass of `base` that the variants choose for this object; nil for `base` itself.
    func variant(_ variants: SmartVariants, of base: any SmartDecodable.Type) -> (any SmartDecodable.Type)? {
        let name = member(variants.key).flatMap { JSONValue($0) }?.variantName
        guard let type = variants.variant(named: name)?.type as? any SmartDecodable.Type, type != base,
            let derived = type as? AnyClass,
            let ancestor = base as? AnyClass
        else { return nil }
        var current: AnyClass? = _getSuperclass(derived)
        while let superclass = current {
            if superclass == ancestor { return type }
            current = _getSuperclass(superclass)
        }
        return nil
    }
}
