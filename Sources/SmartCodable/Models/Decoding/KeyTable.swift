// Memory: an address is of the codec's or the property's type, as a verified layout says. User code may run between
// two uses only of memory that this code owns.

@_spi(Engine) import SmartEngine

/// The keys of one CodingKey type in one model, by number. Made whole, and immutable: all threads share it.
///
///     enum CodingKeys: String, CodingKey { case id, name = "full_name" }     // in memory 0 and 1
///
/// The engine lists the cases of such an enum (`EnumCases`), and a case's number in memory is its slot. Other keys may
/// have any name: their table is empty, and a decoder enters each one for its object (`EngineDecoder.enter`).
package final class KeyTable: @unchecked Sendable {
    /// A key with its names, its property and what its wrappers configure.
    package final class Key: @unchecked Sendable {
        package let name: String
        /// Names, or paths to the value; empty only for a property that no JSON fills.
        package let paths: [[String]]
        package let property: StoredProperty?
        /// The property's declared name: `x`, where `_x` is stored.
        package let propertyName: String
        package let transformer: SmartValueTransformer?
        /// The configuration by the property's wrappers.
        package let configuration: WrapperConfiguration?
        /// Whether the key's value is made from the enclosing object.
        package let isFlat: Bool
        /// Whether the property cannot be found since the model's layout is unusable.
        let isUnknown: Bool
        let hasProperty: Bool
        /// The first name of the property's wrapper, if that is a path or the whole name of a field: the wrapper notes
        /// which it was.
        let dottedName: String?
        /// Whether more than the codec is needed to read the value.
        let hasTransformOrWrapper: Bool
        /// The property's type if that is an optional, and the first bytes of its nil.
        let optional: (any AnyOptional.Type)?
        private let nilBytes: NilBytes?
        /// The model of a flat property that is an optional.
        let optionalFlat: NativeModelCodec?
        /// The variants of a flat polymorphic enum, or of an optional flat model's class.
        let flatVariants: SmartVariants?

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
            hasProperty = property != nil
            dottedName = configuration?.names.first.flatMap { $0.contains(".") && paths.contains([$0]) ? $0 : nil }
            hasTransformOrWrapper = transformer != nil || configuration?.changesReading == true
            optional = property.flatMap { RuntimeReflection.optional($0.type) }
            nilBytes = optional.flatMap { NilBytes($0) }
            optionalFlat = isFlat ? property.flatMap { NativeModelCodec.ofOptional($0.type) } : nil
            let flat = isFlat ? property.map { EncodingPlan.innermost($0.type) } : nil
            flatVariants =
                (flat as? any SmartPolymorphicEnum.Type)?.variants()
                ?? (optionalFlat == nil ? nil : (flat as? any SmartPolymorphic.Type)?.variants())
        }

        /// Whether the optional property at `source` is nil.
        func isNil(at source: UnsafeRawPointer) -> Bool {
            if let nilBytes, nilBytes.are(at: source) { return true }
            return optional?.isNil(at: source) ?? false
        }
    }

    /// A key that a member's name stands for: the rank of the name among the key's, and what follows it in a path.
    typealias Target = (slot: Int, priority: Int, tail: [String])

    package let type: any CodingKey.Type
    package let keyType: ObjectIdentifier
    /// The plan of the model that the keys belong to, if that is not the decoder's model.
    let owner: NativePlan?
    /// The key type's full name, which begins with the name of the type it is nested in.
    let keyName: String
    let strategy: SmartKeyDecodingStrategy
    /// Whether keys may have any name; one that is requested is entered for its object only.
    let takesAnyName: Bool
    package let keys: [Key]
    let flatSlots: [Int]
    let names = NameTable(isCaseInsensitive: false)
    /// The keys that a converted name stands for, with a key strategy.
    private var converted: [String: [Target]] = [:]
    let hot: UnsafeMutablePointer<Hot>

    /// The part that every `decode` reads, without reference counting.
    struct Hot {
        /// The number of keys; 0 where keys may have any name.
        let count: Int
        /// Whether any key has several names, a path or a transformer, or names have to be converted.
        let needsSlowPath: Bool
        /// The keys' names. The table owns them, as it owns the keys.
        let names: Unmanaged<NameTable>
        let keys: UnsafeMutablePointer<Unmanaged<Key>>
    }

    /// `keys`: nil where keys may have any name.
    init(_ type: any CodingKey.Type, _ keys: [Key]?, _ strategy: SmartKeyDecodingStrategy, owner: NativePlan? = nil) {
        takesAnyName = keys == nil
        let keys = keys ?? []
        self.type = type
        keyType = ObjectIdentifier(type)
        keyName = _typeName(type)
        self.keys = keys
        self.strategy = strategy
        self.owner = owner
        let references = UnsafeMutablePointer<Unmanaged<Key>>.allocate(capacity: max(1, keys.count))
        var flatSlots: [Int] = []
        var isPlain = !strategy.convertsNames
        for slot in keys.indices {
            let key = keys[slot]
            (references + slot).initialize(to: .passUnretained(key))
            isPlain =
                isPlain && key.paths.count <= 1 && (key.paths.isEmpty || key.paths[0].count <= 1)
                && !key.hasTransformOrWrapper && !key.isFlat
            if key.isFlat { flatSlots.append(slot) }
        }
        self.flatSlots = flatSlots
        hot = .allocate(capacity: 1)
        if strategy.convertsNames {
            addConvertedNames()
        } else {
            for slot in keys.indices { names.add(keys[slot].paths, target: slot) }
        }
        hot.initialize(
            to: Hot(
                count: keys.count, needsSlowPath: !isPlain || names.repeatsNames,
                names: .passUnretained(names), keys: references))
    }

    deinit {
        hot.pointee.keys.deallocate()
        hot.deallocate()
    }

    /// The usual spellings of the keys' names: as they are, and as the strategy reads them.
    @_optimize(size) private func addConvertedNames() {
        guard !strategy.asksClosure else { return }
        var spellings: [String] = []
        for (slot, key) in keys.enumerated() {
            for (priority, path) in key.paths.enumerated() {
                guard let head = path.first else { continue }
                converted[strategy.normalize(head), default: []].append(
                    (slot, priority * 2 + 1, Array(path.dropFirst())))
                spellings += strategy.memberNames(head)
            }
        }
        var known: Set<String> = []
        for name in spellings where known.insert(name).inserted {
            for (slot, key) in keys.enumerated() {
                for (priority, path) in key.paths.enumerated() where path.first == name {
                    names.append(name, target: slot, priority: priority * 2, tail: Array(path.dropFirst()))
                }
            }
            for target in targets(ofConverted: name)
            where keys[target.slot].paths[target.priority / 2].first != name {
                names.append(name, target: target.slot, priority: target.priority, tail: target.tail)
            }
        }
    }

    /// The keys that a member's name stands for when it is converted.
    func targets(ofConverted name: String) -> [Target] { converted[strategy.convert(name, in: [])] ?? [] }

    /// The key with this number, without the checks of an array.
    func withKey<R>(_ slot: Int, _ body: (Key) throws -> R) rethrows -> R {
        assert(slot < hot.pointee.count)
        return try hot.pointee.keys[slot]._withUnsafeGuaranteedRef(body)
    }

    /// The number of an enum's case; only for keys of one or two bytes.
    @inline(__always)
    static func number<K: CodingKey>(_ key: K) -> Int {
        switch MemoryLayout<K>.size {
        case 0: 0
        case 1: Int(unsafeBitCast(key, to: UInt8.self))
        default: Int(unsafeBitCast(key, to: UInt16.self))
        }
    }

    /// Whether the keys are an enum without payloads, as the compiler makes them. One with payloads may have any name
    /// (`case other(String)`); one whose payload is too small to be seen is rare.
    static func isOfPlainEnum<K: CodingKey>(_ type: K.Type) -> Bool {
        MemoryLayout<K>.size <= 2 && RuntimeReflection.isEnum(type)
    }

    /// The keys of an enum, by number; nil where keys may have any name.
    static func all<K: CodingKey>(of type: K.Type, in layout: @autoclosure () -> TypeLayout) -> [K]? {
        if MemoryLayout<K>.size > 0 { return EnumCases.all(of: type) }
        guard let keys = EnumCases.keys(of: type, for: layout().properties), !keys.isEmpty else { return nil }
        return keys
    }
}

