import Foundation
@_spi(Engine) import SmartEngine

/// The plan for writing one Encodable type under a naming of keys: their quoted names, and the configurations by its
/// wrappers and mappings. All threads share it. It is made for the first value, and the table of a key type when the
/// first container of it is requested; neither changes afterwards.
final class EncodingPlan: @unchecked Sendable {
    let type: Any.Type
    /// The type as the Encodable type that it is written as.
    let encodable: any Encodable.Type
    private let options: EncodingOptions
    let strategy: SmartKeyEncodingStrategy
    /// The model's own options.
    let ownOptions: Set<SmartEncodingOption>
    let hasOwnOptions: Bool
    private let written: WrittenModel
    var keyNames: [String: String] { written.keyNames }
    var configurations: [String: WrapperConfiguration] { written.configurations }
    var nestedNames: Set<String> { written.nestedNames }
    private let layout: TypeLayout
    /// Whether the type is a model. A plain Codable type is written as Foundation writes it.
    private let isModel: Bool
    /// Whether an object names its class.
    let isPolymorphic: Bool
    private let parts = Guarded(Parts())

    /// The parts that are added when they are first requested.
    private struct Parts {
        var tables: [EncodingKeyTable] = []
        /// The types of the keys of the object itself, where these have a name each.
        var keyTypes: [any CodingKey.Type] = []
        /// The plans of other models that are written by this one's encoders.
        var owners: [EncodingPlan] = []
        /// The levels of a class that no container was requested for, with the number of key types known when they
        /// were found.
        var inherited: (askedFor: Int, levels: InheritedWriting?, members: [LevelMember])?
        /// The members that belong to properties, with the number of keys they were made from.
        var declared: (count: Int, strategy: SmartKeyDecodingStrategy, members: DeclaredMembers)?
        /// The types that are flat in the object, each with the type inside the wrapper.
        var flatTypes: [(type: ObjectIdentifier, inner: Any.Type?)] = []
        var variants: [WrittenVariant]?
    }

    private static let known = Guarded(TypeTable<EncodingPlan>())

    /// The plan for these names; a new one where a closure gives them.
    static func of(_ type: any Encodable.Type, _ options: EncodingOptions) -> EncodingPlan {
        guard let variant = options.variant else { return EncodingPlan(type, options) }
        let id = ObjectIdentifier(type)
        return known.made({ $0[id, variant] }, keep: { $0[id, variant] = $1 }) { EncodingPlan(type, options) }
    }

    @_optimize(size)
    private init(_ type: any Encodable.Type, _ options: EncodingOptions) {
        willRunUserCode()
        self.type = type
        encodable = type
        // The options are kept without what belongs to one call, since plans are kept.
        self.options = options.forNames
        let model = type as? any SmartEncodable.Type
        ownOptions = model?.encodingOptions ?? []
        hasOwnOptions = !ownOptions.isEmpty
        let chosen = hasOwnOptions ? options.with(ownOptions) : options
        strategy = chosen.choices.key
        var names: [String: String] = [:]
        var conversions: [String: SmartValueTransformer] = [:]
        isModel = model != nil
        // The codec tells whether the type is native: conformance look-ups are expensive.
        let native = CodecRegistry.shared.codec(for: type) as? NativeModelCodec
        isPolymorphic = native?.isPolymorphic == true && type is AnyClass
        if let model {
            let mappings = ModelMappings(model, native?.model)
            if chosen.writesMappedNames {
                for mapping in mappings.keys {
                    names[mapping.key.stringValue] = mapping.names.first.map {
                        // HandyJSON writes the last part of a path.
                        chosen.choices.rules == .handyJSON
                            ? MappingPath.segments(of: $0).last ?? $0 : KeyNaming.paths($0)[0].joined(separator: ".")
                    }
                }
            }
            for mapping in mappings.values { conversions[mapping.key.stringValue] = mapping }
        }
        layout = TypeLayout.of(type)
        written = WrittenModel(names, conversions, WrapperConfiguration.all(of: layout) ?? [:], isModel ? layout : nil)
    }

    /// How an object of a polymorphic class names its class.
    var variants: [WrittenVariant] {
        parts.made(\.variants, keep: { $0.variants = $1 }) { WrittenVariant.all(self) }
    }

    var keyTypes: [any CodingKey.Type] { parts.read(\.keyTypes) }
    var owners: [EncodingPlan] { parts.read(\.owners) }
    private var tables: [EncodingKeyTable] { parts.read(\.tables) }

    /// The written name of a property that no coding key names.
    func name(_ property: String) -> String {
        keyNames[property] ?? configurations[property]?.names.first ?? strategy.convert(property)
    }

