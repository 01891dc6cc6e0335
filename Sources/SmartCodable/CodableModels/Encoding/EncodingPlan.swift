import Foundation
@_spi(Engine) import SmartEngine

/// What the engine has learned about writing one Encodable type: its keys' quoted names. Used by one run at a time.
final class EncodingPlan: PooledPlan {
    let type: Any.Type
    private let options: EncodingOptions
    let strategy: SmartKeyEncodingStrategy
    /// The model's own.
    let ownOptions: Set<SmartEncodingOption>
    let hasOwnOptions: Bool
    // Read for every object and member. The exclusivity checks were a twentieth of an encode; nothing that is called
    // during such an access re-enters here.
    @exclusivity(unchecked) private var tables: [EncodingKeyTable] = []
    private var dynamicKeyNames: Set<String> = []
    let keyNames: [String: String]
    /// The types of the keys of the object itself, where these have a name each.
    private(set) var keyTypes: [any CodingKey.Type] = []
    /// Of other models that are written by this one's encoders.
    private(set) var owners: [EncodingPlan] = []
    /// What the engine writes of the levels of a class.
    private(set) var levelMembers: [LevelMember] = []
    /// Cached, with the number of keys it was made from.
    var declared: (count: Int, strategy: SmartKeyDecodingStrategy, members: DeclaredMembers)?
    /// Of types that are flat in the object: what is inside the wrapper.
    private var flatTypes: [(type: ObjectIdentifier, inner: Any.Type?)] = []
    @exclusivity(unchecked) private var codecs: [(type: ObjectIdentifier, codec: Unmanaged<Codec>)] = []
    let idle = IdleCoders<EngineEncoder>()
    private var cases: WrittenCases?

    deinit { idle.free() }

    private let transformers: [String: SmartValueTransformer]
    /// What the properties' wrappers configure, by property.
    let configurations: [String: WrapperConfiguration]
    /// Names given by wrappers that lead into nested objects.
    @exclusivity(unchecked) private(set) var nestedNames: Set<String>
    private let layout: TypeLayout
    /// Whether it is a model. A plain Codable type is written as Foundation writes it.
    private let isModel: Bool
    /// The levels of a class that no container was requested for, with the number of key types known when they were
    /// found.
    private var inherited: (askedFor: Int, levels: InheritedWriting?)?
    /// How an object of a polymorphic class names its class.
    private(set) lazy var variant = (type as? any SmartPolymorphic.Type).flatMap {
        WrittenVariant($0, TypeLayout.of(type), self)
    }
    /// Whether there is such a variant.
    let isPolymorphic: Bool

    @_optimize(size)
    init(_ type: Any.Type, _ options: EncodingOptions) {
        self.type = type
        // Without what belongs to one call: plans are kept.
        self.options = options.forNames
        let model = type as? any SmartEncodable.Type
        ownOptions = model?.encodingOptions ?? []
        hasOwnOptions = !ownOptions.isEmpty
        let choices = hasOwnOptions ? options.with(ownOptions) : options
        strategy = choices.key
        var names: [String: String] = [:]
        var conversions: [String: SmartValueTransformer] = [:]
        isModel = model != nil
        // By the codec: conformance look-ups are expensive.
        let native = CodecRegistry.shared.codec(for: type) as? NativeModelCodec
        isPolymorphic = native?.isPolymorphic == true && type is AnyClass
        if let model {
            let mappings = ModelMappings(model, native?.model)
            if choices.writesMappedNames {
                for mapping in mappings.keys {
                    names[mapping.key.stringValue] = mapping.names.first.map {
                        // HandyJSON writes the last part of a path.
                        choices.rules == .handyJSON ? MappingPath.segments(of: $0).last ?? $0 : $0
                    }
                }
            }
            for mapping in mappings.values { conversions[mapping.key.stringValue] = mapping }
        }
        keyNames = names
        transformers = conversions
        layout = TypeLayout.of(type)
        configurations = WrapperConfiguration.all(of: layout)
        nestedNames = Set(configurations.values.compactMap { $0.names.first }.filter { $0.contains(".") })
    }