/// How a run turns member names into keys.
package struct KeyNaming {
    let strategy: SmartKeyDecodingStrategy
    /// Whether the call chose the strategy: a model's own precedes the process's and follows the call's.
    private let isChosen: Bool
    /// Whose rules the names of a mapping follow, and whether the call chose them.
    private let rules: SmartRules
    private let isRulesChosen: Bool
    /// A number for each naming that is the same for every call; nil for the others.
    let variant: Int?

    /// Names as they are, by default.
    init() { self.init(.useDefaultKeys, isChosen: false, .native, isRulesChosen: false) }

    init(_ options: DecodingOptions) {
        let choices = options.choices
        self.init(choices.key, isChosen: choices.choosesKey, choices.ruleSet, isRulesChosen: choices.choosesRules)
    }

    private init(_ strategy: SmartKeyDecodingStrategy, isChosen: Bool, _ rules: SmartRules, isRulesChosen: Bool) {
        self.strategy = strategy
        self.isChosen = isChosen
        self.rules = rules
        self.isRulesChosen = isRulesChosen
        variant = strategy.variant(isChosen: isChosen, rules, isRulesChosen: isRulesChosen)
    }

    /// The strategy for a model with these choices.
    func strategy(_ own: Set<SmartDecodingOption>) -> SmartKeyDecodingStrategy {
        guard !isChosen, !own.isEmpty else { return strategy }
        for case .key(let strategy) in own { return strategy }
        return strategy
    }

    /// The rules for a model with these choices.
    func rules(_ own: Set<SmartDecodingOption>) -> SmartRules {
        isRulesChosen || own.isEmpty ? rules : own.rules ?? rules
    }

    /// The paths of a name: a name with dots is tried as it is, unless they are escaped (`a\.b`), then as a path. No
    /// path is empty: a name of dots alone has no steps, and is only a name.
    static func paths(_ name: String) -> [[String]] {
        let steps = name.hasByte({ $0 == UInt8(ascii: ".") }) ? MappingPath.segments(of: name) : []
        return steps.isEmpty ? [[name]] : name.contains("\\.") ? [steps] : [[name], steps]
    }

    /// The paths of a name by HandyJSON's rules: a name with dots is a path, unless they are escaped (`a\.b`).
    static func handyJSONPaths(_ name: String) -> [[String]] {
        let steps = MappingPath.segments(of: name)
        return steps.isEmpty ? [[name]] : [steps]
    }
}

