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
