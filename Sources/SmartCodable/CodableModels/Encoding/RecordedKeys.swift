@_spi(Engine) import SmartEngine

/// The keys that a model's own `encode(to:)` writes for one instance, by an encoder that discards the values.
final class RecordedKeys {
    /// The keys of the object itself, not of those that are encoded inside it by hand; a key may be there more than
    /// once.
    private(set) var keys: [any CodingKey] = []
    /// The types of the keys of the object itself, in the order of the requests for containers.
    private(set) var types: [any CodingKey.Type] = []

    init<M: Encodable>(of model: M) {
        willRunUserCode()
        try? model.encode(to: Recording<EngineKey>(keys: self))
    }

    /// The keys of the instance that `init()` makes; nil for a type that has no `init()`, or is not Encodable.
    convenience init?(initialOf type: Any.Type) {
        func open(_ type: any SmartEncodable.Type) -> any Encodable { type.init() }
        willRunUserCode()
        guard let model = (type as? any SmartEncodable.Type).map(open) else { return nil }
        self.init(of: model)
    }

    fileprivate func note(_ key: any CodingKey) { keys.append(key) }
    fileprivate func note(_ type: any CodingKey.Type) { types.append(type) }
}

/// The encoder and its containers. `keys`: nil for what is inside the object, and for elements, which have no keys.
private struct Recording<Key: CodingKey>: Encoder, KeyedEncodingContainerProtocol, UnkeyedEncodingContainer,
    SingleValueEncodingContainer
{
    let keys: RecordedKeys?
    var codingPath: [any CodingKey] { [] }
    var userInfo: [CodingUserInfoKey: Any] { [:] }
    /// The number of elements: user code may write until there are enough.
    private(set) var count = 0

    private var nothing: Recording { Recording(keys: nil) }

    func container<K: CodingKey>(keyedBy type: K.Type) -> KeyedEncodingContainer<K> {
        keys?.note(type)
        return KeyedEncodingContainer(Recording<K>(keys: keys))
    }
    func unkeyedContainer() -> any UnkeyedEncodingContainer { nothing }
    func singleValueContainer() -> any SingleValueEncodingContainer { nothing }

    func encodeNil(forKey key: Key) { keys?.note(key) }
    func encode<T: Encodable>(_: T, forKey key: Key) { keys?.note(key) }
    func encodeIfPresent<T: Encodable>(_: T?, forKey key: Key) { keys?.note(key) }
    func nestedContainer<K: CodingKey>(keyedBy type: K.Type, forKey key: Key) -> KeyedEncodingContainer<K> {
        keys?.note(key)
        return KeyedEncodingContainer(Recording<K>(keys: nil))
    }
    func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
        keys?.note(key)
        return nothing
    }
    mutating func superEncoder() -> any Encoder {
        count += 1
        keys?.note(EngineKey(stringValue: "super"))
        return nothing
    }
    func superEncoder(forKey key: Key) -> any Encoder {
        keys?.note(key)
        return nothing
    }

    mutating func encodeNil() { count += 1 }
    mutating func encode<T: Encodable>(_: T) { count += 1 }
    mutating func nestedContainer<K: CodingKey>(keyedBy: K.Type) -> KeyedEncodingContainer<K> {
        count += 1
        return KeyedEncodingContainer(Recording<K>(keys: nil))
    }
    mutating func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer {
        count += 1
        return nothing
    }
}

// Requirements that the generic functions do not meet.
@available(macOS 15.0, iOS 18.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
extension Recording {
    func encode(_: Int128, forKey key: Key) { keys?.note(key) }
    func encode(_: UInt128, forKey key: Key) { keys?.note(key) }
    mutating func encode(_: Int128) { count += 1 }
    mutating func encode(_: UInt128) { count += 1 }
}
