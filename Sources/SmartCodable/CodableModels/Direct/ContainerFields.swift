@_spi(Engine) import SmartEngine

/// Fills a model's properties from a decoder's container, with the calls that a synthesised `init(from:)` makes.
class ContainerFields: @unchecked Sendable {
    /// Those with a value.
    let members: [LevelMember]

    fileprivate init(_ members: [LevelMember]) { self.members = members }

    /// Fills the instance whose properties' offsets start at `base`.
    func fill(_ base: UnsafeMutableRawPointer, from decoder: any Decoder) throws {}

    /// Whether these are the keys that fill the model.
    func isKeyed(by type: Any.Type) -> Bool { false }
}

final class TypedContainerFields<Key: CodingKey>: ContainerFields, @unchecked Sendable {
    private let keys: [Key]

    /// `members`: by key; nil where a key's property needs no value.
    init(keys: [Key], _ members: [LevelMember?]) {
        self.keys = zip(keys, members).filter { $1 != nil }.map(\.0)
        super.init(members.compactMap { $0 })
    }

    override func isKeyed(by type: Any.Type) -> Bool { type == Key.self }

    override func fill(_ base: UnsafeMutableRawPointer, from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        for (key, member) in zip(keys, members) {
            try container.fill(base + member.property.offset, as: member.property.type, key)
        }
    }
}

extension KeyedDecodingContainer {
    /// Stores the key's value in a property of the type at `place`.
    fileprivate func fill(_ place: UnsafeMutableRawPointer, as type: Any.Type, _ key: Key) throws {
        if let wrapped = RuntimeReflection.optional(type)?.wrappedAnyType as? any Decodable.Type {
            return try fillOptional(place, wrapped, key)
        }
        if let wrapper = type as? any (_SmartWrapper & Decodable).Type { return try fillWrapper(place, wrapper, key) }
        guard let decodable = type as? any Decodable.Type else {
            throw DecodingError.typeMismatch(
                type,
                DecodingError.Context(codingPath: codingPath + [key], debugDescription: "\(type) is not Decodable."))
        }
        try fillValue(place, decodable, key)
    }

    private func fillValue<Value: Decodable>(_ place: UnsafeMutableRawPointer, _: Value.Type, _ key: Key) throws {
        place.assumingMemoryBound(to: Value.self).pointee = try decode(Value.self, forKey: key)
    }

    private func fillOptional<Wrapped: Decodable>(
        _ place: UnsafeMutableRawPointer, _: Wrapped.Type, _ key: Key
    ) throws {
        place.assumingMemoryBound(to: Wrapped?.self).pointee = try decodeIfPresent(Wrapped.self, forKey: key)
    }

    private func fillWrapper<Wrapper: Decodable & _SmartWrapper>(
        _ place: UnsafeMutableRawPointer, _: Wrapper.Type, _ key: Key
    ) throws {
        place.assumingMemoryBound(to: Wrapper.self).pointee = try decode(Wrapper.self, forKey: key)
    }
}
