@_spi(Engine) import SmartEngine

/// A recording of a model's own `encode(to:)` for one instance: its coding keys with their values. It replaces the
/// layout where that is unusable.
///
///     struct User: SmartCodable { @SmartKey("user_id") var id = 7; var name: String? }
///     // CodingKeys.id: SmartKey<Int>, with its value and its names; CodingKeys.name: String?, nil
final class RecordedInstance {
    /// Keys of different types may have one name: those of a class and of its subclass.
    struct Key: Hashable {
        let type: ObjectIdentifier
        let text: String
    }

    /// What was written under one key.
    struct Member {
        let key: Key
        /// The key's case, which is the property's name.
        let name: String
        /// Nil where the key was written more than once, or as nothing but null: then its type is not known.
        let value: RecordedValue?
        let isNull: Bool

        /// The value as `V`; nil where it has another type or is nil.
        func value<V>(as type: V.Type) -> V? {
            withUnsafeTemporaryAllocation(of: type, capacity: 1) { room in
                guard let start = room.baseAddress, copy(as: type, into: UnsafeMutableRawPointer(start)) else {
                    return nil
                }
                return start.move()
            }
        }

        /// The same into uninitialised memory. False: there is no such value.
        func copy<V>(as type: V.Type, into room: UnsafeMutableRawPointer) -> Bool {
            if let value { return value.copy(as: type, into: room) }
            guard isNull, let nothing = RuntimeReflection.optional(type)?.makeNil(as: type) else { return false }
            room.initializeMemory(as: V.self, to: nothing)
            return true
        }

        /// Whether an optional was written.
        var isOptional: Bool { isNull || value.flatMap { RuntimeReflection.optional($0.type) } != nil }

        /// Whether the recording knows the value for the type: a value, or nil of an optional.
        func tells(_ type: Any.Type) -> Bool {
            let isOptional = RuntimeReflection.optional(type) != nil
            guard let value else { return isNull && isOptional }
            return value.tells(type)
        }
    }

    private(set) var members: [Member] = []
    /// The keys of the object itself, not of those that are encoded inside it by hand; a key may be there more than
    /// once.
    private(set) var keys: [any CodingKey] = []
    /// The types of the keys of the object itself, in the order of the requests for containers.
    let keyTypes: [any CodingKey.Type]
    private var places: [Key: Int] = [:]
    /// Why `encode(to:)` failed.
    let error: (any Error)?

    /// Runs `encode(to:)` with an encoder that stores each value as it is passed.
    init<M: Encodable>(of model: M) {
        willRunUserCode()
        let recording = Recording()
        let outer = RecordedInstance.slot.pointer
        RecordedInstance.slot.pointer = Unmanaged.passUnretained(recording).toOpaque()
        defer { RecordedInstance.slot.pointer = outer }
        do {
            try model.encode(to: RecordingEncoder(recording))
            error = nil
            keyTypes = recording.keyTypes
        } catch {
            self.error = error
            keyTypes = recording.keyTypes
            return
        }
        members = recording.members
        keys = recording.keys
        for (place, member) in members.enumerated() {
            if let first = places[member.key] {
                // It is unknown which of them the key is read for.
                members[first] = Member(key: member.key, name: member.name, value: nil, isNull: false)
            } else {
                places[member.key] = place
            }
        }
    }

    private static let slot = ThreadSlot()

    /// Whether this thread runs the `encode(to:)` of a model to be recorded: then ignored properties are encoded too.
    static var isRecording: Bool { slot.pointer != nil }

    /// Records `init()`.
    convenience init?(initialOf type: Any.Type) {
        func open(_ type: any SmartDecodable.Type) -> Any { type.init() }
        func open(_ type: any SmartEncodable.Type) -> Any { type.init() }
        willRunUserCode()
        let model = (type as? any SmartDecodable.Type).map(open) ?? (type as? any SmartEncodable.Type).map(open)
        guard let model = model as? any Encodable else { return nil }
        self.init(of: model)
    }

    /// Nil where `encode(to:)` does not write the key.
    subscript(_ key: Key) -> Member? { places[key].map { members[$0] } }

    /// Whether the keys are those of an `@Observable` class, whose properties' keys begin with an underscore.
    func isObservable(_ keyType: ObjectIdentifier) -> Bool {
        members.contains { $0.key.type == keyType && RecordedInstance.isRegistrar($0.key.text) }
    }

    static func isRegistrar(_ name: String) -> Bool { name.hasPrefix("_$") && name.hasSuffix("Registrar") }

    /// What the properties' wrappers configure, by property.
    var configurations: [String: WrapperConfiguration] {
        var result: [String: WrapperConfiguration] = [:]
        for member in members { result[member.name] = member.value?.configuration }
        return result
    }

    /// Whether values of these types, one after the other, fill so many bytes: then everything stored has a key. (A
    /// value small enough to lie in a gap between two of them goes unnoticed.)
    func fills(_ size: Int) -> Bool {
        var end = 0
        for member in members {
            guard let value = member.value else { return false }
            let extent = TypeLayout.extent(of: value.type)
            end = (end + extent.alignment - 1) & ~(extent.alignment - 1)
            end += extent.size
        }
        return error == nil && end == size
    }
}