    /// How a polymorphic enum's cases are written; nil for another type than the plan's.
    func cases(of type: any SmartPolymorphicEnum.Type) -> WrittenCases? {
        guard ObjectIdentifier(type) == ObjectIdentifier(self.type) else { return nil }
        if let cases { return cases }
        let cases = WrittenCases(of: type, strategy)
        self.cases = cases
        return cases
    }

    @inline(__always)
    func idleEncoder(_ session: EncodingSession) -> EngineEncoder {
        let encoder = idle.take() ?? newEncoder(session)
        encoder.reset()
        return encoder
    }

    @inline(never)
    private func newEncoder(_ session: EncodingSession) -> EngineEncoder {
        session.context.plans.pointee.isTidy = false
        return EngineEncoder(session, self, isOwner: false)
    }

    /// The written name of a property that no coding key names.
    func name(_ property: String) -> String {
        keyNames[property] ?? configurations[property]?.names.first ?? strategy.convert(property)
    }

    /// What the engine has to write by itself after `encode(to:)`; nil when that wrote every level of the class.
    /// `path`: the object's coding path, for a closure that converts keys. Throws where it would have to write a level
    /// and cannot.
    func inheritedLevels(at path: @autoclosure () -> [any CodingKey]) throws -> InheritedWriting? {
        let askedFor = tables.count + dynamicKeyNames.count
        if let inherited, inherited.askedFor == askedFor, !strategy.asksClosure || inherited.levels == nil {
            return inherited.levels
        }
        let keyTypes = askedKeyNames
        if isModel, layout.codableProblem != nil,
            let level = InheritedMembers.unreachable(in: layout, keyTypes: keyTypes)
        {
            throw unknownError(
                "no encode(to:) writes the properties of \(level)", path(),
                ", or override init(from:) and encode(to:) in \(level)")
        }
        let members = inheritedMembers(keyTypes)
        let table = EncodingKeyTable(
            LevelKey.self, mapped: keyNames, transformers, configurations, strategy, layout)
        if strategy.asksClosure { table.path = path() }
        let levels = InheritedWriting(members, table, otherNames: names(otherThan: members))
        inherited = (askedFor, levels)
        levelMembers = members
        return levels
    }

    /// For what cannot be written since the layout is unusable.
    func unknownError(_ reason: String, _ path: [any CodingKey], _ remedy: String = "") -> any Error {
        UnusableLayout(type, layout)?.encodingError(reason, remedy, path) ?? RefusedModel(type: type)
    }

    /// The names of the key types that containers were requested for.
    private var askedKeyNames: [String] { tables.map(\.keyName) + dynamicKeyNames }

    private func inheritedMembers(_ keyTypes: [String]) -> [LevelMember] {
        InheritedMembers.find(in: layout, keyTypes: keyTypes) {
            willRunUserCode()
            guard let model = type as? any SmartEncodable.Type else { return [] }
            return ModelMappings(model, type as? any SmartDecodable.Type).mappedKeys
        }
    }

    /// What the engine writes of the levels of a class; of one that was not yet written, what a recording of its
    /// `encode(to:)` leaves out.
    @_optimize(size)
    var knownLevelMembers: [LevelMember] {
        guard layout.isClass, isModel, askedKeyNames.isEmpty else { return levelMembers }
        return inheritedMembers(ownKeys.map { _typeName(Swift.type(of: $0.key)) })
    }

    /// The names that the other levels write.
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

    /// Whether a member may have the name: a key that was written has it, or keys may have any.
    func mayWrite(_ name: String) -> Bool { !dynamicKeyNames.isEmpty || tables.contains { $0.writes(name) } }

    @inline(__always)
    func table<K: CodingKey>(for type: K.Type) -> EncodingKeyTable {
        let id = ObjectIdentifier(type)
        for table in tables where table.keyType == id { return table }
        // What is written by name (`encoder["id"]`) is not a property of the model.
        let isOwn = type != NameKey.self
        var table = EncodingKeyTable(
            type, mapped: isOwn ? keyNames : [:], isOwn ? transformers : [:], isOwn ? configurations : [:],
            isOwn ? strategy : .useDefaultKeys, isOwn && isModel ? layout : nil)
        if KeyTable.isOfPlainEnum(type), let owner = owner(of: type, table.keyName) {
            table = owner.table(for: type)
            owner.noteKeys(type)
            if !owners.contains(where: { $0 === owner }) { owners.append(owner) }
            nestedNames.formUnion(owner.nestedNames)
        }
        // Keys that are not a plain enum may have any name, and a closure may return any: their table lasts for one
        // object.
        if table.isDynamic {
            dynamicKeyNames.insert(table.keyName)
        } else {
            tables.append(table)
        }
        return table
    }

