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
    let isClass: Bool
    private var tables: [KeyTable] = []
    /// The levels of a class that no container was asked for, with the number of tables it was found at.
    private var inherited: (tableCount: Int, plan: InheritedLevels?)?
    /// By the coding key's own name.
    private let keyNames: [String: [String]]
    private let transformers: [String: SmartValueTransformer]
    /// How this run turns member names into keys.
    let strategy: SmartKeyDecodingStrategy
    /// The model's own conversions.
    let conversions: [SmartConversion]
    private let hasConversions: Bool
    /// Key types that take any name, of which no table is kept.
    private var dynamicKeyNames: Set<String> = []
    /// Decoders of this model that are free to be used again. Behind a pointer, as it changes with every object.
    let idleDecoders = UnsafeMutablePointer<[EngineDecoder]>.allocate(capacity: 1)

    deinit {
        idleDecoders.deinitialize(count: 1)
        idleDecoders.deallocate()
    }

    init(_ type: Any.Type, _ strategy: SmartKeyDecodingStrategy = .useDefaultKeys) {
        idleDecoders.initialize(to: [])
        self.type = type
        isClass = type is AnyClass
        self.strategy = strategy
        conversions = (type as? any SmartConverting.Type)?.conversions() ?? []
        hasConversions = !conversions.isEmpty
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

    /// Puts the model's conversions in force. The ones to put back after it; nil where nothing changed.
    @inline(__always)
    func enter(_ native: UnsafeMutablePointer<NativeScratch>) -> [SmartConversion]? {
        if !hasConversions, !native.pointee.hasConversions { return nil }
        return exchange(native)
    }

    @inline(never)
    private func exchange(_ native: UnsafeMutablePointer<NativeScratch>) -> [SmartConversion] {
        let outer = native.pointee.conversions
        native.pointee.conversions = conversions
        native.pointee.hasConversions = true
        return outer
    }

    /// The table for a key type; made on first use. Keys that are no enum may have any name (`_DictionaryCodingKey`): their table lasts for one object, or it
    /// would grow with the data.
    func table<K: CodingKey>(for type: K.Type) -> KeyTable {
        let id = ObjectIdentifier(type)
        for table in tables where table.keyType == id { return table }
        let table = KeyTable(type, strategy)
        if RuntimeReflection.isEnum(type) { tables.append(table) } else { dynamicKeyNames.insert(table.keyName) }
        return table
    }

    /// What the engine has to fill by itself after `init(from:)`; nil when that filled every level.
    func inheritedLevels() -> InheritedLevels? {
        if let inherited, inherited.tableCount == tables.count { return inherited.plan }
        let levels = InheritedLevels(layout, keyTypes: tables.map(\.keyName) + dynamicKeyNames, names: keyNames, transformers: transformers,
            isCaseInsensitive: strategy == .caseInsensitive, usualNames: strategy.memberNames)
        inherited = (tables.count, levels)
        return levels
    }

    /// A new key of a table: its names, its transformer, its property.
    func learn<K: CodingKey>(_ key: K, in table: KeyTable) -> Int {
        let text = key.stringValue
        let property = property(named: RuntimeReflection.caseName(key) ?? text)
        let codec = property.map { CodecRegistry.shared.codec(for: $0.type) }
        let configuration = property.flatMap { wrapperConfiguration(of: $0) }
        var names = keyNames[text] ?? []
        if names.isEmpty { names = configuration?.names ?? [] }
        if names.isEmpty { names = [text] }
        if case .globalMap(let maps) = strategy { names = maps.filter { $0.to == text }.map(\.from) + names }
        // An ignored property has no name.
        if codec?.shape == .ignored { names = [] }
        let paths = names.flatMap(NativePlan.paths)
        return table.add(
            KeyTable.Key(
                name: text, paths: paths, property: property, transformer: transformers[text], configuration: configuration,
                isFlat: codec?.shape == .flat))
    }

    /// What the property's wrappers say in the model's initial instance.
    private func wrapperConfiguration(of property: StoredProperty) -> WrapperConfiguration? {
        guard property.type is any WrapperStorage.Type, let model else { return nil }
        let instance = InitialInstance(model, isClass: layout.isClass)
        defer { instance.destroy() }
        return WrapperConfiguration.of(property, in: instance.base)
    }

    /// A plan for the containers inside a model's object that its own code asks for: the same properties stand behind their keys, the model's names do not.
    private(set) lazy var nested: NativePlan = NativePlan(nestedIn: self)

    private init(nestedIn plan: NativePlan) {
        idleDecoders.initialize(to: [])
        type = plan.type
        isClass = plan.isClass
        model = plan.model
        strategy = plan.strategy
        conversions = plan.conversions
        hasConversions = plan.hasConversions
        keyNames = [:]
        transformers = [:]
    }

    /// The ways a name may lead: a name with dots is tried as it is, then as a path.
    static func paths(_ name: String) -> [[String]] {
        name.contains(".") ? [[name], name.split(separator: ".").map(String.init)] : [[name]]
    }

    private func property(named name: String) -> StoredProperty? {
        guard model != nil, layout.problem == nil else { return nil }
        return layout.properties.last { $0.name == name } ?? layout.properties.last { $0.name == "_" + name }
            ?? layout.properties.last { $0.name == "$__lazy_storage_$_" + name }
    }
}

