import Foundation

/// What the engine has learned about one native (Codable) model: its coding keys by number, their names in JSON, the properties behind them.
///
/// A synthesised `init(from:)` asks for the same keys in the same order for every object. The first object teaches the names; from the second on a
/// container is opened by walking the object's members once and noting each value under its key's number, and a `decode(_:forKey:)` is an array access.
/// A plan is used by one run at a time (see `PlanPool`), so learning needs no lock.
final class NativePlan {
    let type: Any.Type
    /// The model type, whose `init()` gives the initial values; nil for types that are not SmartDecodable.
    let model: (any SmartDecodable.Type)?
    private(set) lazy var layout = TypeLayout.of(type)
    private var tables: [KeyTable] = []
    /// The levels of a class that no container was asked for, with the number of tables it was found at.
    private var inherited: (tableCount: Int, plan: InheritedLevels?)?
    /// By the coding key's own name.
    private let keyNames: [String: [String]]
    private let transformers: [String: SmartValueTransformer]
    /// Decoders of this model that are free to be used again.
    var idleDecoders: [EngineDecoder] = []

    init(_ type: Any.Type) {
        self.type = type
        guard let smart = type as? any SmartDecodable.Type else {
            model = nil
            keyNames = [:]
            transformers = [:]
            return
        }
        model = smart
        var names: [String: [String]] = [:]
        for mapping in smart.mappingForKey() ?? [] { names[mapping.key.stringValue, default: []] += mapping.names }
        keyNames = names
        var conversions: [String: SmartValueTransformer] = [:]
        for mapping in smart.mappingForValue() ?? [] { conversions[mapping.key.stringValue] = mapping }
        transformers = conversions
    }

    /// The table for a key type; made on first use.
    func table<K: CodingKey>(for type: K.Type) -> KeyTable {
        let id = ObjectIdentifier(type)
        for table in tables where table.keyType == id { return table }
        let table = KeyTable(type)
        tables.append(table)
        return table
    }

    /// What the engine has to fill by itself after `init(from:)`; nil when that filled every level.
    func inheritedLevels() -> InheritedLevels? {
        if let inherited, inherited.tableCount == tables.count { return inherited.plan }
        let levels = InheritedLevels(layout, keyTypes: tables.map(\.keyName), names: keyNames, transformers: transformers)
        inherited = (tables.count, levels)
        return levels
    }

    /// A new key of a table: its names, its transformer, its property.
    func learn<K: CodingKey>(_ key: K, in table: KeyTable) -> Int {
        let text = key.stringValue
        let paths = keyNames[text].map { $0.map(NativePlan.path) } ?? [[text]]
        let propertyName = RuntimeReflection.caseName(key) ?? text
        return table.add(text, paths: paths, property: property(named: propertyName), transformer: transformers[text])
    }

    static func path(_ name: String) -> [String] {
        name.contains(".") ? name.split(separator: ".").map(String.init) : [name]
    }

    private func property(named name: String) -> StoredProperty? {
        guard model != nil, layout.problem == nil else { return nil }
        return layout.properties.last { $0.name == name } ?? layout.properties.last { $0.name == "_" + name }
            ?? layout.properties.last { $0.name == "$__lazy_storage_$_" + name }
    }
}

/// The keys of one CodingKey type, numbered in the order they were first asked for.
final class KeyTable {
    /// What is learned about a key once.
    struct Key {
        let name: String
        let paths: [[String]]
        let property: StoredProperty?
        let transformer: SmartValueTransformer?
        /// The property's type where that is an optional.
        let optional: (any AnyOptional.Type)?
    }

    /// The type last decoded for a key, and its codec.
    struct Codecs {
        var type: ObjectIdentifier?
        var codec: Unmanaged<Codec>?
        /// Whether a stored property stands behind the key.
        var hasProperty: Bool
    }