/// The types that a model's `encode(to:)` writes for one `init()`, without the values: a plan outlives them.
struct WrittenTypes {
    private struct Written {
        let type: Any.Type
        let isNil: Bool
    }

    private var types = RareTable<RecordedInstance.Key, Written>()

    init() {}

    init(_ instance: RecordedInstance) {
        for member in instance.members {
            guard let value = member.value else { continue }
            types[member.key] = Written(type: value.type, isNil: value.isNil)
        }
    }

    /// Whether the value under a key is available as a type.
    func tell(_ key: RecordedInstance.Key, as type: Any.Type) -> Bool {
        guard let written = types[key] else { return false }
        if written.type == type || RuntimeReflection.optional(type)?.wrappedAnyType == written.type { return true }
        return !written.isNil && RuntimeReflection.optional(written.type)?.wrappedAnyType == type
    }
}

/// A value of a type that only its maker knows.
class RecordedValue {
    let type: Any.Type
    fileprivate init(_ type: Any.Type) { self.type = type }
    /// The value as `V`, the `V` in an optional, or as an optional `V`, into memory that is not initialised. False
    /// where it has another type or is nil.
    func copy<V>(as type: V.Type, into room: UnsafeMutableRawPointer) -> Bool { false }
    /// Whether `copy` supports the type.
    func tells(_ type: Any.Type) -> Bool { false }
    /// Whether it is an optional that is nil.
    var isNil: Bool { false }
    var configuration: WrapperConfiguration? { nil }
}

private final class TypedValue<T>: RecordedValue {
    private let value: T

    init(_ value: T) {
        self.value = value
        super.init(T.self)
    }

    private var optional: (any AnyOptional.Type)? { RuntimeReflection.optional(T.self) }

    override func copy<V>(as _: V.Type, into room: UnsafeMutableRawPointer) -> Bool {
        withUnsafePointer(to: value) { pointer in
            let source = UnsafeRawPointer(pointer)
            if V.self == T.self {
                room.initializeMemory(as: V.self, to: source.assumingMemoryBound(to: V.self).pointee)
                return true
            }
            // An optional's value lies where the optional lies.
            if let optional, optional.wrappedAnyType == V.self, !optional.isNil(at: source) {
                room.initializeMemory(as: V.self, to: source.assumingMemoryBound(to: V.self).pointee)
                return true
            }
            guard RuntimeReflection.optional(V.self)?.wrappedAnyType == T.self else { return false }
            room.initializeMemory(as: T?.self, to: value)
            return true
        }
    }

    override func tells(_ type: Any.Type) -> Bool {
        if type == T.self || RuntimeReflection.optional(type)?.wrappedAnyType == T.self { return true }
        return optional?.wrappedAnyType == type && !isNil
    }

    override var isNil: Bool {
        guard let optional else { return false }
        return withUnsafePointer(to: value) { optional.isNil(at: UnsafeRawPointer($0)) }
    }

    override var configuration: WrapperConfiguration? {
        func collect<W: WrapperStorage>(_ wrapper: W) -> WrapperConfiguration? { .collect(from: wrapper) }
        return (value as? any WrapperStorage).flatMap { collect($0) }
    }
}

// MARK: The encoder

private final class Recording {
    var members: [RecordedInstance.Member] = []
    var keys: [any CodingKey] = []
    var keyTypes: [any CodingKey.Type] = []

    func note<K: CodingKey>(_ key: K, _ value: RecordedValue?, isInner: Bool) {
        if !isInner { keys.append(key) }
        members.append(
            RecordedInstance.Member(
                key: RecordedInstance.Key(type: ObjectIdentifier(K.self), text: key.stringValue),
                name: RuntimeReflection.caseName(key) ?? key.stringValue, value: value, isNull: value == nil))
    }
}

/// Records what it is given. Without a recording it discards it.
private struct RecordingEncoder: Encoder {
    let recording: Recording?
    /// Whether it encodes an object in the recorded one.
    let isInner: Bool
    var codingPath: [any CodingKey] { [] }
    var userInfo: [CodingUserInfoKey: Any] { [:] }

    init(_ recording: Recording?, isInner: Bool = false) {
        self.recording = recording
        self.isInner = isInner
    }

    func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
        if !isInner { recording?.keyTypes.append(type) }
        return KeyedEncodingContainer(RecordingContainer<Key>(recording: recording, isInner: isInner))
    }
    func unkeyedContainer() -> any UnkeyedEncodingContainer { IgnoredElements() }
    func singleValueContainer() -> any SingleValueEncodingContainer { IgnoredValue() }
}

private struct RecordingContainer<Key: CodingKey>: KeyedEncodingContainerProtocol {
    let recording: Recording?
    let isInner: Bool
    var codingPath: [any CodingKey] { [] }

    private func note<T>(_ value: T, _ key: Key) { recording?.note(key, TypedValue(value), isInner: isInner) }

