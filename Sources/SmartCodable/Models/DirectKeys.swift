import Foundation
@_spi(Engine) import SmartEngine

/// The keys of a SmartDirectCodable type: whether its `init(from:)` is the protocol's, and the stored properties that
/// the compiler's would decode. Made once per type.
///
///     struct User: SmartDirectCodable {
///         @SmartKey("uid") var id = 0                      // case id: property _id at 0
///         var name = "", cache = ""                        // case name = "full_name": property name at 8
///         enum CodingKeys: String, CodingKey { case id, name = "full_name" }
///     }
///
/// The compiler decodes each case of `CodingKeys`, in their order. The engine finds the type of these keys by the
/// model's `encode(to:)`, compiled from the same enum, which writes one `init()` to a recording encoder.
final class DirectKeys: Sendable {
    let type: Any.Type
    /// Whether the model has an `init(from:)` of its own.
    let isHandWritten: Bool
    /// Why the model cannot be filled; nil if it can.
    let refusal: (any Error)?
    /// The properties with a coding key, in the order of the keys.
    let members: [LevelMember]
    /// The type of the keys; nil where nothing is to be read.
    let keyType: (any CodingKey.Type)?
    private let madeFilling = Guarded<ContainerFilling?>(nil)

    private static let known = Guarded(TypeTable<DirectKeys>())

    static func of<Model: SmartDirectCodable>(_ model: Model.Type) -> DirectKeys {
        let id = ObjectIdentifier(model)
        return known.made({ $0[id] }, keep: { $0[id] = $1 }) { DirectKeys(model) }
    }

    private init<Model: SmartDirectCodable>(_ model: Model.Type) {
        type = model
        guard DirectProbe.finds(model) else {
            isHandWritten = true
            refusal = nil
            members = []
            keyType = nil
            return
        }
        isHandWritten = false
        do throws(DirectRefusal) {
            (members, keyType) = try DirectKeys.found(model)
            refusal = nil
        } catch {
            (members, keyType) = ([], nil)
            refusal = error.error(model)
        }
    }

    private typealias Found = (members: [LevelMember], keyType: (any CodingKey.Type)?)

    @_optimize(size)
    private static func found<Model: SmartDirectCodable>(_ model: Model.Type) throws(DirectRefusal) -> Found {
        let layout = TypeLayout.of(model)
        if let problem = layout.codableProblem { throw DirectRefusal("\(problem), or make it SmartCodable") }
        if let superclass = (model as? AnyClass).flatMap({ _getSuperclass($0) }),
            superclass is any Decodable.Type || superclass is any Encodable.Type
        {
            throw DirectRefusal("its superclass \(superclass) is Codable; make it SmartCodable")
        }
        willRunUserCode()
        let instance = Model()
        if let problem = layout.verify(instance: instance) {
            throw DirectRefusal("\(problem), or make it SmartCodable")
        }
        MappingCheck.askNow(instance)
        guard let keyType = requestedKeyType(instance) else { return try nothing(layout) }
        return try found(layout, keyType)
    }

    /// The result for a model without keys, which must have no properties.
    private static func nothing(_ layout: TypeLayout) throws(DirectRefusal) -> Found {
        if !layout.properties.isEmpty { throw .noKeys }
        return ([], nil)
    }

    /// The type of the keys that a model's `encode(to:)` writes.
    private static func requestedKeyType<Model: SmartDirectCodable>(_ instance: Model) -> (any CodingKey.Type)? {
        let recorded = RecordedKeys(of: instance)
        let name = _typeName(Model.self)
        return recorded.types.first { DeclaredKeys.isCodingKeys(_typeName($0), of: name) }
    }

    @_optimize(size)
    private static func found<Key: CodingKey>(
        _ layout: TypeLayout, _ keyType: Key.Type
    ) throws(DirectRefusal) -> Found {
        guard let keys = EnumCases.keys(of: keyType, for: layout.properties), !keys.isEmpty else {
            return try nothing(layout)
        }
        var members: [LevelMember] = []
        for key in keys {
            let name = RuntimeReflection.caseName(key) ?? key.stringValue
            guard let property = layout.property(codedAs: name), property.level == max(0, layout.levels.count - 1)
            else {
                throw DirectRefusal(
                    "its coding key '\(name)' is not a stored property of its own; write init(from:), or remove the key"
                )
            }
            if property.isObservationRegistrar { continue }
            if let refusal = DirectRefusal(property, named: name) { throw refusal }
            members.append(LevelMember(property: property, name: name, key: key.stringValue))
        }
        return (members, keyType)
    }
}