    let keyType: ObjectIdentifier
    /// The key type's full name, which begins with the name of the type it is nested in.
    let keyName: String
    /// An enum of one byte: its value numbers the key without asking for the name.
    let isByteKey: Bool
    let names = NameTable(isCaseInsensitive: false)
    private(set) var keys: [Key] = []
    let hot: UnsafeMutablePointer<Hot>
    private var byName: [String: Int] = [:]

    /// What every `decode` reads, without reference counting or exclusivity checks.
    struct Hot {
        var count = 0
        /// Whether any key has several names, a path or a transformer.
        var hasMappings = false
        var codecs: UnsafeMutablePointer<Codecs>
        var capacity: Int
        let byByte: UnsafeMutablePointer<Int16>
    }

    init<K: CodingKey>(_ type: K.Type) {
        keyType = ObjectIdentifier(type)
        keyName = String(reflecting: type)
        isByteKey = MemoryLayout<K>.size <= 1 && RuntimeReflection.isEnum(type)
        let byByte = UnsafeMutablePointer<Int16>.allocate(capacity: 256)
        byByte.initialize(repeating: -1, count: 256)
        hot = .allocate(capacity: 1)
        hot.initialize(to: Hot(codecs: .allocate(capacity: 16), capacity: 16, byByte: byByte))
    }

    deinit {
        hot.pointee.byByte.deallocate()
        hot.pointee.codecs.deallocate()
        hot.deallocate()
    }

    func add(_ name: String, paths: [[String]], property: StoredProperty?, transformer: SmartValueTransformer?) -> Int {
        let slot = keys.count
        keys.append(
            Key(
                name: name, paths: paths, property: property, transformer: transformer,
                optional: property.flatMap { $0.type as? any AnyOptional.Type }))
        if slot == hot.pointee.capacity {
            let larger = UnsafeMutablePointer<Codecs>.allocate(capacity: slot * 2)
            larger.update(from: hot.pointee.codecs, count: slot)
            hot.pointee.codecs.deallocate()
            hot.pointee.codecs = larger
            hot.pointee.capacity = slot * 2
        }
        (hot.pointee.codecs + slot).initialize(to: Codecs(hasProperty: property != nil))
        hot.pointee.count = slot + 1
        if paths.count > 1 || paths.contains(where: { $0.count > 1 }) || transformer != nil { hot.pointee.hasMappings = true }
        names.add(paths, target: slot)
        return slot
    }

    /// The key's number; nil when it was never asked for.
    @inline(__always)
    func known<K: CodingKey>(_ key: K) -> Int? {
        if isByteKey {
            let slot = Int(hot.pointee.byByte[KeyTable.byte(key)])
            return slot >= 0 ? slot : nil
        }
        return byName[key.stringValue]
    }

    func remember<K: CodingKey>(_ key: K, as slot: Int) {
        if isByteKey {
            hot.pointee.byByte[KeyTable.byte(key)] = Int16(truncatingIfNeeded: slot)
        } else {
            byName[key.stringValue] = slot
        }
    }

    @inline(__always)
    static func byte<K: CodingKey>(_ key: K) -> Int {
        MemoryLayout<K>.size == 0 ? 0 : Int(unsafeBitCast(key, to: UInt8.self))
    }
}

/// An instance as `init()` makes it, for its properties' values. Owned by a decoder; must be ended with `destroy`.
struct InitialInstance {
    private let model: any SmartDecodable.Type
    private let storage: UnsafeMutableRawPointer
    /// Where the properties' offsets count from.
    private let base: UnsafeRawPointer

    init(_ model: any SmartDecodable.Type, isClass: Bool) {
        self.model = model
        let extent = TypeLayout.extent(of: model)
        storage = .allocate(byteCount: max(1, extent.size), alignment: extent.alignment)
        model._makeInitial(storage)
        base = UnsafeRawPointer(isClass ? storage.assumingMemoryBound(to: UnsafeMutableRawPointer.self).pointee : storage)
    }