    /// The levels that the engine has to write by itself after `encode(to:)`; nil when that wrote every level of the
    /// object's class, or the object is not as its layout says. `path`: the object's coding path, for a closure that
    /// converts keys. Throws where it would have to write a level and cannot.
    @_optimize(size)
    func inheritedLevels(of object: AnyObject, at path: @autoclosure () -> [any CodingKey]) throws -> InheritedWriting?
    {
        // Without a copy of all parts.
        let known = parts.update { parts -> InheritedWriting?? in
            guard let known = parts.inherited, known.askedFor == parts.tables.count,
                !strategy.asksClosure || known.levels == nil
            else { return nil }
            return .some(known.levels)
        }
        if let known { return known }
        let tables = tables
        let keyTypes = tables.map(\.keyName)
        if isModel, layout.codableProblem != nil,
            let level = InheritedMembers.unreachable(in: layout, keyTypes: keyTypes)
        {
            throw unknownError(
                "no encode(to:) writes the properties of \(level)", path(),
                ", or override init(from:) and encode(to:) in \(level)")
        }
        let members = inheritedMembers(keyTypes)
        var levels = InheritedWriting(members, otherNames: names(otherThan: members)) { keys in
            EncodingKeyTable(LevelKey.self, keys, written, strategy, path: strategy.asksClosure ? path() : [])
        }
        if levels != nil, layout.verify(instance: object) != nil { levels = nil }
        parts.change { $0.inherited = (tables.count, levels, members) }
        return levels
    }

    /// The error for what cannot be written since the layout is unusable.
    func unknownError(_ reason: String, _ path: [any CodingKey], _ remedy: String = "") -> any Error {
        UnusableLayout(type, layout)?.encodingError(reason, remedy, path) ?? RefusedModel(type: type)
    }

    private func inheritedMembers(_ keyTypes: [String]) -> [LevelMember] {
        InheritedMembers.find(in: layout, keyTypes: keyTypes) {
            willRunUserCode()
            guard let model = type as? any SmartEncodable.Type else { return [] }
            return ModelMappings(model, type as? any SmartDecodable.Type).mappedKeys
        }
    }

    /// The members that the engine writes of the levels of a class. For a class that was not yet written, they are what
    /// a recording of its `encode(to:)` leaves out.
    @_optimize(size)
    var knownLevelMembers: [LevelMember] {
        guard layout.isClass, isModel, tables.isEmpty else { return parts.read(\.inherited)?.members ?? [] }
        return inheritedMembers(ownKeys.map { _typeName(Swift.type(of: $0.key)) })
    }

    /// The names that levels write whose members are not among these.
    @_optimize(size)
    private func names(otherThan members: [LevelMember]) -> Set<String> {
        guard !members.isEmpty else { return [] }
        let offsets = Set(members.map(\.property.offset))
        let others = LevelMember.all(of: layout).filter { !offsets.contains($0.property.offset) }
        let names = others.map {
            keyNames[$0.name] ?? configurations[$0.name]?.names.first ?? strategy.convert($0.name)
        }
        return Set(names + tables.flatMap(\.texts))
    }

    /// Whether a member may have the name.
    @_optimize(size) func mayWrite(_ name: String) -> Bool {
        tables.contains { $0.isDynamic || $0.texts.contains(name) }
    }

    /// The table for a key type; made on first use.
    @_optimize(size) func table<K: CodingKey>(for type: K.Type) -> EncodingKeyTable {
        let id = ObjectIdentifier(type)
        if let known = tables.first(where: { $0.keyType == id }) { return known }
        let owner = KeyTable.isOfPlainEnum(type) ? owner(of: type, _typeName(type)) : nil
        // Members that are written by name (`encoder["id"]`) are not properties of the model.
        let isOwn = type != NameKey.self
        let made =
            owner?.table(for: type)
            ?? EncodingKeyTable(
                type, strategy.asksClosure ? nil : KeyTable.all(of: type, in: layout),
                isOwn ? written : WrittenModel(), isOwn ? strategy : .useDefaultKeys)
        owner?.noteKeys(type)
        return parts.update { parts in
            if let first = parts.tables.first(where: { $0.keyType == id }) { return first }
            if let owner, !parts.owners.contains(where: { $0 === owner }) { parts.owners.append(owner) }
            parts.tables.append(made)
            return made
        }
    }

    /// Notes keys of the object itself, rather than of an object nested in it.
    func noteKeys(_ type: any CodingKey.Type) {
        guard KeyTable.isOfPlainEnum(type),
            !owners.contains(where: { owner in owner.keyTypes.contains { $0 == type } })
        else { return }
        parts.update { parts in
            if !parts.keyTypes.contains(where: { $0 == type }) { parts.keyTypes.append(type) }
        }
    }

