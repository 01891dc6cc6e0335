import Foundation

/// What the engine has learned about one native (Codable) model: its coding keys by number, their names in JSON, the properties behind them.
///
/// A synthesised `init(from:)` asks for the same keys in the same order for every object. The first object teaches the names; from the second on a
/// container is opened by walking the object's members once and noting each value under its key's number, and a `decode(_:forKey:)` is an array access.
/// A plan is used by one run at a time (see `PlanPool`), so learning needs no lock.
final class NativePlan {
    let type: Any.Type
    /// Makes the value that `init()` gives; nil for types that are not SmartDecodable.
    let makeInitial: (() -> InitialInstance)?
    private(set) lazy var layout = TypeLayout.of(type)
    private var tables: [KeyTable] = []
    /// By the coding key's own name.
    private let keyNames: [String: [String]]
    private let transformers: [String: SmartValueTransformer]

    init<T: Decodable>(_ type: T.Type) {
        self.type = type
        guard let smart = type as? any SmartDecodable.Type else {
            makeInitial = nil
            keyNames = [:]
            transformers = [:]
            return
        }
        makeInitial = NativePlan.initialMaker(smart)
        var names: [String: [String]] = [:]
        for mapping in smart.mappingForKey() ?? [] { names[mapping.key.stringValue, default: []] += mapping.names }
        keyNames = names
        var conversions: [String: SmartValueTransformer] = [:]
        for mapping in smart.mappingForValue() ?? [] { conversions[mapping.key.stringValue] = mapping }
        transformers = conversions
    }

    private static func initialMaker<T: SmartDecodable>(_: T.Type) -> () -> InitialInstance {
        { TypedInitialInstance<T>() }
    }

    /// The table for a key type; made on first use.
    @inline(__always)
    func table<K: CodingKey>(for type: K.Type) -> KeyTable {
        let id = ObjectIdentifier(type)
        for table in tables where table.keyType == id { return table }
        return addTable(type)
    }

    private func addTable<K: CodingKey>(_ type: K.Type) -> KeyTable {
        let table = KeyTable(type)
        tables.append(table)
        return table
    }

    /// A new key of a table: its names, its transformer, its property.
    func learn<K: CodingKey>(_ key: K, in table: KeyTable) -> Int {
        let text = key.stringValue
        let paths = keyNames[text].map { $0.map(NativePlan.path) } ?? [[text]]
        let propertyName = RuntimeReflection.caseName(key) ?? text
        return table.add(text, paths: paths, property: property(named: propertyName), transformer: transformers[text])
    }

    private static func path(_ name: String) -> [String] {
        name.contains(".") ? name.split(separator: ".").map(String.init) : [name]
    }

    private func property(named name: String) -> StoredProperty? {
        guard makeInitial != nil, layout.problem == nil else { return nil }
        return layout.properties.last { $0.name == name } ?? layout.properties.last { $0.name == "_" + name }
            ?? layout.properties.last { $0.name == "$__lazy_storage_$_" + name }
    }
}

/// The keys of one CodingKey type, numbered in the order they were first asked for.
final class KeyTable {
    struct Slot {
        let name: String
        let paths: [[String]]
        let property: StoredProperty?
        let transformer: SmartValueTransformer?
        /// The type last decoded for this key, and its codec.
        var codecType: ObjectIdentifier?
        var codec: Unmanaged<Codec>?
    }

    let keyType: ObjectIdentifier
    /// An enum of one byte: its value numbers the key without asking for the name.
    let isByteKey: Bool
    let names = NameTable(isCaseInsensitive: false)
    var slots: [Slot] = []
    /// Whether any key has several names, a path or a transformer.
    private(set) var hasMappings = false
    private let byByte: UnsafeMutablePointer<Int16>
    private var byName: [String: Int] = [:]

    init<K: CodingKey>(_ type: K.Type) {
        keyType = ObjectIdentifier(type)
        isByteKey = MemoryLayout<K>.size <= 1 && RuntimeReflection.isEnum(type)
        byByte = .allocate(capacity: 256)
        byByte.initialize(repeating: -1, count: 256)
    }