/// The keys of one CodingKey type, numbered in the order they were first asked for.
final class KeyTable {
    /// What is learned about a key once. A class, so that looking at one copies a reference.
    final class Key {
        let name: String
        let paths: [[String]]
        let property: StoredProperty?
        let transformer: SmartValueTransformer?
        /// What the property's wrappers say.
        let configuration: WrapperConfiguration?
        /// Its value is made from the object itself.
        let isFlat: Bool
        /// The property's type where that is an optional, and the first bytes of its nil.
        let optional: (any AnyOptional.Type)?
        private let nilBytes: NilBytes?

        init(
            name: String, paths: [[String]], property: StoredProperty?, transformer: SmartValueTransformer?, configuration: WrapperConfiguration?, isFlat: Bool
        ) {
            self.name = name
            self.paths = paths
            self.property = property
            self.transformer = transformer
            self.configuration = configuration
            self.isFlat = isFlat
            optional = property.flatMap { $0.type as? any AnyOptional.Type }
            nilBytes = optional.flatMap { NilBytes($0) }
        }

        /// Whether the optional property at `source` is nil.
        @inline(__always)
        func isNil(at source: UnsafeRawPointer) -> Bool {
            if let nilBytes, nilBytes.are(at: source) { return true }
            return optional?.isNil(at: source) ?? false
        }
    }

    /// The type last decoded for a key, and its codec.
    struct Codecs {
        var type: ObjectIdentifier?
        var codec: Unmanaged<Codec>?
        /// Whether a stored property stands behind the key.
        var hasProperty: Bool
        /// Whether more than the codec is needed to read the value.
        var isSpecial: Bool
    }

    let keyType: ObjectIdentifier
    /// The key type's full name, which begins with the name of the type it is nested in.
    let keyName: String
    /// An enum of one byte: its value numbers the key without asking for the name.
    let isByteKey: Bool
    let strategy: SmartKeyDecodingStrategy
    private(set) var names = NameTable(isCaseInsensitive: false)
    /// With a strategy: which keys a converted name stands for.
    private var converted: [String: [(slot: Int, priority: Int, tail: [String])]] = [:]
    private(set) var keys: [Key] = []
    private(set) var flatSlots: [Int] = []
    let hot: UnsafeMutablePointer<Hot>
    private var byName: [String: Int] = [:]

    /// What every `decode` reads, without reference counting or exclusivity checks.
    struct Hot {
        var count = 0
        /// Whether any key has several names, a path or a transformer, or names have to be converted.
        var needsCare: Bool
        /// Whether some member names have to be converted.
        let convertsNames: Bool
        let isByteKey: Bool
        var codecs: UnsafeMutablePointer<Codecs>
        var capacity: Int
        let byByte: UnsafeMutablePointer<Int16>
    }

