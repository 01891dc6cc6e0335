@_spi(Engine) import SmartEngine

/// The model that a coding key type is declared in.
///
///     struct Base: SmartCodable { … }         // 3App4BaseV
///     // Base.CodingKeys                      // 3App4BaseV10CodingKeysO
///
/// A nested type's mangled name begins with the name of the type around it. The arguments of a generic type follow at
/// the end: `3App3BoxV10CodingKeysOySi_G` is in `3App3BoxVySi_G`. Private types cannot be found by such a name; a
/// private type that a property has is found by its full name.
enum EnclosingModel {
    /// The model that these keys belong to, if it is another one than the type whose coder they are requested from; nil
    /// for its own keys. `keyName`: the key type's full name.
    static func find<K: CodingKey>(of keys: K.Type, _ keyName: String, otherThan layout: TypeLayout) -> Any.Type? {
        for index in 0..<max(1, layout.levels.count)
        where keyName.hasPrefix(_typeName(layout.isClass ? layout.levels[index] : layout.type) + ".") { return nil }
        let found = find(of: keys, keyName, in: layout)
        return found.flatMap { ObjectIdentifier($0) == ObjectIdentifier(layout.type) ? nil : $0 }
    }

    private static func find<K: CodingKey>(of keys: K.Type, _ keyName: String, in layout: TypeLayout) -> Any.Type? {
        for property in layout.properties {
            for type in parts(of: property.type) where keyName.hasPrefix(_typeName(type) + ".") { return type }
        }
        return find(of: keys)
    }

    /// A property's type, and the types inside optionals and wrappers.
    private static func parts(of type: Any.Type) -> [Any.Type] {
        if let optional = type as? any AnyOptional.Type { return [type] + parts(of: optional.wrappedAnyType) }
        if let wrapper = type as? any AnyWrapper.Type { return [type] + parts(of: wrapper.wrappedType) }
        return [type]
    }

    @_optimize(size) private static func find<K: CodingKey>(of keys: K.Type) -> Any.Type? {
        guard let name = _mangledTypeName(keys) else { return nil }
        let text = Array(name.utf8)
        let arguments = text.last == UInt8(ascii: "G") ? genericArguments(of: text) : []
        // Prefixes that end with a kind (struct, class, enum), the longest first; the whole name is the key type's own.
        for end in text.indices.dropFirst().reversed() where end < text.count - arguments.count {
            guard "VCO".utf8.contains(text[end - 1]) else { continue }
            let prefix = text[..<end] + arguments
            if let type = _typeByName(String(decoding: prefix, as: UTF8.self)) {
                return type
            }
        }
        return nil
    }

    /// `ySi_G` of `…OySi_G`: from the `y` after the key enum's kind.
    private static func genericArguments(of text: [UInt8]) -> ArraySlice<UInt8> {
        for start in text.indices.dropFirst()
        where text[start] == UInt8(ascii: "y") && text[start - 1] == UInt8(ascii: "O") {
            return text[start...]
        }
        return []
    }
}
