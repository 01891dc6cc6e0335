import Foundation

/// What the engine has learned about writing one Encodable type: its keys' quoted names. Used by one run at a time.
final class EncodingPlan {
    let type: Any.Type
    private let options: EncodingOptions
    private let strategy: SmartKeyEncodingStrategy
    /// The model's own.
    let ownOptions: Set<SmartEncodingOption>
    let hasOwnOptions: Bool
    private var tables: [EncodingKeyTable] = []
    private var dynamicKeyNames: Set<String> = []
    private let keyNames: [String: String]
    private var codecs: [(type: ObjectIdentifier, codec: Unmanaged<Codec>)] = []
    /// Encoders of this type that are free to be used again.
    let idleEncoders = UnsafeMutablePointer<[EngineEncoder]>.allocate(capacity: 1)

    deinit {
        idleEncoders.deinitialize(count: 1)
        idleEncoders.deallocate()
    }

    private let transformers: [String: SmartValueTransformer]
    /// What the properties' wrappers say, by property.
    private let configurations: [String: WrapperConfiguration]
    /// Names given by wrappers that lead into nested objects.
    private(set) var nestedNames: Set<String>
    private var inherited: (tableCount: Int, levels: InheritedLevels?)?

    init(_ type: Any.Type, _ options: EncodingOptions) {
        idleEncoders.initialize(to: [])
        self.type = type
        // Without what belongs to one call: plans are kept.
        self.options = options.forNames
        ownOptions = (type as? any SmartEncodable.Type)?.encodingOptions ?? []
        hasOwnOptions = !ownOptions.isEmpty
        strategy = hasOwnOptions ? options.with(ownOptions).key : options.key
        var names: [String: String] = [:]
        var conversions: [String: SmartValueTransformer] = [:]
        if let smart = type as? any SmartEncodable.Type {
            if options.useMappedKeys {
                for mapping in smart.mappingForKey() ?? [] { names[mapping.key.stringValue] = mapping.names.first }
            }
            for mapping in smart.mappingForValue() ?? [] { conversions[mapping.key.stringValue] = mapping }
        }
        keyNames = names
        transformers = conversions
        configurations = WrapperConfiguration.all(of: TypeLayout.of(type))
        nestedNames = Set(configurations.values.compactMap { $0.names.first }.filter { $0.contains(".") })
    }

    @inline(__always)
    func idleEncoder(_ session: EncodingSession) -> EngineEncoder {
        let encoder = idleEncoders.pointee.popLast() ?? EngineEncoder(session, self)
        encoder.reset()
        return encoder
    }

    /// The written name of a property that no coding key names.
    func name(_ property: String) -> String { keyNames[property] ?? strategy.convert(property) }

    /// What the engine has to write by itself after `encode(to:)`; nil when that wrote every level of the class.
    func inheritedLevels() -> InheritedLevels? {
        if let inherited, inherited.tableCount == tables.count { return inherited.levels }
        let levels = InheritedLevels(
            TypeLayout.of(type), keyTypes: tables.map(\.keyName) + dynamicKeyNames, names: keyNames.mapValues { [$0] },
            transformers: transformers,
            configurations: configurations, usualNames: { [strategy.convert($0)] })
        inherited = (tables.count, levels)
        return levels
    }

    @inline(__always)
    func table<K: CodingKey>(for type: K.Type) -> EncodingKeyTable {
        let id = ObjectIdentifier(type)
        for table in tables where table.keyType == id { return table }
        // What is written by name (`encoder["id"]`) is no property of the model.
        let isOwn = type != NameKey.self
        var table = EncodingKeyTable(
            type, mapped: isOwn ? keyNames : [:], isOwn ? transformers : [:], isOwn ? configurations : [:],
            isOwn ? strategy : .useDefaultKeys)
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
        let layout = TypeLayout.of(type)
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