extension DirectKeys {
    /// The keys of a native model; nil where the model makes itself.
    static func of(native: NativeModel) -> DirectKeys? {
        let keys = native.hooks._withUnsafeGuaranteedRef { $0.filling?() } as? DirectKeys
        return keys?.isHandWritten == true ? nil : keys
    }

    /// Whether these are the keys that fill the model.
    func isKeyed(by type: Any.Type) -> Bool { keyType.map { ObjectIdentifier($0) == ObjectIdentifier(type) } == true }

    /// Nil where nothing is to be read. Made for the first decoder that needs it.
    var containerFilling: ContainerFilling? {
        guard let keyType, !members.isEmpty else { return nil }
        return madeFilling.made({ $0 }, keep: { $0 = $1 }) { DirectKeys.filling(keyType, members) }
    }
}

/// A decoder without a value, which tells a model's own `init(from:)` from that of SmartDirectCodable. The latter
/// recognises the probe, any other asks it for a container.
final class DirectProbe: Decoder {
    private let model: Any.Type
    private var isRecognised = false

    private init(_ model: Any.Type) { self.model = model }

    /// Whether the model's `init(from:)` is SmartDirectCodable's.
    static func finds<Model: SmartDirectCodable>(_ model: Model.Type) -> Bool {
        let probe = DirectProbe(model)
        willRunUserCode()
        _ = try? Model(from: probe)
        return probe.isRecognised
    }

    /// Called by SmartDirectCodable's `init(from:)`, which must end with the error.
    func recognise(_ type: Any.Type) -> any Error {
        // A model's own code may decode another such model.
        if ObjectIdentifier(type) == ObjectIdentifier(model) { isRecognised = true }
        return nothing
    }

    private var nothing: any Error {
        DecodingError.corrupted("There is no value.")
    }

    var codingPath: [any CodingKey] { [] }
    var userInfo: [CodingUserInfoKey: Any] { [:] }
    func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> { throw nothing }
    func unkeyedContainer() throws -> any UnkeyedDecodingContainer { throw nothing }
    func singleValueContainer() throws -> any SingleValueDecodingContainer { throw nothing }
}

/// Why a SmartDirectCodable model cannot be filled.
struct DirectRefusal: Error {
    let reason: String

    init(_ reason: String) { self.reason = reason }

    static let noKeys = DirectRefusal(
        "its encode(to:) requests no container of its CodingKeys, which say what is decoded; make it SmartCodable")

    /// The refusal of a property that cannot be filled by its address; nil for one that can.
    init?(_ property: StoredProperty, named name: String) {
        let out = "leave it out of CodingKeys"
        let reason: String
        if property.isLazyStorage {
            reason = "is lazy; \(out), or make the model SmartCodable"
        } else if property.isReference {
            reason = "is weak or unowned; \(out), or make the model SmartCodable"
        } else if !property.holdsValue || property.holdsFunction {
            reason = "has a type that only compiled code can store; \(out), or make the model SmartCodable"
        } else if !property.isVariable {
            reason = "is a constant; make it a variable (private(set) var), or \(out)"
        } else if !CodecRegistry.shared.codec(for: property.type).canRead, !(property.type is any Decodable.Type) {
            // The compiler's code would not compile either.
            reason = "has the type \(property.type), which is not Decodable; make it Decodable, or \(out)"
        } else {
            return nil
        }
        self.init("property '\(name)' \(reason)")
    }

    /// The error that decodes throw, which is reported once.
    func error(_ model: Any.Type) -> any Error {
        let text = "\(model) cannot be decoded as SmartDirectCodable: \(reason)."
        Diagnostics.mistake(text, of: model)
        return DecodingError.corrupted(text, RefusedModel(type: model))
    }
}

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
