import Foundation

/// What the engine has learned about writing one Encodable type: its keys' quoted names. Used by one run at a time.
final class EncodingPlan {
    let type: Any.Type
    private let options: EncodingOptions
    let strategy: SmartKeyEncodingStrategy
    /// The model's own.
    let ownOptions: Set<SmartEncodingOption>
    let hasOwnOptions: Bool
    /// Whether they hold in the models inside as well.
    let isInherited: Bool
    // What every object and member asks for. The exclusivity checks were a twentieth of an encode; nothing that is called
    // while one of these is in use comes back here.
    @exclusivity(unchecked) private var tables: [EncodingKeyTable] = []
    private var dynamicKeyNames: Set<String> = []
    private let keyNames: [String: String]
    @exclusivity(unchecked) private var codecs: [(type: ObjectIdentifier, codec: Unmanaged<Codec>)] = []
    /// Encoders of this type that are free to be used again.
    let idleEncoders = UnsafeMutablePointer<[EngineEncoder]>.allocate(capacity: 1)
    /// How many of them are kept from one run to the next.
    private static let keptEncoders = 2

    deinit {
        idleEncoders.deinitialize(count: 1)
        idleEncoders.deallocate()
    }

    private let transformers: [String: SmartValueTransformer]
    /// What the properties' wrappers say, by property.
    private let configurations: [String: WrapperConfiguration]
    /// Names given by wrappers that lead into nested objects.
    @exclusivity(unchecked) private(set) var nestedNames: Set<String>
    private let layout: TypeLayout
    /// What stands in for the layout where that cannot be used; nil where it can.
    private let recorded: RecordedInstance?
    /// Whether it is no plain Codable type, which is written as Foundation writes it.
    private let isModel: Bool
    /// The levels of a class that no container was asked for, with the number of key types it was found at.
    private var inherited: (askedFor: Int, levels: InheritedWriting?)?
    /// What an object of a polymorphic class is written with.
    private(set) lazy var variant = (type as? any SmartPolymorphic.Type).flatMap {
        WrittenVariant($0, TypeLayout.of(type), self)
    }
    /// Whether that is to be asked for.
    let isPolymorphic: Bool

    @_optimize(size)
    init(_ type: Any.Type, _ options: EncodingOptions) {
        idleEncoders.initialize(to: [])
        self.type = type
        // Without what belongs to one call: plans are kept.
        self.options = options.forNames
        let model = type as? any SmartEncodable.Type
        ownOptions = model?.encodingOptions ?? []
        hasOwnOptions = !ownOptions.isEmpty
        isInherited = ownOptions.contains(.inherited)
        strategy = hasOwnOptions ? options.with(ownOptions).key : options.key
        var names: [String: String] = [:]
        var conversions: [String: SmartValueTransformer] = [:]
        isModel = model != nil
        // By the codec: conformances are dear to look for.
        let native = CodecRegistry.shared.codec(for: type) as? NativeModelCodec
        isPolymorphic = native?.isPolymorphic == true && type is AnyClass
        if let model {
            let mappings = ModelMappings(model, native?.model)
            if options.useMappedKeys {
                for mapping in mappings.keys { names[mapping.key.stringValue] = mapping.names.first }
            }
            for mapping in mappings.values { conversions[mapping.key.stringValue] = mapping }
        }
        keyNames = names
        transformers = conversions
        layout = TypeLayout.of(type)
        let recorded = layout.codableProblem == nil || model == nil ? nil : RecordedInstance(initialOf: type)
        configurations = WrapperConfiguration.all(of: layout).merging(recorded?.configurations ?? [:]) { own, _ in own }
        self.recorded = recorded
        nestedNames = Set(configurations.values.compactMap { $0.names.first }.filter { $0.contains(".") })
    }

    @inline(__always)
    func idleEncoder(_ session: EncodingSession) -> EngineEncoder {
        let encoder = idleEncoders.pointee.popLast() ?? .managed(session, self)
        encoder.reset()
        return encoder
    }

    func dropIdleEncoders() {
        let idle = idleEncoders.pointee
        idleEncoders.pointee = []
        withExtendedLifetime(idle) {}
    }

    func restIdleEncoders() {
        guard idleEncoders.pointee.count > EncodingPlan.keptEncoders else { return }
        idleEncoders.pointee.removeLast(idleEncoders.pointee.count - EncodingPlan.keptEncoders)
    }

    /// The written name of a property that no coding key names.
    func name(_ property: String) -> String {
        keyNames[property] ?? configurations[property]?.names.first ?? strategy.convert(property)
    }

    /// What the engine has to write by itself after `encode(to:)`; nil when that wrote every level of the class. `path`:
    /// where the object is, for a closure that names keys. Throws where it would have to write a level and cannot.
    func inheritedLevels(at path: @autoclosure () -> [any CodingKey]) throws -> InheritedWriting? {
        let askedFor = tables.count + dynamicKeyNames.count
        if let inherited, inherited.askedFor == askedFor, !strategy.asksClosure || inherited.levels == nil {
            return inherited.levels
        }
        let keyTypes = tables.map(\.keyName) + dynamicKeyNames
        if let problem = isModel ? layout.codableProblem : nil,
            let level = InheritedMembers.unreachable(in: layout, keyTypes: keyTypes)
        {
            throw RecordedModel.encodingError(type, level, problem, path())
        }
        let members = InheritedMembers.find(in: layout, keyTypes: keyTypes) {
            willRunUserCode()
            guard let model = type as? any SmartEncodable.Type else { return [] }
            return ModelMappings(model, type as? any SmartDecodable.Type).mappedKeys
        }
        let table = EncodingKeyTable(
            LevelKey.self, mapped: keyNames, transformers, configurations, strategy, layout)
        if strategy.asksClosure { table.path = path() }
        let levels = InheritedWriting(members, table, otherNames: names(otherThan: members))
        inherited = (askedFor, levels)
        return levels
    }

    /// What the levels write that are not the engine's to write.
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
        // What is written by name (`encoder["id"]`) is no property of the model.
        let isOwn = type != NameKey.self
        var table = EncodingKeyTable(
            type, mapped: isOwn ? keyNames : [:], isOwn ? transformers : [:], isOwn ? configurations : [:],
            isOwn ? strategy : .useDefaultKeys, isOwn && isModel ? layout : nil,
            isObservable: recorded?.isObservable(id) == true)
        if KeyTable.isOfPlainEnum(type), let owner = owner(of: type, table.keyName) {
            table = owner.table(for: type)
            nestedNames.formUnion(owner.nestedNames)
        }
        // Keys that are no plain enum may have any name, and a closure may give any: their table lasts for one object.
        if table.isDynamic {
            dynamicKeyNames.insert(table.keyName)
        } else {
            tables.append(table)
        }
        return table
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
        return EncodingPlan(model, options)
    }

    /// The codec of a member's type; the few types of one model are found by comparing pointers.
    @inline(__always)
    func codec<T>(for type: T.Type) -> Unmanaged<Codec> {
        let id = ObjectIdentifier(type)
        for known in codecs where known.type == id { return known.codec }
        return findCodec(type, id)
    }

    // Out of line: what calls it is on the stack once for every level of a value.
    @inline(never)
    private func findCodec(_ type: Any.Type, _ id: ObjectIdentifier) -> Unmanaged<Codec> {
        let codec = Unmanaged.passUnretained(CodecRegistry.shared.codec(for: type))
        codecs.append((id, codec))
        return codec
    }

    static let pool = PlanPool<EncodingPlan>()
}
