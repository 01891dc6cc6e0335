@_spi(Engine) import SmartEngine

/// The keys that a model's own `encode(to:)` writes for one instance, by an encoder that discards the values.
final class RecordedKeys {
    /// Of the object itself, not of those that are encoded inside it by hand; a key may be there more than once.
    private(set) var keys: [any CodingKey] = []
    /// The types of the keys of the object itself, in the order of the requests for containers.
    private(set) var types: [any CodingKey.Type] = []

    init<M: Encodable>(of model: M) {
        willRunUserCode()
        try? model.encode(to: RecordingEncoder(recording: self))
    }

    /// Of `init()`; nil for a type that has none, or is not Encodable.
    convenience init?(initialOf type: Any.Type) {
        func open(_ type: any SmartEncodable.Type) -> any Encodable { type.init() }
        willRunUserCode()
        guard let model = (type as? any SmartEncodable.Type).map(open) else { return nil }
        self.init(of: model)
    }

    fileprivate func note(_ key: any CodingKey) { keys.append(key) }
    fileprivate func note(_ type: any CodingKey.Type) { types.append(type) }
}

/// `recording`: nil for what is inside the object.
private struct RecordingEncoder: Encoder {
    let recording: RecordedKeys?
    var codingPath: [any CodingKey] { [] }
    var userInfo: [CodingUserInfoKey: Any] { [:] }

    func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
        recording?.note(type)
        return KeyedEncodingContainer(RecordingContainer<Key>(recording: recording))
    }
    func unkeyedContainer() -> any UnkeyedEncodingContainer { IgnoredElements() }
    func singleValueContainer() -> any SingleValueEncodingContainer { IgnoredValue() }
}

private struct RecordingContainer<Key: CodingKey>: KeyedEncodingContainerProtocol {
    let recording: RecordedKeys?
    var codingPath: [any CodingKey] { [] }

    func encodeNil(forKey key: Key) { recording?.note(key) }
    func encode<T: Encodable>(_: T, forKey key: Key) { recording?.note(key) }
    func encodeIfPresent<T: Encodable>(_: T?, forKey key: Key) { recording?.note(key) }

    func nestedContainer<N: CodingKey>(keyedBy _: N.Type, forKey key: Key) -> KeyedEncodingContainer<N> {
        recording?.note(key)
        return KeyedEncodingContainer(RecordingContainer<N>(recording: nil))
    }
    func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
        recording?.note(key)
        return IgnoredElements()
    }
    func superEncoder() -> any Encoder {
        recording?.note(EngineKey(stringValue: "super"))
        return RecordingEncoder(recording: nil)
    }
    func superEncoder(forKey key: Key) -> any Encoder {
        recording?.note(key)
        return RecordingEncoder(recording: nil)
    }
}

/// Elements have no keys.
private struct IgnoredElements: UnkeyedEncodingContainer {
    private(set) var count = 0
    var codingPath: [any CodingKey] { [] }

    mutating func encodeNil() { count += 1 }
    mutating func encode<T: Encodable>(_: T) { count += 1 }
    mutating func nestedContainer<N: CodingKey>(keyedBy type: N.Type) -> KeyedEncodingContainer<N> {
        count += 1
        return KeyedEncodingContainer(RecordingContainer<N>(recording: nil))
    }
    mutating func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer {
        count += 1
        return IgnoredElements()
    }
    mutating func superEncoder() -> any Encoder {
        count += 1
        return RecordingEncoder(recording: nil)
    }
}

private struct IgnoredValue: SingleValueEncodingContainer {
    var codingPath: [any CodingKey] { [] }
    func encodeNil() {}
    func encode<T: Encodable>(_: T) {}
}

// What the generic functions do not serve.
@available(macOS 15.0, iOS 18.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
extension RecordingContainer {
    func encode(_: Int128, forKey key: Key) { recording?.note(key) }
    func encode(_: UInt128, forKey key: Key) { recording?.note(key) }
}

@available(macOS 15.0, iOS 18.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
extension IgnoredElements {
    mutating func encode(_: Int128) { count += 1 }
    mutating func encode(_: UInt128) { count += 1 }
}

@available(macOS 15.0, iOS 18.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
extension IgnoredValue {
    func encode(_: Int128) {}
    func encode(_: UInt128) {}
}
