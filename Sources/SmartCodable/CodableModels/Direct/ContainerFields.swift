@_spi(Engine) import SmartEngine

extension DirectKeys {
    /// Fills the properties of the instance whose offsets start at an address, from any decoder's container: with the
    /// calls that a synthesised `init(from:)` makes.
    typealias ContainerFilling = @Sendable (_ base: UnsafeMutableRawPointer, _ decoder: any Decoder) throws -> Void

    static func filling<Key: CodingKey>(_: Key.Type, _ members: [LevelMember]) -> ContainerFilling {
        let cases = EnumCases.keys(of: Key.self, for: members.map(\.property)) ?? []
        // Keys whose property needs no value have no member.
        let keys = members.compactMap { member in cases.first { $0.stringValue == member.key } }
        return { base, decoder in
            let container = try decoder.container(keyedBy: Key.self)
            for (key, member) in zip(keys, members) {
                try container.fill(base + member.property.offset, as: member.property.type, key)
            }
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
