@_spi(Engine) import SmartEngine

/// Members by subscript, in hand-written coding.
///
///     init(from decoder: any Decoder) throws {
///         id = decoder["id", "user_id"] ?? 0
///         city = decoder["address.city"] ?? ""
///     }
///     func encode(to encoder: any Encoder) throws {
///         encoder["id"] = id
///         encoder["address.city"] = city
///     }
///
/// Nil if there is no such value or it has another type; the engine's decoder converts it first. From ExCodable 1.0.
/// An app's own subscripts take precedence: hence `@_disfavoredOverload`.
extension Decoder {
    /// The first of the names whose value is not null. A name is tried as it is, then as a path into nested objects.
    ///
    /// - Parameter names: Candidates, in order of preference; dots lead into nested objects.
    /// - Returns: The value; nil if no name has one that can become a `T`.
    @_disfavoredOverload
    public subscript<T: Decodable>(_ names: String...) -> T? {
        guard let container = try? container(keyedBy: NameKey.self) else { return nil }
        return names.lazy.compactMap { container.value($0) }.first
    }

    /// The first of the keys whose value is not null.
    ///
    /// - Parameter keys: Candidates, in order of preference.
    /// - Returns: The value; nil if no key has one that can become a `T`.
    @_disfavoredOverload
    public subscript<T: Decodable, Key: CodingKey>(_ keys: Key...) -> T? {
        guard let container = try? container(keyedBy: Key.self) else { return nil }
        func value(_ key: Key) -> T? { (try? container.decodeIfPresent(T.self, forKey: key)) ?? nil }
        // When a model is updated, a missing key has a value as well.
        return keys.lazy.filter { container.contains($0) }.compactMap(value).first ?? keys.lazy.compactMap(value).first
    }
}

extension Encoder {
    /// Writes a field; dots lead into nested objects. Nil is left out. Reading returns nil.
    ///
    /// - Parameter name: The field's name; dots lead into nested objects.
    /// - Returns: Nil.
    @_disfavoredOverload
    public subscript<T: Encodable>(_ name: String) -> T? {
        get { nil }
        nonmutating set {
            guard let newValue else { return }
            var container = container(keyedBy: NameKey.self)
            var path = NameKey.path(name)
            let last = path.popLast() ?? NameKey(stringValue: name)
            for key in path { container = container.nestedContainer(keyedBy: NameKey.self, forKey: key) }
            try? container.encode(newValue, forKey: last)
        }
    }

    /// Writes a field. Nil is left out. Reading returns nil.
    ///
    /// - Parameter key: The field's key.
    /// - Returns: Nil.
    @_disfavoredOverload
    public subscript<T: Encodable, Key: CodingKey>(_ key: Key) -> T? {
        get { nil }
        nonmutating set {
            guard let newValue else { return }
            var container = container(keyedBy: Key.self)
            try? container.encode(newValue, forKey: key)
        }
    }
}

extension KeyedDecodingContainer<NameKey> {
    fileprivate func value<T: Decodable>(_ name: String) -> T? {
        let literal = NameKey(stringValue: name)
        if contains(literal) { return (try? decodeIfPresent(T.self, forKey: literal)) ?? nil }
        var path = NameKey.path(name)
        guard path.count > 1, let last = path.popLast() else { return nil }
        var container = self
        for key in path {
            guard let next = try? container.nestedContainer(keyedBy: NameKey.self, forKey: key) else { return nil }
            container = next
        }
        return (try? container.decodeIfPresent(T.self, forKey: last)) ?? nil
    }
}
