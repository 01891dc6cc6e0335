@_spi(Engine) import SmartEngine

/// Fills a model's properties from a decoder's container, with the calls that a synthesised `init(from:)` makes.
class ContainerFields: @unchecked Sendable {
    /// The members that have a value.
    let members: [LevelMember]

    fileprivate init(_ members: [LevelMember]) { self.members = members }

    /// Fills the instance whose properties' offsets start at `base`.
    func fill(_ base: UnsafeMutableRawPointer, from decoder: any Decoder) throws {}
}

final class TypedContainerFields<Key: CodingKey>: ContainerFields, @unchecked Sendable {
    private let keys: [Key]

    init(keys: [Key], _ members: [LevelMember]) {
        // Keys whose property needs no value have no member.
        self.keys = members.compactMap { member in keys.first { $0.stringValue == member.key } }
        super.init(members)
    }

    override func fill(_ base: UnsafeMutableRawPointer, from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        for (key, member) in zip(keys, members) {
            try container.fill(base + member.property.offset, as: member.property.type, key)
        }
    }
}

extension KeyedDecodingContainer {
    /// Stores the key's value in a property of the type at `place`.
    @_optimize(size) fileprivate func fill(_ place: UnsafeMutableRawPointer, as type: Any.Type, _ key: Key) throws {
        if let wrapped = RuntimeReflection.optional(type)?.wrappedAnyType as? any Decodable.Type {
            return try fillOptional(place, wrapped, key)
        }
        if let wrapper = type as? any (_SmartWrapper & Decodable).Type { return try fillWrapper(place, wrapper, key) }
        guard let decodable = type as? any Decodable.Type else {
            throw DecodingError.typeMismatch(
                type,
                DecodingError.Context("\(type) is not Decodable.", at: codingPath + [key]))
        }
        try fillValue(place, decodable, key)
    }

    private func fillValue<Value: Decodable>(_ place: UnsafeMutableRawPointer, _: Value.Type, _ key: Key) throws {
        place._store(try decode(Value.self, forKey: key), at: .value)
    }

    private func fillOptional<Wrapped: Decodable>(
        _ place: UnsafeMutableRawPointer, _: Wrapped.Type, _ key: Key
    ) throws {
        place._store(try decodeIfPresent(Wrapped.self, forKey: key), at: .value)
    }

    private func fillWrapper<Wrapper: Decodable & _SmartWrapper>(
        _ place: UnsafeMutableRawPointer, _: Wrapper.Type, _ key: Key
    ) throws {
        place._store(try decode(Wrapper.self, forKey: key), at: .value)
    }
}
