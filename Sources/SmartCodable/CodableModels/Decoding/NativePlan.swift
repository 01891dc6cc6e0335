import Foundation
@_spi(Engine) import SmartEngine

/// What a run has learned about one native (Codable) model: its coding keys by number, their names in JSON, their
/// properties.
///
/// A synthesised `init(from:)` requests the same keys in the same order for every object. The first object teaches the
/// names; from the second on a container is opened by walking the object's members once and storing each value under
/// its key's number, and a `decode(_:forKey:)` is an array access. A plan is used by one run at a time (see
/// `PlanPool`), so learning needs no lock.
package final class NativePlan: PooledPlan {
    package let declared: DeclaredModel
    /// Whether it is for containers inside a model's object that its own code requests: their keys have the same
    /// properties, but not the model's names.
    private let isNested: Bool
    /// For the model's mappings; nil for nested plans.
    let check: MappingCheck?
    /// Whether the check waits for an object. A constant, since it is read for each.
    let mayHaveUnknownKeys: Bool
    package private(set) var tables: [KeyTable] = []
    /// The members that belong to properties, where a property holds the others.
    var knownMembers: DeclaredMembers?
    /// Key types that take any name, of which no table is kept.
    private var dynamicKeyNames: Set<String> = []
    /// The levels of a class that no container was requested for, with the number of key types known when they were
    /// found.
    private var inherited: (askedFor: Int, levels: InheritedLevels?)?
    /// Whether `init(from:)` reads every level, as far as its key types tell: nothing is left to the engine, which asks
    /// for each object.
    @exclusivity(unchecked) private(set) var readsAllLevels = false
    /// Whether `forgetSharedParts` has anything to do.
    private(set) var hasParts = false
    private var nestedPlan: NativePlan?
    /// For a model that the engine fills by address; owned.
    @exclusivity(unchecked) package private(set) var direct: Unmanaged<DirectFields>?
    /// The keys of such a model, which are kept permanently.
    private let directKeys: Unmanaged<DirectKeys>?
    let idle = IdleCoders<EngineDecoder>()

    deinit {
        idle.free()
        direct?.release()
    }

    package init(_ type: Any.Type, _ naming: KeyNaming = KeyNaming()) {
        willRunUserCode()
        isNested = false
        let native = (CodecRegistry.shared.codec(for: type) as? NativeModelCodec)?.native
        let mappings = native.map { ModelMappings($0.type) }
        declared = DeclaredModel(type, native, mappings, naming)
        check = native.flatMap { model in mappings.map { MappingCheck(model.type, $0) } }
        mayHaveUnknownKeys = check?.isDone == false
        let keys = native.flatMap { DirectKeys.of(native: $0) }
        directKeys = keys.map { .passUnretained($0) }
        direct = keys.flatMap { directFields($0) }.map { .passRetained($0) }
    }

    private init(nestedIn plan: NativePlan) {
        isNested = true
        declared = plan.declared
        check = nil
        mayHaveUnknownKeys = false
        directKeys = nil
    }

    /// The type of the keys of a model that is filled by address.
    var directKeyType: (any CodingKey.Type)? { directKeys.flatMap { $0._withUnsafeGuaranteedRef { $0.keyType } } }

    private func directFields(_ keys: DirectKeys) -> DirectFields? {
        let levels = InheritedLevels(keys.members, declared.strategy) { enter($0.key, $0.name, $0.property, in: $1) }
        return DirectFields(
            levels, isClass: declared.isClass, isPlain: !declared.hasOwnChoices && !mayHaveUnknownKeys)
    }

    /// Called after an object: reports mappings without effect.
    @inline(never)
    func finishCheck() {
        guard let check, !check.isDone, dynamicKeyNames.isEmpty else { return }
        check.finish { keys in
            tables.contains { $0.keyType == ObjectIdentifier(keys) }
                || directKeys?._withUnsafeGuaranteedRef { $0.isKeyed(by: keys) } == true
        }
    }

    /// The table for a key type; made on first use. Keys that are not a plain enum may have any name
    /// (`_DictionaryCodingKey`, `case other(String)`): their table lasts for one object, or it would grow with the
    /// data.
    package func table<K: CodingKey>(for type: K.Type) -> KeyTable {
        let id = ObjectIdentifier(type)
        for table in tables where table.keyType == id { return table }
        let table = KeyTable(type, declared.strategy)
        if table.hot.pointee.isOfPlainEnum {
            table.owner = owner(of: type, table.keyName)
            if table.owner != nil { hasParts = true }
            tables.append(table)
            readsAllLevels = false
        } else if dynamicKeyNames.insert(table.keyName).inserted {
            readsAllLevels = false
        }
        return table
    }

    /// The plan of another model whose keys these are: one that is decoded from this model's decoder (`base = try
    /// Base(from: decoder)`).
    private func owner<K: CodingKey>(of keys: K.Type, _ keyName: String) -> NativePlan? {
        let own: [Any.Type] = declared.isClass ? declared.layout.levels : [declared.type]
        guard !own.contains(where: { keyName.hasPrefix(_typeName($0) + ".") }),
            let model = EnclosingModel.find(of: keys, keyName, in: declared.layout),
            ObjectIdentifier(model) != ObjectIdentifier(declared.type), model is any SmartDecodable.Type
        else { return nil }
        return NativePlan(model, declared.naming)
    }

    /// The levels that the engine has to fill after `init(from:)`; nil when that filled every level. Throws if it would
    /// have to fill a level and cannot.
    package func inheritedLevels() throws -> InheritedLevels? {
        let askedFor = tables.count + dynamicKeyNames.count
        if let inherited, inherited.askedFor == askedFor { return inherited.levels }
        let keyTypes = tables.map(\.keyName) + dynamicKeyNames
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
        let levels = InheritedLevels(members, declared.strategy) { enter($0.key, $0.name, $0.property, in: $1) }
        inherited = (askedFor, levels)
        readsAllLevels = levels == nil
        return levels
    }

    /// Learns a new key of a table: its names, its transformer, its property.
    package func learn<K: CodingKey>(_ key: K, in table: KeyTable) -> Int {
        let text = key.stringValue
        // ExCodable's `decoder["name"]`: a member as it is sent, even if a property has the name.
        if K.self == NameKey.self { return enterName(text, in: table) }
        let caseName = RuntimeReflection.caseName(key) ?? text
        let property =
            declared.isPlainCodable || declared.layout.problem != nil
            ? nil : declared.layout.property(codedAs: caseName)
        // A key of a plain Codable type is a name, also if it contains dots.
        return enter(
            text, caseName, property, in: table, isName: declared.isPlainCodable,
            isUnknown: property == nil && declared.unusable != nil)
    }

    @_optimize(size)
    private func enterName(_ text: String, in table: KeyTable) -> Int {
        add(
            KeyTable.Key(
                name: text, paths: paths(text, [text]), property: nil, propertyName: text, transformer: nil,
                configuration: nil, isFlat: false), to: table)
    }

    @_optimize(size)
    private func enter(
        _ text: String, _ propertyName: String, _ property: StoredProperty?, in table: KeyTable, isName: Bool = false,
        isUnknown: Bool = false
    ) -> Int {
        let codec = property.map { CodecRegistry.shared.codec(for: $0.type) }
        let configuration = property.flatMap {
            $0.name.hasPrefix("_") ? declared.configurations[String($0.name.dropFirst())] : nil
        }
        var names = names(text, configuration)
        if names.isEmpty { names = property.map { declared.layout.names(of: $0, key: text) } ?? [text] }
        return add(
            KeyTable.Key(
                name: text, paths: codec?.shape == .ignored ? [] : paths(text, names, isName: isName),
                property: property,
                propertyName: property.flatMap { declared.layout.names(of: $0, key: propertyName).first } ?? text,
                transformer: transformer(text), configuration: configuration,
                // An observation registrar needs no value.
                isFlat: codec?.shape == .flat || property?.isObservationRegistrar == true,
                isUnknown: isUnknown), to: table)
    }

    /// The model's names of a key in JSON. Both are written: the mapping's with mapped keys, the wrapper's without.
    private func names(_ text: String, _ configuration: WrapperConfiguration?) -> [String] {
        (isNested ? [] : declared.keyNames[text] ?? []) + (configuration?.names ?? [])
    }

    private func transformer(_ text: String) -> SmartValueTransformer? { isNested ? nil : declared.transformers[text] }

    /// The paths to a key's value: by the call's maps, then by these names.
    private func paths(_ text: String, _ names: [String], isName: Bool = false) -> [[String]] {
        var names = names
        if case .globalMap(let maps) = declared.strategy {
            names = maps.filter { $0.to == text }.map(\.from) + names
        }
        if isName { return names.map { [$0] } }
        return names.flatMap(declared.namesAsHandyJSON ? KeyNaming.handyJSONPaths : KeyNaming.paths)
    }

    private func add(_ key: KeyTable.Key, to table: KeyTable) -> Int {
        if table.isTooLarge { hasParts = true }
        return table.add(key)
    }

    /// The plan for nested containers.
    var nested: NativePlan {
        if let nestedPlan { return nestedPlan }
        let plan = NativePlan(nestedIn: self)
        nestedPlan = plan
        hasParts = true
        return plan
    }

    /// Gives up the plans within this one that a kept decoder or container still refers to.
    func forgetSharedParts() {
        if nestedPlan != nil {
            if isKnownUniquelyReferenced(&nestedPlan) { nestedPlan?.forgetSharedParts() } else { nestedPlan = nil }
        }
        for table in tables { table.forgetSharedOwner() }
        tables.removeAll { $0.isTooLarge }
    }

    /// Whether members were asked for by name (`decoder["id"]`), which tells nothing of properties.
    var readsByName: Bool { dynamicKeyNames.contains(_typeName(NameKey.self)) }

    /// The stored properties whose coding key was requested, and those of the levels that the engine fills; by offset.
    /// Nil where the model's coding is hand-written: with keys that are not properties' names, or without keys.
    func codedProperties() -> Set<Int>? {
        guard !tables.isEmpty, dynamicKeyNames.isEmpty else { return nil }
        var offsets: Set<Int> = []
        for key in tables.lazy.flatMap(\.keys) {
            guard let property = key.property else { return nil }
            offsets.insert(property.offset)
        }
        if declared.isClass, let levels = try? inheritedLevels() { offsets.formUnion(levels.properties.map(\.offset)) }
        return offsets
    }

    static let pool = PlanPool<NativePlan>()
}

extension TypeLayout {
    /// The property that a coding key of this name stands for.
    package func property(codedAs name: String) -> StoredProperty? {
        properties.last { $0.name == name } ?? properties.last { $0.name == "_" + name }
            ?? properties.last { $0.name == "$__lazy_storage_$_" + name }
    }
}