    /// Notes the key of an object or array that is encoded inside.
    private func note(_ key: any CodingKey) { if !isInner { recording?.keys.append(key) } }

    func encodeNil(forKey key: Key) { recording?.note(key, nil, isInner: isInner) }

    func encode(_ value: Bool, forKey key: Key) { note(value, key) }
    func encode(_ value: String, forKey key: Key) { note(value, key) }
    func encode(_ value: Double, forKey key: Key) { note(value, key) }
    func encode(_ value: Float, forKey key: Key) { note(value, key) }
    func encode(_ value: Int, forKey key: Key) { note(value, key) }
    func encode(_ value: Int8, forKey key: Key) { note(value, key) }
    func encode(_ value: Int16, forKey key: Key) { note(value, key) }
    func encode(_ value: Int32, forKey key: Key) { note(value, key) }
    func encode(_ value: Int64, forKey key: Key) { note(value, key) }
    func encode(_ value: UInt, forKey key: Key) { note(value, key) }
    func encode(_ value: UInt8, forKey key: Key) { note(value, key) }
    func encode(_ value: UInt16, forKey key: Key) { note(value, key) }
    func encode(_ value: UInt32, forKey key: Key) { note(value, key) }
    func encode(_ value: UInt64, forKey key: Key) { note(value, key) }
    func encode<T: Encodable>(_ value: T, forKey key: Key) { note(value, key) }

    // A nil is not written, but recorded as nil.
    func encodeIfPresent(_ value: Bool?, forKey key: Key) { note(value, key) }
    func encodeIfPresent(_ value: String?, forKey key: Key) { note(value, key) }
    func encodeIfPresent(_ value: Double?, forKey key: Key) { note(value, key) }
    func encodeIfPresent(_ value: Float?, forKey key: Key) { note(value, key) }
    func encodeIfPresent(_ value: Int?, forKey key: Key) { note(value, key) }
    func encodeIfPresent(_ value: Int8?, forKey key: Key) { note(value, key) }
    func encodeIfPresent(_ value: Int16?, forKey key: Key) { note(value, key) }
    func encodeIfPresent(_ value: Int32?, forKey key: Key) { note(value, key) }
    func encodeIfPresent(_ value: Int64?, forKey key: Key) { note(value, key) }
    func encodeIfPresent(_ value: UInt?, forKey key: Key) { note(value, key) }
    func encodeIfPresent(_ value: UInt8?, forKey key: Key) { note(value, key) }
    func encodeIfPresent(_ value: UInt16?, forKey key: Key) { note(value, key) }
    func encodeIfPresent(_ value: UInt32?, forKey key: Key) { note(value, key) }
    func encodeIfPresent(_ value: UInt64?, forKey key: Key) { note(value, key) }
    func encodeIfPresent<T: Encodable>(_ value: T?, forKey key: Key) { note(value, key) }

    func nestedContainer<N: CodingKey>(keyedBy _: N.Type, forKey key: Key) -> KeyedEncodingContainer<N> {
        note(key)
        return KeyedEncodingContainer(RecordingContainer<N>(recording: recording, isInner: true))
    }
    func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
        note(key)
        return IgnoredElements()
    }
    func superEncoder() -> any Encoder {
        note(EngineKey(stringValue: "super"))
        return RecordingEncoder(recording, isInner: true)
    }
    func superEncoder(forKey key: Key) -> any Encoder {
        note(key)
        return RecordingEncoder(recording, isInner: true)
    }
}

@available(macOS 15.0, iOS 18.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
extension RecordingContainer {
    func encode(_ value: Int128, forKey key: Key) { note(value, key) }
    func encode(_ value: UInt128, forKey key: Key) { note(value, key) }
    func encodeIfPresent(_ value: Int128?, forKey key: Key) { note(value, key) }
    func encodeIfPresent(_ value: UInt128?, forKey key: Key) { note(value, key) }
}

/// Elements have no keys.
private struct IgnoredElements: UnkeyedEncodingContainer {
    private(set) var count = 0
    var codingPath: [any CodingKey] { [] }

    mutating func encodeNil() { count += 1 }
    mutating func encode<T: Encodable>(_ value: T) { count += 1 }
    mutating func nestedContainer<N: CodingKey>(keyedBy type: N.Type) -> KeyedEncodingContainer<N> {
        count += 1
        return RecordingEncoder(nil).container(keyedBy: type)
    }
    mutating func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer {
        count += 1
        return IgnoredElements()
    }
    mutating func superEncoder() -> any Encoder {
        count += 1
        return RecordingEncoder(nil)
    }
}

private struct IgnoredValue: SingleValueEncodingContainer {
    var codingPath: [any CodingKey] { [] }
    func encodeNil() {}
    func encode<T: Encodable>(_ value: T) {}
}

@available(macOS 15.0, iOS 18.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
extension IgnoredElements {
    mutating func encode(_ value: Int128) { count += 1 }
    mutating func encode(_ value: UInt128) { count += 1 }
}

@available(macOS 15.0, iOS 18.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
extension IgnoredValue {
    func encode(_ value: Int128) {}
    func encode(_ value: UInt128) {}
}