    /// A plan for another model whose keys these are: one that is written by this one's encoder (`try base.encode(to:
    /// encoder)`).
    private func owner<K: CodingKey>(of keys: K.Type, _ keyName: String) -> EncodingPlan? {
        let model = EnclosingModel.find(of: keys, keyName, otherThan: layout)
        return (model as? any SmartEncodable.Type).map { model in
            owners.first { $0.type == model } ?? EncodingPlan.of(model, options)
        }
    }

    /// All names that properties are read by, by the texts of their keys.
    @_optimize(size) var readNames: [String: [String]] {
        guard let model = type as? any SmartEncodable.Type else { return [:] }
        let mappings = ModelMappings(model, type as? any SmartDecodable.Type)
        return mappings.keys.reduce(into: [:]) { $0[$1.key.stringValue, default: []] += $1.names }
    }

    /// The model's keys and the names of their properties; for a model that was not yet written, those that a recording
    /// of its `encode(to:)` shows.
    @_optimize(size)
    var ownKeys: [(key: any CodingKey, name: String)] {
        var types = keyTypes
        let known = types.isEmpty && isModel ? RecordedKeys(initialOf: type) : nil
        if types.isEmpty {
            // Ignored properties write no key.
            let written = (known?.keys ?? []).map { Swift.type(of: $0) }
            for type in (known?.types ?? []) + written where !types.contains(where: { $0 == type }) {
                types.append(type)
            }
        }
        var keys: [(key: any CodingKey, name: String)] = []
        func add<K: CodingKey>(_ key: K) { keys.append((key, RuntimeReflection.caseName(key) ?? key.stringValue)) }
        func addCases<K: CodingKey>(_: K.Type) -> Bool {
            guard let cases = EnumCases.keys(of: K.self, for: layout.properties) else { return false }
            for key in cases { add(key) }
            return true
        }
        for type in types {
            // Swift 6.0 does not open an `any` in a where clause.
            if addCases(type) { continue }
            for key in known?.keys ?? [] where Swift.type(of: key) == type { add(key) }
        }
        return keys
    }

    /// The names that a property is read by where nothing else names it.
    @_optimize(size)
    func propertyNames(_ text: String, named name: String) -> [String] {
        if let property = layout.properties.last(where: { $0.name == name || $0.name == "_" + name }) {
            return layout.names(of: property, key: text)
        }
        return [text]
    }

    /// The type of the value that lies flat in the object; nil if the property is not flat.
    @_optimize(size)
    func flatType(of name: String) -> Any.Type? {
        layout.properties.last { $0.name == "_" + name }.flatMap { EncodingPlan.flatType($0.type) }
    }

    @_optimize(size)
    static func flatType(_ type: Any.Type) -> Any.Type? {
        CodecRegistry.shared.codec(for: type).shape == .flat ? innermost(type) : nil
    }

    @_optimize(size)
    static func innermost(_ type: Any.Type) -> Any.Type {
        var inner = type
        while let next = (inner as? any AnyWrapper.Type)?.wrappedType
            ?? (inner as? any AnyOptional.Type)?.wrappedAnyType
        {
            inner = next
        }
        return inner
    }

    /// Whether a value of this type that lies flat in the object has hand-written coding with arbitrary names.
    @_optimize(size)
    func hasAnyNames(_ type: Any.Type, _ output: EncodingContext) -> Bool {
        let id = ObjectIdentifier(type)
        let inner: Any.Type?
        if let known = parts.read({ $0.flatTypes.first { $0.type == id } }) {
            inner = known.inner
        } else {
            // The names of a polymorphic enum are those of its payloads.
            inner = EncodingPlan.flatType(type).flatMap {
                $0 is any SmartPolymorphicEnum.Type
                    ? nil
                    : CodecRegistry.shared.codec(for: $0).isPlainCodable || $0 is any SmartEncodable.Type ? $0 : nil
            }
            parts.update { $0.flatTypes.append((id, inner)) }
        }
        return inner.flatMap { output.plan(for: $0)?._withUnsafeGuaranteedRef { $0.asksForAnyNames } } ?? false
    }

    /// Whether `encode(to:)` requests only a single value container, or keys that may have any name. For a class
    /// without keys that is unknown: its subclass may be what was written.
    private var asksForAnyNames: Bool {
        let tables = tables
        if tables.isEmpty { return !(type is AnyClass) }
        return tables.allSatisfy { $0.isDynamic && $0.keyType != ObjectIdentifier(NameKey.self) }
    }

    /// The members that belong to the model's properties, made from this many keys: known, or made and kept.
    func declaredMembers(
        _ count: Int, _ reading: SmartKeyDecodingStrategy, _ make: () -> DeclaredMembers
    ) -> DeclaredMembers {
        if let known = parts.read(\.declared), known.count == count, known.strategy == reading { return known.members }
        let members = make()
        parts.change { $0.declared = (count, reading, members) }
        return members
    }
}
