import Foundation
@_spi(Engine) import SmartEngine

/// What is known of a SmartDirectCodable type: whether its `init(from:)` is the protocol's, and the stored properties
/// that the compiler's would decode. Made once per type.
///
///     struct User: SmartDirectCodable {
///         @SmartKey("uid") var id = 0                      // case id: property _id at 0
///         var name = "", cache = ""                        // case name = "full_name": property name at 8
///         enum CodingKeys: String, CodingKey { case id, name = "full_name" }
///     }
///
/// The compiler decodes each case of `CodingKeys`, in their order. Which type these keys have shows when the model's
/// `encode(to:)`, compiled from the same enum, writes one `init()` to a recording encoder.
final class DirectKeys: Sendable {
    let type: Any.Type
    /// Whether the model has an `init(from:)` of its own.
    let isHandWritten: Bool
    /// Why it cannot be filled; nil if it can.
    let refusal: (any Error)?
    /// The properties with a coding key, in the order of the keys.
    let members: [LevelMember]
    /// Reads the members from any decoder; nil where nothing is to be read.
    let containerFields: ContainerFields?

    private static let known = Guarded(RareTable<ObjectIdentifier, DirectKeys>())

    static func of<Model: SmartDirectCodable>(_ model: Model.Type) -> DirectKeys {
        let id = ObjectIdentifier(model)
        if let keys = known.read({ $0[id] }) { return keys }
        let keys = DirectKeys(model)
        return known.update {
            if let first = $0[id] { return first }
            $0[id] = keys
            return keys
        }
    }

    private init<Model: SmartDirectCodable>(_ model: Model.Type) {
        type = model
        guard DirectProbe.finds(model) else {
            isHandWritten = true
            refusal = nil
            members = []
            containerFields = nil
            return
        }
        isHandWritten = false
        switch DirectKeys.found(model) {
        case .success(let found):
            refusal = nil
            members = found?.members ?? []
            containerFields = found
        case .failure(let refused):
            refusal = refused.error(model)
            members = []
            containerFields = nil
        }
    }

    private static func found<Model: SmartDirectCodable>(
        _ model: Model.Type
    ) -> Result<ContainerFields?, DirectRefusal> {
        let layout = TypeLayout.of(model)
        if let problem = layout.codableProblem { return .failure(.layout(problem)) }
        if let superclass = (model as? AnyClass).flatMap({ _getSuperclass($0) }),
            superclass is any Decodable.Type || superclass is any Encodable.Type
        {
            return .failure(.superclass(superclass))
        }
        willRunUserCode()
        let instance = Model()
        let object = layout.isClass ? InstanceMemory.object(instance) : nil
        if let problem = layout.verify(instance: instance, classInstance: object) { return .failure(.layout(problem)) }
        MappingCheck.askNow(instance)
        let recorded = RecordedInstance(of: instance)
        let name = _typeName(model)
        guard let keys = recorded.keyTypes.first(where: { TypeRecords.isCodingKeys(_typeName($0), of: name) }) else {
            return layout.properties.isEmpty ? .success(nil) : .failure(.noKeys)
        }
        func open<Key: CodingKey>(_: Key.Type) -> Result<ContainerFields?, DirectRefusal> {
            // An enum without cases has no value that could be asked.
            if MemoryLayout<Key>.size == 0, recorded.keys.isEmpty, !layout.properties.contains(where: \.isVariable) {
                return .success(nil)
            }
            guard let cases = EnumCases.all(of: Key.self) else { return .failure(.noKeys) }
            return members(layout, cases).map { $0.isEmpty ? nil : TypedContainerFields(keys: cases, $0) }
        }
        return open(keys)
    }

    private static func members<Key: CodingKey>(
        _ layout: TypeLayout, _ keys: [Key]
    ) -> Result<[LevelMember?], DirectRefusal> {
        var members: [LevelMember?] = []
        for key in keys {
            let name = RuntimeReflection.caseName(key) ?? key.stringValue
            guard let property = layout.property(codedAs: name), property.level == max(0, layout.levels.count - 1)
            else { return .failure(.noProperty(name)) }
            if property.isObservationRegistrar {
                members.append(nil)
                continue
            }
            if let reason = unfillable(property) { return .failure(.property(name, reason)) }
            members.append(LevelMember(property: property, name: name, key: key.stringValue))
        }
        return .success(members)
    }

    /// Why a property cannot be filled by its address; nil if it can.
    private static func unfillable(_ property: StoredProperty) -> DirectRefusal.Reason? {
        if property.isLazyStorage { return .lazy }
        if property.isReference { return .reference }
        if !property.holdsValue || property.holdsFunction { return .representation }
        if !property.isVariable { return .constant }
        let codec = CodecRegistry.shared.codec(for: property.type)
        // The compiler's code would not compile either.
        return codec.canRead || property.type is any Decodable.Type ? nil : .unreadable(property.type)
    }
}

extension DirectKeys {
    /// Nil where the model makes itself.
    static func of(native: NativeModel) -> DirectKeys? {
        guard native.hooks._withUnsafeGuaranteedRef({ $0.didFill != nil }),
            let model = native.type as? any SmartDirectCodable.Type
        else { return nil }
        func open<Model: SmartDirectCodable>(_ model: Model.Type) -> DirectKeys { DirectKeys.of(model) }
        let keys = open(model)
        return keys.isHandWritten ? nil : keys
    }
}