    /// Keys of the object itself, rather than of an object nested in it.
    @inline(never)
    func noteKeys(_ type: any CodingKey.Type) {
        guard KeyTable.isOfPlainEnum(type), !keyTypes.contains(where: { $0 == type }),
            !owners.contains(where: { owner in owner.keyTypes.contains { $0 == type } })
        else { return }
        keyTypes.append(type)
    }

    /// A plan for another model whose keys these are: one that is written by this one's encoder (`try base.encode(to:
    /// encoder)`).
    private func owner<K: CodingKey>(of keys: K.Type, _ keyName: String) -> EncodingPlan? {
        let own: [Any.Type] = layout.isClass ? layout.levels : [type]
        guard !own.contains(where: { keyName.hasPrefix(_typeName($0) + ".") }),
            let model = EnclosingModel.find(of: keys, keyName, in: layout),
            ObjectIdentifier(model) != ObjectIdentifier(type),
            model is any SmartEncodable.Type
        else { return nil }
        return owners.first { $0.type == model } ?? EncodingPlan(model, options)
    }

    /// All names that properties are read by, by the texts of their keys.
    var readNames: [String: [String]] {
        guard let model = type as? any SmartEncodable.Type else { return [:] }
        let mappings = ModelMappings(model, type as? any SmartDecodable.Type)
        return mappings.keys.reduce(into: [:]) { $0[$1.key.stringValue, default: []] += $1.names }
    }

    /// The model's keys and the names of their properties; for a model that was not yet written, those that a recording
    /// of its `encode(to:)` shows.
    @_optimize(size)
    var ownKeys: [(key: any CodingKey, name: String)] {
        let known = keyTypes.isEmpty && isModel ? RecordedKeys(initialOf: type) : nil
        var types = keyTypes
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

    /// The type of the value that lies flat in the object; nil where the property does not.
    @_optimize(size)
    func flatType(of name: String) -> Any.Type? {
        layout.properties.last { $0.name == "_" + name }.flatMap { EncodingPlan.flatType($0.type) }
    }

    @_optimize(size)
    static func flatType(_ type: Any.Type) -> Any.Type? {
        guard CodecRegistry.shared.codec(for: type).shape == .flat else { return nil }
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
        if let known = flatTypes.first(where: { $0.type == id }) {
            inner = known.inner
        } else {
            // The names of a polymorphic enum are those of its payloads.
            inner = EncodingPlan.flatType(type).flatMap {
                $0 is any SmartPolymorphicEnum.Type
                    ? nil
                    : CodecRegistry.shared.codec(for: $0).isPlainCodable || $0 is any SmartEncodable.Type ? $0 : nil
            }
            flatTypes.append((id, inner))
        }
        return inner.map { output.plan(for: $0)._withUnsafeGuaranteedRef { $0.asksForAnyNames } } ?? false
    }

    /// Whether `encode(to:)` requests only a single value container, or keys that may have any name. For a class
    /// without keys that is unknown: its subclass may be what was written.
    private var asksForAnyNames: Bool {
        guard tables.isEmpty else { return false }
        return dynamicKeyNames.isEmpty ? !(type is AnyClass) : !dynamicKeyNames.contains(_typeName(NameKey.self))
    }

    /// The codec of a member's type, found by comparing pointers: one model has few types.
    @inline(__always)
    func codec<T>(for type: T.Type) -> Unmanaged<Codec> {
        let id = ObjectIdentifier(type)
        for known in codecs where known.type == id { return known.codec }
        return findCodec(type, id)
    }

    // Out of line: its caller has a stack frame for every level of a value.
    @inline(never)
    private func findCodec(_ type: Any.Type, _ id: ObjectIdentifier) -> Unmanaged<Codec> {
        let codec = Unmanaged.passUnretained(CodecRegistry.shared.codec(for: type))
        codecs.append((id, codec))
        return codec
    }

    static let pool = PlanPool<EncodingPlan>()
}