    init<K: CodingKey>(_ type: K.Type, _ strategy: SmartKeyDecodingStrategy) {
        self.strategy = strategy
        keyType = ObjectIdentifier(type)
        keyName = String(reflecting: type)
        isByteKey = MemoryLayout<K>.size <= 1 && RuntimeReflection.isEnum(type)
        let byByte = UnsafeMutablePointer<Int16>.allocate(capacity: 256)
        byByte.initialize(repeating: -1, count: 256)
        hot = .allocate(capacity: 1)
        hot.initialize(
            to: Hot(needsCare: strategy.convertsNames, convertsNames: strategy.convertsNames, isByteKey: isByteKey, codecs: .allocate(capacity: 16), capacity: 16, byByte: byByte))
    }

    deinit {
        hot.pointee.byByte.deallocate()
        hot.pointee.codecs.deallocate()
        hot.deallocate()
    }

    func add(_ key: Key) -> Int {
        let slot = keys.count
        keys.append(key)
        let paths = key.paths
        let isSpecial = key.transformer != nil || key.configuration?.changesReading == true
        if slot == hot.pointee.capacity {
            let larger = UnsafeMutablePointer<Codecs>.allocate(capacity: slot * 2)
            larger.update(from: hot.pointee.codecs, count: slot)
            hot.pointee.codecs.deallocate()
            hot.pointee.codecs = larger
            hot.pointee.capacity = slot * 2
        }
        (hot.pointee.codecs + slot).initialize(to: Codecs(hasProperty: key.property != nil, isSpecial: isSpecial))
        hot.pointee.count = slot + 1
        if paths.count > 1 || paths.contains(where: { $0.count > 1 }) || isSpecial || key.isFlat { hot.pointee.needsCare = true }
        if key.isFlat { flatSlots.append(slot) }
        guard hot.pointee.convertsNames else {
            names.add(paths, target: slot)
            return slot
        }
        for (priority, path) in paths.enumerated() {
            converted[strategy.normalize(path[0]), default: []].append((slot, priority, Array(path.dropFirst())))
        }
        // Names met so far may stand for the new key.
        names = NameTable(isCaseInsensitive: false)
        return slot
    }

