import Foundation

/// What the engine has learned about writing one Encodable type: its keys' quoted names. Used by one run at a time.
final class EncodingPlan {
    let type: Any.Type
    private let useMappedKeys: Bool
    private var tables: [EncodingKeyTable] = []
    private let keyNames: [String: String]
    private var codecs: [(type: ObjectIdentifier, codec: Unmanaged<Codec>)] = []

    private let transformers: [String: SmartValueTransformer]
    private var inherited: (tableCount: Int, levels: InheritedLevels?)?

    init(_ type: Any.Type, useMappedKeys: Bool) {
        self.type = type
        self.useMappedKeys = useMappedKeys
        var names: [String: String] = [:]
        var conversions: [String: SmartValueTransformer] = [:]
        if let smart = type as? any SmartEncodable.Type {
            if useMappedKeys {
                for mapping in smart.mappingForKey() ?? [] { names[mapping.key.stringValue] = mapping.names.first }
            }
            for mapping in smart.mappingForValue() ?? [] { conversions[mapping.key.stringValue] = mapping }
        }
        keyNames = names
        transformers = conversions
    }

    /// What the engine has to write by itself after `encode(to:)`; nil when that wrote every level of the class.
    func inheritedLevels() -> InheritedLevels? {
        if let inherited, inherited.tableCount == tables.count { return inherited.levels }
        let levels = InheritedLevels(
            TypeLayout.of(type), keyTypes: tables.map(\.keyName), names: keyNames.mapValues { [$0] }, transformers: transformers)
        inherited = (tables.count, levels)
        return levels
    }

    @inline(__always)
    func table<K: CodingKey>(for type: K.Type) -> EncodingKeyTable {
        let id = ObjectIdentifier(type)
        for table in tables where table.keyType == id { return table }
        let table = EncodingKeyTable(type, mapped: keyNames, transformers)
        tables.append(table)
        return table
    }

    /// The codec of a member's type; the few types of one model are found by comparing pointers.
    @inline(__always)
    func codec<T>(for type: T.Type) -> Unmanaged<Codec> {
        let id = ObjectIdentifier(type)
        for known in codecs where known.type == id { return known.codec }
        let codec = Unmanaged.passUnretained(CodecRegistry.shared.codec(for: type))
        codecs.append((id, codec))
        return codec
    }

    static let pool = PlanPool<EncodingPlan>()
    static let mappedPool = PlanPool<EncodingPlan>()
}

/// Quoted names of one CodingKey type.
final class EncodingKeyTable {
    let keyType: ObjectIdentifier
    let keyName: String
    private let isByteKey: Bool
    private var byByte: [QuotedName?]
    private var byName: [String: QuotedName] = [:]
    private let mapped: [String: String]
    private let transformers: [String: SmartValueTransformer]

    init<K: CodingKey>(_ type: K.Type, mapped: [String: String], _ transformers: [String: SmartValueTransformer]) {
        self.transformers = transformers
        keyType = ObjectIdentifier(type)
        keyName = String(reflecting: type)
        isByteKey = MemoryLayout<K>.size <= 1 && RuntimeReflection.isEnum(type)
        byByte = Array(repeating: nil, count: isByteKey ? 256 : 0)
        self.mapped = mapped
    }

    @inline(__always)
    func name<K: CodingKey>(_ key: K) -> QuotedName {
        if isByteKey, let known = byByte[KeyTable.byte(key)] { return known }
        return learn(key)
    }

    /// How the key's value is written instead of by its type; only asked where some key has a transformer.
    func transformer<K: CodingKey>(_ key: K) -> SmartValueTransformer? { transformers[key.stringValue] }
    var hasTransformers: Bool { !transformers.isEmpty }

    @inline(never)
    private func learn<K: CodingKey>(_ key: K) -> QuotedName {
        let text = key.stringValue
        if let known = byName[text] { return known }
        let name = QuotedName(mapped[text] ?? text)
        byName[text] = name
        if isByteKey { byByte[KeyTable.byte(key)] = name }
        return name
    }
}

/// What a run keeps for what it writes.
struct EncodingPlans {
    private var plans: [ObjectIdentifier: EncodingPlan] = [:]
    private var lastType: ObjectIdentifier?
    private var lastPlan: EncodingPlan?

    mutating func plan(for type: Any.Type, _ options: EncodingOptions) -> EncodingPlan {
        let id = ObjectIdentifier(type)
        if lastType == id, let lastPlan { return lastPlan }
        let pool = options.useMappedKeys ? EncodingPlan.mappedPool : EncodingPlan.pool
        let plan = plans[id] ?? pool.take(id) ?? EncodingPlan(type, useMappedKeys: options.useMappedKeys)
        plans[id] = plan
        lastType = id
        lastPlan = plan
        return plan
    }

    mutating func giveBack(_ options: EncodingOptions) {
        lastPlan = nil
        lastType = nil
        (options.useMappedKeys ? EncodingPlan.mappedPool : EncodingPlan.pool).giveBack(&plans)
    }
}