/// How to see that an optional is nil without its type at compile time, for which a check costs 300 to 400
/// instructions. True is certain; false is not.
enum NilBytes {
    /// One byte decides: the whole optional, or the byte that follows a value which has no bit pattern to spare.
    case byte(offset: Int, value: UInt8)
    /// Eight bytes, of which those in the mask are always written: references, arrays, dictionaries.
    case word(value: UInt64, mask: UInt64)
    /// A String: of its sixteen bytes only eight are written, and a nil made by generic code has anything in the
    /// others.
    case string

    @_optimize(size) init?(_ type: any AnyOptional.Type) {
        if type == String?.self {
            self = .string
            return
        }
        let zeros = type.bytesOfNil(over: 0)
        guard let tag = zeros.last else { return nil }
        if zeros.count == 1 || zeros.count > TypeLayout.extent(of: type.wrappedAnyType).size {
            self = .byte(offset: zeros.count - 1, value: tag)
            return
        }
        guard zeros.count == 8 else { return nil }
        let ones = type.bytesOfNil(over: 0xFF)
        var value: UInt64 = 0
        var mask: UInt64 = 0
        for index in 0..<8 where zeros[index] == ones[index] {
            value |= UInt64(zeros[index]) << UInt64(index * 8)
            mask |= 0xFF << UInt64(index * 8)
        }
        self = .word(value: value, mask: mask)
    }

    func are(at source: UnsafeRawPointer) -> Bool {
        switch self {
        case .byte(let offset, let value): source.load(fromByteOffset: offset, as: UInt8.self) == value
        case .word(let value, let mask): UInt64(littleEndian: source.loadUnaligned(as: UInt64.self)) & mask == value
        case .string: source.assumingMemoryBound(to: String?.self).pointee == nil
        }
    }
}
