@_spi(Engine) import SmartEngine

/// The keys of one CodingKey type, numbered in the order of their first use.
package final class KeyTable: CoderTable {
    /// What is learned about a key once. A class, so that looking at one copies a reference.
    package final class Key {
        package let name: String
        /// Names, or paths to the value; never empty.
        package let paths: [[String]]
        package let property: StoredProperty?
        /// The property's declared name: `x`, where `_x` is stored.
        package let propertyName: String
        package let transformer: SmartValueTransformer?
        /// What the property's wrappers configure.
        package let configuration: WrapperConfiguration?
        /// Its value is made from the enclosing object.
        package let isFlat: Bool
        /// Whether the property cannot be found since the model's layout is unusable.
        let isUnknown: Bool
        /// The property's type if that is an optional, and the first bytes of its nil.
        let optional: (any AnyOptional.Type)?
        private let nilBytes: NilBytes?
        /// The model of a flat property that is an optional.
        private(set) lazy var optionalFlat = isFlat ? property.flatMap { NativeModelCodec.ofOptional($0.type) } : nil

        init(
            name: String, paths: [[String]], property: StoredProperty?, propertyName: String,
            transformer: SmartValueTransformer?, configuration: WrapperConfiguration?, isFlat: Bool,
            isUnknown: Bool = false
        ) {
            self.name = name
            self.paths = paths
            self.property = property
            self.propertyName = propertyName
            self.transformer = transformer
            self.configuration = configuration
            self.isFlat = isFlat
            self.isUnknown = isUnknown
            optional = property.flatMap { RuntimeReflection.optional($0.type) }
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
        /// Whether the key has a stored property.
        var hasProperty: Bool
        /// Whether more than the codec is needed to read the value.
        var hasTransformOrWrapper: Bool
        /// Owned by `keys`.
        let key: Unmanaged<Key>
    }

    package let keyType: ObjectIdentifier
    /// The plan of the model that the keys belong to, if that is not the decoder's model.
    var owner: NativePlan?
    /// The key type's full name, which begins with the name of the type it is nested in.
    let keyName: String
    let strategy: SmartKeyDecodingStrategy
    private(set) var names = NameTable(isCaseInsensitive: false) {
        didSet { hot.pointee.names = .passUnretained(names) }
    }
    /// With a key strategy: the keys that a converted name stands for.
    private var converted: [String: [(slot: Int, priority: Int, tail: [String])]] = [:]
    private var ignoredNames = 0
    /// The coding path of the object whose names are read, for a closure that converts them.
    private var path: [any CodingKey] = []
    private static let maximumIgnoredNames = 256
    private static let maximumSpellings = 4096
    package private(set) var keys: [Key] = []
    @exclusivity(unchecked) private(set) var flatSlots: [Int] = []
    let hot: UnsafeMutablePointer<Hot>
    private var byName: [String: Int] = [:]

    /// Read by every `decode`, without reference counting or exclusivity checks.
    struct Hot {
        var count = 0
        /// Whether any key has several names, a path or a transformer, or names have to be converted.
        var needsSlowPath: Bool
        /// Whether some member names have to be converted.
        let convertsNames: Bool
        /// An enum of one byte: its value is the key's index, without a look at the name.
        let isByteKey: Bool
        /// See `isOfPlainEnum(_:)`.
        let isOfPlainEnum: Bool
        /// Owned by the table.
        var names: Unmanaged<NameTable>
        var codecs: UnsafeMutablePointer<Codecs>
        var capacity: Int
        let byByte: UnsafeMutablePointer<Int16>
    }

    init<K: CodingKey>(_ type: K.Type, _ strategy: SmartKeyDecodingStrategy) {
        self.strategy = strategy
        keyType = ObjectIdentifier(type)
        keyName = _typeName(type)
        let byByte = UnsafeMutablePointer<Int16>.allocate(capacity: 256)
        byByte.initialize(repeating: -1, count: 256)
        hot = .allocate(capacity: 1)
        hot.initialize(
            to: Hot(
                needsSlowPath: strategy.convertsNames, convertsNames: strategy.convertsNames,
                isByteKey: MemoryLayout<K>.size <= 1 && RuntimeReflection.isEnum(type),
                isOfPlainEnum: KeyTable.isOfPlainEnum(type), names: .passUnretained(names),
                codecs: .allocate(capacity: 16),
                capacity: 16, byByte: byByte))
    }

    deinit {
        hot.pointee.byByte.deallocate()
        hot.pointee.codecs.deallocate()
        hot.deallocate()
    }

    /// Whether the keys are an enum without payloads, as the compiler makes them. One with payloads may have any name
    /// (`case other(String)`); one whose payload is too small to be seen is rare.
    static func isOfPlainEnum<K: CodingKey>(_ type: K.Type) -> Bool {
        MemoryLayout<K>.size <= 2 && RuntimeReflection.isEnum(type)
    }

    /// The key with this number, without the checks of a class's array.
    @inline(__always)
    package func key(_ slot: Int) -> Key { withKey(slot) { $0 } }

    /// As `key`, without reference counting.
    @inline(__always)
    func withKey<R>(_ slot: Int, _ body: (Key) -> R) -> R {
        assert(slot < hot.pointee.count)
        return hot.pointee.codecs[slot].key._withUnsafeGuaranteedRef(body)
    }

    /// More keys than any model has: the names come from the data.
    var isTooLarge: Bool { keys.count > 1024 }

    func forgetSharedOwner() {
        if owner != nil, !isKnownUniquelyReferenced(&owner) { owner = nil }
        owner?.forgetSharedParts()
    }

    @_optimize(size)
    func add(_ key: Key) -> Int {
        let slot = keys.count
        keys.append(key)
        let paths = key.paths
        let hasTransformOrWrapper = key.transformer != nil || key.configuration?.changesReading == true
        if slot == hot.pointee.capacity {
            let larger = UnsafeMutablePointer<Codecs>.allocate(capacity: slot * 2)
            larger.update(from: hot.pointee.codecs, count: slot)
            hot.pointee.codecs.deallocate()
            hot.pointee.codecs = larger
            hot.pointee.capacity = slot * 2
        }
        (hot.pointee.codecs + slot).initialize(
            to: Codecs(
                hasProperty: key.property != nil,
                hasTransformOrWrapper: hasTransformOrWrapper,
                key: .passUnretained(key)))
        hot.pointee.count = slot + 1
        if paths.count > 1 || paths.contains(where: { $0.count > 1 }) || hasTransformOrWrapper || key.isFlat {
            hot.pointee.needsSlowPath = true
        }
        if key.isFlat { flatSlots.append(slot) }
        guard hot.pointee.convertsNames else {
            names.add(paths, target: slot)
            if names.repeatsNames { hot.pointee.needsSlowPath = true }
            return slot
        }
        for (priority, path) in paths.enumerated() {
            guard let head = path.first else { continue }
            converted[strategy.normalize(head), default: []].append((slot, priority, Array(path.dropFirst())))
        }
        // Names read so far may stand for the new key.
        names = NameTable(isCaseInsensitive: false)
        ignoredNames = 0
        return slot
    }

    /// What a table knows of the names of one object.
    struct Spellings {
        fileprivate let path: [any CodingKey]
        fileprivate let names: NameTable
        fileprivate let ignoredNames: Int
    }

    /// Begins the object at `path`: a closure's answer for a name holds for one object only. Returns what was known of
    /// another object, to be restored: that one may still be being opened, by a closure that opens this one.
    func restart(at path: [any CodingKey]) -> Spellings {
        let outer = Spellings(path: self.path, names: names, ignoredNames: ignoredNames)
        self.path = path
        names = NameTable(isCaseInsensitive: false)
        ignoredNames = 0
        return outer
    }

    func putBack(_ spellings: Spellings) {
        path = spellings.path
        names = spellings.names
        ignoredNames = spellings.ignoredNames
    }

    /// Learns a new member name and the keys it stands for: first unconverted, then converted.
    @_optimize(size)
    func learnMember(_ name: String) {
        // Spellings of one name may come from the data as well.
        if names.count > KeyTable.maximumSpellings {
            names = NameTable(isCaseInsensitive: false)
            ignoredNames = 0
        }
        var isKnown = false
        let isConvertedOnly = strategy.asksClosure
        // A closure alone decides what stands for a property's own name.
        for (slot, key) in keys.enumerated() where !isConvertedOnly || key.name != name {
            for (priority, path) in key.paths.enumerated() where path.first == name {
                names.append(name, target: slot, priority: priority * 2, tail: Array(path.dropFirst()))
                isKnown = true
            }
        }
        // Outside any access to the table: a closure may teach it keys.
        let key = strategy.convert(name, in: path)
        for entry in converted[key] ?? []
        where isConvertedOnly || keys[entry.slot].paths[entry.priority].first != name {
            names.append(name, target: entry.slot, priority: entry.priority * 2 + 1, tail: entry.tail)
            isKnown = true
        }
        // Unknown names are remembered as well, up to a limit, as they may come from the data (identifiers as keys).
        guard !isKnown, ignoredNames < KeyTable.maximumIgnoredNames else { return }
        ignoredNames += 1
        names.append(name, target: -1, priority: 0, tail: [])
    }

    /// The key's number; nil if it was never requested.
    @inline(__always)
    func known<K: CodingKey>(_ key: K) -> Int? {
        if hot.pointee.isByteKey {
            let slot = Int(hot.pointee.byByte[KeyTable.byte(key)])
            return slot >= 0 ? slot : nil
        }
        return byName[key.stringValue]
    }

    func remember<K: CodingKey>(_ key: K, as slot: Int) {
        if hot.pointee.isByteKey {
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
