@_spi(Engine) import SmartEngine

/// A stored property in a level of a class that the engine codes, with its key.
struct LevelMember {
    let property: StoredProperty
    /// The property's name, without the underscore of a wrapper's storage.
    let name: String
    /// The key's text: the name, unless `CodingKeys` change it.
    let key: String

    /// The members of all properties that can be coded, on every level.
    @_optimize(size) static func all(of layout: TypeLayout) -> [LevelMember] {
        layout.properties.compactMap { property in
            guard property.holdsValue, !property.isLazyStorage, !property.isObservationRegistrar else { return nil }
            guard property.name.hasPrefix("_") else { return LevelMember(property, property.name) }
            let name = String(property.name.dropFirst())
            if property.type is any _SmartWrapper.Type || layout.observableLevels.contains(property.level) {
                return LevelMember(property, name)
            }
            return ofWrapper(property, name) ?? LevelMember(property, property.name)
        }
    }

    private init(_ property: StoredProperty, _ name: String) {
        self.init(property: property, name: name, key: name)
    }

    init(property: StoredProperty, name: String, key: String) {
        self.property = property
        self.name = name
        self.key = key
    }

    /// The member of a user's own wrapper. A Codable struct is coded by its own code, as the compiler would have it. Of
    /// a struct that is not Codable, the `wrappedValue` is coded if it is stored.
    @_optimize(size) private static func ofWrapper(_ property: StoredProperty, _ name: String) -> LevelMember? {
        guard RuntimeReflection.kind(of: property.type) == .structure else { return nil }
        if CodecRegistry.shared.codec(for: property.type).isPlainCodable { return LevelMember(property, name) }
        guard let value = TypeLayout.of(property.type).properties.first(where: { $0.name == "wrappedValue" }),
            value.holdsValue, !(property.type is any Decodable.Type), !(property.type is any Encodable.Type)
        else { return nil }
        return LevelMember(property.part(value, named: name), name)
    }
}