    deinit { byByte.deallocate() }

    func add(_ name: String, paths: [[String]], property: StoredProperty?, transformer: SmartValueTransformer?) -> Int {
        let slot = slots.count
        slots.append(Slot(name: name, paths: paths, property: property, transformer: transformer))
        if paths.count > 1 || paths.contains(where: { $0.count > 1 }) || transformer != nil { hasMappings = true }
        names.add(paths, target: slot)
        // A name with a dot may also be meant literally.
        for path in paths where path.count > 1 { names.add([[path.joined(separator: ".")]], target: slot) }
        return slot
    }

    /// The key's number; nil when it was never asked for.
    @inline(__always)
    func known<K: CodingKey>(_ key: K) -> Int? {
        if isByteKey {
            let slot = Int(byByte[KeyTable.byte(key)])
            return slot >= 0 ? slot : nil
        }
        return byName[key.stringValue]
    }

    func remember<K: CodingKey>(_ key: K, as slot: Int) {
        if isByteKey {
            byByte[KeyTable.byte(key)] = Int16(truncatingIfNeeded: slot)
        } else {
            byName[key.stringValue] = slot
        }
    }

    @inline(__always)
    static func byte<K: CodingKey>(_ key: K) -> Int {
        if MemoryLayout<K>.size == 0 { return 0 }
        return withUnsafePointer(to: key) { Int(UnsafeRawPointer($0).load(as: UInt8.self)) }
    }
}

/// An instance as `init()` makes it, for its properties' values.
class InitialInstance {
    /// Where the properties' offsets count from.
    fileprivate(set) var base: UnsafeRawPointer

    fileprivate init(base: UnsafeRawPointer) { self.base = base }

    /// The property's initial value as `V`, or as the `V` inside an optional; nil where the property has another type or is nil.
    func value<V>(of property: StoredProperty, as type: V.Type) -> V? {
        let source = base + property.offset
        if property.type == V.self { return source.assumingMemoryBound(to: V.self).pointee }
        if property.type == V?.self { return source.assumingMemoryBound(to: V?.self).pointee }
        return nil
    }
}

private final class TypedInitialInstance<T: SmartDecodable>: InitialInstance {
    private let storage: UnsafeMutablePointer<T>

    init() {
        storage = .allocate(capacity: 1)
        storage.initialize(to: T())
        let raw = UnsafeRawPointer(storage)
        super.init(base: T.self is AnyClass ? raw.assumingMemoryBound(to: UnsafeRawPointer.self).pointee : raw)
    }

    deinit {
        storage.deinitialize(count: 1)
        storage.deallocate()
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
    func giveBack(_ plans: consuming [ObjectIdentifier: Plan]) {
        lock.lock()
        defer { lock.unlock() }
        while let (type, plan) = plans.popFirst() {
            var candidate = plan
            if isKnownUniquelyReferenced(&candidate), idle[type, default: []].count < 8 { idle[type]?.append(candidate) }
        }
    }
}

extension NativePlan {
    static let pool = PlanPool<NativePlan>()
}

/// What a run keeps for its native models.
struct NativeScratch {
    private var plans: [ObjectIdentifier: NativePlan] = [:]
    private var lastType: ObjectIdentifier?
    private var lastPlan: NativePlan?
    var idleDecoders: [EngineDecoder] = []
    /// Why the last failed `init(from:)` failed.
    var lastError: (any Error)?

    mutating func plan<T: Decodable>(for type: T.Type) -> NativePlan {
        let id = ObjectIdentifier(type)
        if lastType == id, let lastPlan { return lastPlan }
        let plan = plans[id] ?? NativePlan.pool.take(id) ?? NativePlan(type)
        plans[id] = plan
        lastType = id
        lastPlan = plan
        return plan
    }

    mutating func giveBack() {
        lastPlan = nil
        lastType = nil
        idleDecoders = []
        let used = plans
        plans = [:]
        NativePlan.pool.giveBack(used)
    }
}
