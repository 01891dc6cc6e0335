import Foundation

/// What the engine has learned about writing one Encodable type: its keys' quoted names. Used by one run at a time.
final class EncodingPlan {
    let type: Any.Type
    private let options: EncodingOptions
    private let strategy: SmartKeyEncodingStrategy
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
        strategy = options.key
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
        // Keys that are no plain enum may have any name: their table lasts for one object.
        if table.isDynamic {
            dynamicKeyNames.insert(table.keyName)
        } else {
            if let owner = owner(of: type, table.keyName) {
                table = owner.table(for: type)
                nestedNames.formUnion(owner.nestedNames)
            }
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

/// Quoted names of one CodingKey type, numbered in the order in which they were first written.
final class EncodingKeyTable {
    struct Name {
        var quoted: UnsafePointer<UInt8>
        var length: Int
    }

    let keyType: ObjectIdentifier
    let keyName: String
    let isDynamic: Bool
    private let isByteKey: Bool
    private(set) var names: UnsafeMutablePointer<Name> = .allocate(capacity: 16)
    private var capacity = 16
    private let byByte: UnsafeMutablePointer<Int16>?
    private var byName: [String: Int] = [:]
    private var owned: [(key: any CodingKey, name: QuotedName)] = []
    private let mapped: [String: String]
    private let transformers: [String: SmartValueTransformer]
    private let configurations: [String: WrapperConfiguration]
    private let strategy: SmartKeyEncodingStrategy
    /// Whether some key is written in another way than by its value's codec.
    let hasSpecialKeys: Bool

    init<K: CodingKey>(
        _ type: K.Type, mapped: [String: String], _ transformers: [String: SmartValueTransformer],
        _ configurations: [String: WrapperConfiguration],
        _ strategy: SmartKeyEncodingStrategy
    ) {
        self.transformers = transformers
        self.configurations = configurations
        hasSpecialKeys = !transformers.isEmpty || configurations.values.contains { $0.encode != nil || $0.isThrowing }
        self.strategy = strategy
        keyType = ObjectIdentifier(type)
        keyName = _typeName(type)
        isDynamic = !KeyTable.isOfPlainEnum(type)
        isByteKey = MemoryLayout<K>.size <= 1 && !isDynamic
        byByte = isByteKey ? .allocate(capacity: 256) : nil
        byByte?.initialize(repeating: -1, count: 256)
        self.mapped = mapped
    }

    deinit {
        names.deallocate()
        byByte?.deallocate()
    }

    @inline(__always)
    func number<K: CodingKey>(_ key: K) -> Int {
        if let byByte {
            let number = Int(byByte[KeyTable.byte(key)])
            if number >= 0 { return number }
        }
        return learn(key)
    }

    /// The name in JSON.
    func text(_ number: Int) -> String { owned.indices.contains(number) ? owned[number].name.text : "" }

    func key(_ number: Int) -> (any CodingKey)? { owned.indices.contains(number) ? owned[number].key : nil }

    /// How the key's value is written instead of by its type; only asked where some key has a transformer.
    func transformer<K: CodingKey>(_ key: K) -> SmartValueTransformer? { transformers[key.stringValue] }

    /// What the property's wrappers say.
    func configuration<K: CodingKey>(_ key: K) -> WrapperConfiguration? {
        configurations.isEmpty ? nil : configurations[RuntimeReflection.caseName(key) ?? key.stringValue]
    }

    @inline(never)
    private func learn<K: CodingKey>(_ key: K) -> Int {
        let text = key.stringValue
        let given = mapped[text] == nil ? configuration(key)?.names.first : nil
        // Two keys may have one name: the last of their values counts.
        let written = mapped[text] ?? given ?? strategy.convert(text)
        if let known = byName[written] {
            byByte?[KeyTable.byte(key)] = Int16(truncatingIfNeeded: known)
            return known
        }
        let name = QuotedName(written)
        let number = owned.count
        owned.append((key, name))
        if number == capacity { grow() }
        (names + number).initialize(to: Name(quoted: UnsafePointer(name.quoted), length: name.length))
        byName[written] = number
        byByte?[KeyTable.byte(key)] = Int16(truncatingIfNeeded: number)
        return number
    }

    private func grow() {
        let larger = UnsafeMutablePointer<Name>.allocate(capacity: capacity * 2)
        larger.moveInitialize(from: names, count: capacity)
        names.deallocate()
        names = larger
        capacity *= 2
    }
}

/// What a run keeps for what it writes.
struct EncodingPlans {
    fileprivate var plans: [ObjectIdentifier: EncodingPlan] = [:]
    /// The plans in use, each in the place of its type's low bits; a collision only asks again.
    fileprivate var recent: [(type: ObjectIdentifier, plan: Unmanaged<EncodingPlan>)?] = Array(
        repeating: nil, count: 16)

    mutating func giveBack(_ options: EncodingOptions) {
        recent = Array(repeating: nil, count: 16)
        // Encoders refer to their plan.
        for plan in plans.values { plan.idleEncoders.pointee = [] }
        EncodingPlan.pool.giveBack(&plans, options.variant)
    }
}

/// Not methods of `EncodingPlans` itself, for the reason that `NativeScratch` has.
extension UnsafeMutablePointer where Pointee == EncodingState {
    @inline(__always)
    func plan(for type: Any.Type) -> Unmanaged<EncodingPlan> {
        let id = ObjectIdentifier(type)
        let place = (UInt(bitPattern: id) >> 4) & 15
        if let known = pointee.plans.recent[Int(place)], known.type == id { return known.plan }
        return find(type, id, Int(place))
    }

    @inline(never)
    private func find(_ type: Any.Type, _ id: ObjectIdentifier, _ place: Int) -> Unmanaged<EncodingPlan> {
        let options = pointee.options
        let made = pointee.plans.plans[id] ?? EncodingPlan.pool.take(id, options.variant) ?? EncodingPlan(type, options)
        // The model's code may have written another value of the type meanwhile.
        let plan = pointee.plans.plans[id] ?? made
        pointee.plans.plans[id] = plan
        pointee.plans.recent[place] = (id, Unmanaged.passUnretained(plan))
        return Unmanaged.passUnretained(plan)
    }
}
