@_spi(Engine) import SmartEngine

/// The plan for decoding one native (Codable) model under a naming of keys: its coding keys, their names in JSON, their
/// properties. All threads share it. It is made for the first value, and the table of a key type when the first
/// container of it is requested; neither changes afterwards.
package final class NativePlan: @unchecked Sendable {
    package let declared: DeclaredModel
    /// Whether the plan is for containers inside a model's object that its own code requests: their keys have the same
    /// properties, but not the model's names.
    private let isNested: Bool
    /// Checks the model's mappings; nil for nested plans.
    let check: MappingCheck?
    /// Whether the check waits for an object. A constant, since it is read for each.
    let mayHaveUnknownKeys: Bool
    /// The fields of a model that the engine fills by address, owned by the plan; nil for other models.
    package let direct: Unmanaged<InheritedLevels>?
    /// The keys of a model that is filled by address, which are kept permanently.
    private let directKeys: Unmanaged<DirectKeys>?
    private let parts = Guarded(Parts())

    /// The parts that are added when they are first requested.
    private struct Parts {
        var tables: [KeyTable] = []
        var nested: NativePlan?
        /// The members that belong to properties, where a property holds the others.
        var members: DeclaredMembers?
        /// The levels of a class that no container was requested for, with the number of key types known when they
        /// were found.
        var inherited: (askedFor: Int, levels: InheritedLevels?)?
        /// The properties that no source changes, with the same number.
        var uncoded: (askedFor: Int, offsets: Set<Int>)?
    }

    private static let known = Guarded(TypeTable<NativePlan>())

    /// The plan for these names; a new one where a closure gives them.
    static func of(_ type: Any.Type, _ naming: KeyNaming) -> NativePlan {
        guard let variant = naming.variant else { return NativePlan(type, naming) }
        let id = ObjectIdentifier(type)
        return known.made({ $0[id, variant] }, keep: { $0[id, variant] = $1 }) { NativePlan(type, naming) }
    }

    deinit { direct?.release() }

    @_optimize(size) private init(_ type: Any.Type, _ naming: KeyNaming) {
        willRunUserCode()
        isNested = false
        let native = (CodecRegistry.shared.codec(for: type) as? NativeModelCodec)?.native
        let mappings = native.map { ModelMappings($0.type) }
        let declared = DeclaredModel(type, native, mappings, naming)
        self.declared = declared
        check = native.flatMap { model in mappings.map { MappingCheck(model.type, $0) } }
        mayHaveUnknownKeys = check?.isDone == false
        let keys = native.flatMap { DirectKeys.of(native: $0) }
        directKeys = keys.map { .passUnretained($0) }
        let isPlain = !declared.hasOwnChoices && !mayHaveUnknownKeys
        direct = keys.flatMap { keys in
            InheritedLevels(
                keys.members, declared.strategy, isClass: declared.isClass, isPlain: isPlain, key: declared.key)
        }.map { .passRetained($0) }
    }

    private init(nestedIn plan: NativePlan) {
        isNested = true
        declared = plan.declared
        check = nil
        mayHaveUnknownKeys = false
        direct = nil
        directKeys = nil
    }

    /// The type of the keys of a model that is filled by address.
    var directKeyType: (any CodingKey.Type)? { directKeys.flatMap { $0._withUnsafeGuaranteedRef { $0.keyType } } }

    /// Called after an object: reports mappings without effect.
    @_optimize(size)
    @inline(never)
    func finishCheck() {
        let tables = tables
        guard let check, !check.isDone, !tables.contains(where: \.takesAnyName) else { return }
        check.finish { keys in
            tables.contains { $0.keyType == ObjectIdentifier(keys) }
                || directKeys?._withUnsafeGuaranteedRef { $0.isKeyed(by: keys) } == true
        }
    }

    /// The tables of the key types that containers were requested for.
    package var tables: [KeyTable] { parts.read { $0.tables } }

    /// The table for a key type; made on first use.
    func table<K: CodingKey>(for type: K.Type) -> KeyTable {
        let id = ObjectIdentifier(type)
        let known = tables
        if let index = known.firstIndex(where: { $0.keyType == id }) { return known[index] }
        let owner = KeyTable.isOfPlainEnum(type) ? owner(of: type, _typeName(type)) : nil
        let keys = owner == nil ? KeyTable.all(of: type, in: declared.layout) : []
        let made = KeyTable(type, keys?.map { key($0) }, declared.strategy, owner: owner)
        return parts.update {
            if let index = $0.tables.firstIndex(where: { $0.keyType == id }) { return $0.tables[index] }
            $0.tables.append(made)
            return made
        }
    }

    /// The plan of another model whose keys these are: one that is decoded from this model's decoder (`base = try
    /// Base(from: decoder)`).
    @_optimize(size) private func owner<K: CodingKey>(of keys: K.Type, _ keyName: String) -> NativePlan? {
        let model = EnclosingModel.find(of: keys, keyName, otherThan: declared.layout)
        return (model as? any SmartDecodable.Type).map { NativePlan.of($0, declared.naming) }
    }

    /// The levels that the engine has to fill after `init(from:)`; nil when that filled every level. Throws if it would
    /// have to fill a level and cannot.
    @_optimize(size) package func inheritedLevels() throws -> InheritedLevels? {
        let tables = tables
        if let known = parts.read(\.inherited), known.askedFor == tables.count { return known.levels }
        let keyTypes = tables.map(\.keyName)
        let codesFirstLevel = !declared.isDemanding
        if let unusable = declared.unusable,
            let level = InheritedMembers.unreachable(
                in: declared.layout, keyTypes: keyTypes, codesFirstLevel: codesFirstLevel)
        {
            throw unusable.decodingError(
                "no init(from:) reads the properties of \(level)",
                ", or override init(from:) and encode(to:) in \(level)")
        }
        let members = InheritedMembers.find(in: declared.layout, keyTypes: keyTypes, codesFirstLevel: codesFirstLevel) {
            willRunUserCode()
            return declared.native.map { ModelMappings($0.type).mappedKeys } ?? []
        }
        let levels = InheritedLevels(members, declared.strategy, key: declared.key)
        parts.change { $0.inherited = (tables.count, levels) }
        return levels
    }

    /// The plan of a key: its names, its transformer, its property.
    @_optimize(size) func key<K: CodingKey>(_ key: K) -> KeyTable.Key {
        let text = key.stringValue
        // ExCodable's `decoder["name"]`: a member as it is sent, even if a property has the name.
        if K.self == NameKey.self { return declared.key(ofMember: text) }
        let caseName = RuntimeReflection.caseName(key) ?? text
        let property =
            declared.isPlainCodable || declared.layout.problem != nil
            ? nil : declared.layout.property(codedAs: caseName)
        return declared.key(
            text, caseName, property, isNested: isNested, isUnknown: property == nil && declared.unusable != nil)
    }

    /// The plan for nested containers.
    var nested: NativePlan { parts.made(\.nested, keep: { $0.nested = $1 }) { NativePlan(nestedIn: self) } }

    /// The members that belong to the model's properties, once they were made.
    var knownMembers: DeclaredMembers? { parts.read(\.members) }
    func keep(_ new: DeclaredMembers) -> DeclaredMembers { parts.made(\.members, keep: { $0.members = $1 }) { new } }

    /// Whether members were requested by name (`decoder["id"]`), which tells nothing of properties.
    var readsByName: Bool { tables.contains { $0.type == NameKey.self } }

    /// The stored properties that no source changes, by offset: those without a coding key that was requested, or in a
    /// level that the engine fills. Where the coding is hand-written, with keys that are not properties' names or without
    /// keys: those that no JSON can fill.
    @_optimize(size) func uncodedProperties() -> Set<Int> {
        let (tables, known) = parts.read { ($0.tables, $0.uncoded) }
        if let known, known.askedFor == tables.count { return known.offsets }
        let keys = tables.flatMap(\.keys)
        let isOwn = tables.isEmpty || tables.contains(where: \.takesAnyName) || keys.contains { $0.property == nil }
        var coded = Set(keys.compactMap { $0.property?.offset })
        if !isOwn, declared.isClass, let levels = try? inheritedLevels() {
            coded.formUnion(levels.properties.map(\.offset))
        }
        let uncoded = declared.layout.properties.filter {
            !$0.holdsValue
                || !(isOwn ? CodecRegistry.shared.codec(for: $0.type).canRead : coded.contains($0.offset))
        }
        let offsets = Set(uncoded.map(\.offset))
        parts.change { $0.uncoded = (tables.count, offsets) }
        return offsets
    }
}

extension TypeLayout {
    /// The property that has a coding key of this name.
    @_optimize(size) package func property(codedAs name: String) -> StoredProperty? {
        properties.last { $0.name == name } ?? properties.last { $0.name == "_" + name }
            ?? properties.last { $0.name == "$__lazy_storage_$_" + name }
    }
}

/// A type that is being made from the members of the enclosing object.
struct FlatInProgress {
    let type: Any.Type
    let index: Int
    /// The plan of the model that has the flat value.
    let plan: Unmanaged<NativePlan>?
    let outer: UnsafePointer<FlatInProgress>?
}