    /// A member name not met before, with what it stands for: keys it names as it is, then keys it names when it is converted.
    func learnMember(_ name: String) {
        var isKnown = false
        for (slot, key) in keys.enumerated() {
            for (priority, path) in key.paths.enumerated() where path[0] == name {
                names.append(name, target: slot, priority: priority * 2, tail: Array(path.dropFirst()))
                isKnown = true
            }
        }
        for entry in converted[strategy.convert(name)] ?? [] where keys[entry.slot].paths[entry.priority][0] != name {
            names.append(name, target: entry.slot, priority: entry.priority * 2 + 1, tail: entry.tail)
            isKnown = true
        }
        if !isKnown { names.append(name, target: -1, priority: 0, tail: []) }
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

/// The bytes that storing nil in an optional of 8 to 16 bytes writes. Memory with these bytes holds nil, since the others are nobody's business then. Comparing
/// costs nothing; asking an optional whose type is only known at run time whether it is nil costs 400 instructions.
struct NilBytes {
    /// The first and the last eight bytes, which overlap.
    private let first: UInt64
    private let firstMask: UInt64
    private let last: UInt64
    private let lastMask: UInt64
    private let lastOffset: Int

    init?(_ type: any AnyOptional.Type) {
        let zeros = type.bytesOfNil(over: 0)
        guard (8...16).contains(zeros.count) else { return nil }
        let ones = type.bytesOfNil(over: 0xFF)
        func word(_ offset: Int) -> (UInt64, UInt64) {
            var value: UInt64 = 0
            var mask: UInt64 = 0
            for index in 0..<8 where zeros[offset + index] == ones[offset + index] {
                value |= UInt64(zeros[offset + index]) << UInt64(index * 8)
                mask |= 0xFF << UInt64(index * 8)
            }
            return (value, mask)
        }
        lastOffset = zeros.count - 8
        (first, firstMask) = word(0)
        (last, lastMask) = word(lastOffset)
    }

    @inline(__always)
    func are(at source: UnsafeRawPointer) -> Bool {
        UInt64(littleEndian: source.loadUnaligned(as: UInt64.self)) & firstMask == first
            && UInt64(littleEndian: source.loadUnaligned(fromByteOffset: lastOffset, as: UInt64.self)) & lastMask == last
    }
}

/// An instance as `init()` makes it, for its properties' values. Owned by a decoder; must be ended with `destroy`.
struct InitialInstance {
    private let model: any SmartDecodable.Type
    /// Nil for an instance that belongs to somebody else.
    private let storage: UnsafeMutableRawPointer?
    private let ownsStorage: Bool
    /// Where the properties' offsets count from.
    let base: UnsafeRawPointer

    /// In `room`, which must be large enough for the type and outlive this, or in memory of its own.
    init(_ model: any SmartDecodable.Type, isClass: Bool, room: UnsafeMutableRawPointer? = nil) {
        self.model = model
        let storage = room ?? InitialInstance.makeRoom(model)
        ownsStorage = room == nil
        model._makeInitial(storage)
        self.storage = storage
        base = UnsafeRawPointer(isClass ? storage.assumingMemoryBound(to: UnsafeMutableRawPointer.self).pointee : storage)
    }

    /// A model that exists, at `source`, which must outlive this. Nil where it is an instance of another class.
    init?(existing source: UnsafeRawPointer, _ model: any SmartDecodable.Type, isClass: Bool) {
        self.model = model
        storage = nil
        ownsStorage = false
        guard isClass else {
            base = source
            return
        }
        let object = source.assumingMemoryBound(to: AnyObject.self).pointee
        guard ObjectIdentifier(type(of: object)) == ObjectIdentifier(model) else { return nil }
        base = UnsafeRawPointer(InstanceMemory.start(of: object))
    }

    func destroy() {
        guard let storage else { return }
        model._destroyInitial(storage)
        if ownsStorage { storage.deallocate() }
    }

    static func makeRoom(_ model: any SmartDecodable.Type) -> UnsafeMutableRawPointer {
        let extent = TypeLayout.extent(of: model)
        return .allocate(byteCount: max(1, extent.size), alignment: extent.alignment)
    }

    /// Where the value of a property lies that has the type `type`, or holds one as an optional.
    func address(of key: KeyTable.Key, as type: Any.Type) -> UnsafeRawPointer? {
        guard let property = key.property else { return nil }
        let source = base + property.offset
        if property.type == type { return source }
        guard let optional = key.optional, optional.wrappedType == type, !key.isNil(at: source) else { return nil }
        return source
    }

    /// Whether the key's property, an optional, is nil.
    func isNil(_ key: KeyTable.Key) -> Bool { key.property.map { key.isNil(at: base + $0.offset) } ?? true }

    /// Copies the key's property, or the `V` inside an optional, to uninitialised memory. False where it has another type or is nil.
    func copy<V>(_ key: KeyTable.Key, as type: V.Type, into room: UnsafeMutableRawPointer) -> Bool {
        guard let property = key.property else { return false }
        let source = base + property.offset
        if property.type != V.self {
            // An optional's value lies where the optional lies.
            guard let optional = key.optional, !key.isNil(at: source), optional.wrappedType == V.self else { return false }
        }
        room.initializeMemory(as: V.self, to: source.assumingMemoryBound(to: V.self).pointee)
        return true
    }

    /// The key's property as `V`, or as the `V` inside an optional; nil where it has another type or is nil.
    func value<V>(_ key: KeyTable.Key, as type: V.Type) -> V? {
        guard let property = key.property else { return nil }
        let source = base + property.offset
        if key.optional == nil { return property.type == V.self ? source.assumingMemoryBound(to: V.self).pointee : nil }
        if property.type == V.self { return source.assumingMemoryBound(to: V.self).pointee }
        // The usual optional is nil, which is seen without naming the type `V?`.
        guard let optional = key.optional, !key.isNil(at: source), optional.wrappedType == V.self else { return nil }
        return source.assumingMemoryBound(to: V?.self).pointee
    }
}

/// Plans not in use, by model type. A run takes one and gives it back at its end; two runs at once have two.
final class PlanPool<Plan: AnyObject>: @unchecked Sendable {
    /// Plans for different names of the same type are kept apart.
    private struct Key: Hashable {
        let type: ObjectIdentifier
        let variant: Int
    }

    private let lock = NSLock()
    private var idle: [Key: [Plan]] = [:]

    /// `variant`: nil for plans that are not kept.
    func take(_ type: ObjectIdentifier, _ variant: Int?) -> Plan? {
        guard let variant else { return nil }
        lock.lock()
        defer { lock.unlock() }
        return idle[Key(type: type, variant: variant)]?.popLast()
    }

    /// Takes plans back, except those that a kept decoder or container still refers to.
    func giveBack(_ plans: inout [ObjectIdentifier: Plan], _ variant: Int?) {
        guard let variant else { return plans.removeAll() }
        lock.lock()
        defer { lock.unlock() }
        while var entry = plans.popFirst() {
            let key = Key(type: entry.key, variant: variant)
            guard isKnownUniquelyReferenced(&entry.value), idle[key, default: []].count < 8 else { continue }
            idle[key, default: []].append(entry.value)
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
    /// The element that made the last failed collection fail.
    var culprit: (index: Int, type: Any.Type)?
    /// Models being decoded, one inside the other; of these the flat ones.
    var depth = 0
    var flatDepth = 0
    /// The model to be updated by the next native model that is decoded.
    var original: UnsafeRawPointer?
    /// Whether the class levels that are being filled belong to a model that is updated.
    var isUpdatingLevels = false
    /// What the wrappers of the property say that is being read.
    var configuration: WrapperConfiguration?
    /// The conversions of the model that is being decoded.
    var conversions: [SmartConversion] = []
    /// Whether any model of this run has some.
    var hasConversions = false
    /// Room for values on their way from a codec into a return value; used as a stack.
    private let room = UnsafeMutableRawPointer.allocate(byteCount: NativeScratch.roomSize, alignment: 16)
    private var used = 0
    private let strategy: SmartKeyDecodingStrategy
    static let roomSize = 16384

    init(_ strategy: SmartKeyDecodingStrategy) { self.strategy = strategy }

    @inline(__always)
    mutating func plan(for type: Any.Type, ordinal: UInt32) -> Unmanaged<NativePlan> {
        if let known = recent[Int(ordinal & 31)], known.ordinal == ordinal { return known.plan }
        return find(type, ordinal)
    }

    @inline(never)
    private mutating func find(_ type: Any.Type, _ ordinal: UInt32) -> Unmanaged<NativePlan> {
        let id = ObjectIdentifier(type)
        let plan = plans[id] ?? NativePlan.pool.take(id, strategy.variant) ?? NativePlan(type, strategy)
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

    /// The culprit, if it is one of these nodes, once.
    mutating func takeCulprit(in nodes: Range<Int>) -> (index: Int, type: Any.Type)? {
        defer { culprit = nil }
        return culprit.flatMap { nodes.contains($0.index) ? $0 : nil }
    }

    var mark: Int { used }

    @inline(__always)
    mutating func pop(to mark: Int) { used = mark }

    mutating func giveBack() {
        recent = Array(repeating: nil, count: 32)
        // Decoders refer to their plan and to the session.
        for plan in plans.values { plan.idleDecoders.pointee = [] }
        NativePlan.pool.giveBack(&plans, strategy.variant)
    }

    func free() { room.deallocate() }
}