    func destroy() {
        model._destroyInitial(storage)
        storage.deallocate()
    }

    /// The key's property as `V`, or as the `V` inside an optional; nil where it has another type or is nil.
    func value<V>(_ key: KeyTable.Key, as type: V.Type) -> V? {
        guard let property = key.property else { return nil }
        let source = base + property.offset
        if property.type == V.self { return source.assumingMemoryBound(to: V.self).pointee }
        // The usual optional is nil, which is seen without naming the type `V?`.
        guard let optional = key.optional, optional.wrappedType == V.self, !optional.isNil(at: source) else { return nil }
        return source.assumingMemoryBound(to: V?.self).pointee
    }
}

/// Plans not in use, by model type. A run takes one and gives it back at its end; two runs at once have two.
final class PlanPool<Plan: AnyObject>: @unchecked Sendable {
    private let lock = NSLock()
    private var idle: [ObjectIdentifier: [Plan]] = [:]

    func take(_ type: ObjectIdentifier) -> Plan? {
        lock.lock()
        defer { lock.unlock() }
        return idle[type]?.popLast()
    }

    /// Takes plans back, except those that a kept decoder or container still refers to.
    func giveBack(_ plans: inout [ObjectIdentifier: Plan]) {
        lock.lock()
        defer { lock.unlock() }
        while var entry = plans.popFirst() {
            guard isKnownUniquelyReferenced(&entry.value), idle[entry.key, default: []].count < 8 else { continue }
            idle[entry.key, default: []].append(entry.value)
        }
    }
}

extension NativePlan {
    static let pool = PlanPool<NativePlan>()
}

/// What a run keeps for its native models; behind a pointer of the session's.
struct NativeScratch {
    private var plans: [ObjectIdentifier: NativePlan] = [:]
    /// The plans in use by their codec's ordinal, each in the place of its low bits; a collision only asks again.
    private var recent: [(ordinal: UInt32, plan: Unmanaged<NativePlan>)?] = Array(repeating: nil, count: 32)
    /// Why the last failed `init(from:)` failed.
    var lastError: (any Error)?
    /// Models being decoded, one inside the other.
    var depth = 0
    /// Room for values on their way from a codec into a return value; used as a stack.
    private let room = UnsafeMutableRawPointer.allocate(byteCount: NativeScratch.roomSize, alignment: 16)
    private var used = 0
    static let roomSize = 16384

    @inline(__always)
    mutating func plan(for type: Any.Type, ordinal: UInt32) -> Unmanaged<NativePlan> {
        if let known = recent[Int(ordinal & 31)], known.ordinal == ordinal { return known.plan }
        return find(type, ordinal)
    }

    @inline(never)
    private mutating func find(_ type: Any.Type, _ ordinal: UInt32) -> Unmanaged<NativePlan> {
        let id = ObjectIdentifier(type)
        let plan = plans[id] ?? NativePlan.pool.take(id) ?? NativePlan(type)
        plans[id] = plan
        recent[Int(ordinal & 31)] = (ordinal, Unmanaged.passUnretained(plan))
        return Unmanaged.passUnretained(plan)
    }

    /// Memory for one value of a type, to be given back with `pop` in reverse order; nil when there is no room.
    @inline(__always)
    mutating func push(size: Int, alignment: Int) -> UnsafeMutableRawPointer? {
        let start = (used &+ alignment &- 1) & ~(alignment &- 1)
        guard alignment <= 16, start &+ size <= NativeScratch.roomSize else { return nil }
        used = start &+ size
        return room + start
    }

    var mark: Int { used }

    @inline(__always)
    mutating func pop(to mark: Int) { used = mark }

    mutating func giveBack() {
        recent = Array(repeating: nil, count: 32)
        // Decoders refer to their plan and to the session.
        for plan in plans.values { plan.idleDecoders = [] }
        NativePlan.pool.giveBack(&plans)
    }

    func free() { room.deallocate() }
}
