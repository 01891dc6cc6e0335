import Foundation
@_spi(Engine) import SmartEngine

/// Quoted names of one CodingKey type, numbered in the order of their first use.
final class EncodingKeyTable: CoderTable {
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
    /// By byte, whether the key's value is written by its codec: 0 for unknown, 1 for yes, 2 for no.
    private let keyKinds: UnsafeMutablePointer<UInt8>?
    private var byName: [String: Int] = [:]
    private var owned: [(key: any CodingKey, name: QuotedName)] = []
    private let mapped: [String: String]
    private let transformers: [String: SmartValueTransformer]
    private let configurations: [String: WrapperConfiguration]
    private let strategy: SmartKeyEncodingStrategy
    /// The layout of the model whose keys these are; nil for a plain Codable type.
    private let layout: TypeLayout?
    /// Whether properties may lie flat in the object: in plain Codable types they are members, as when they are read.
    var isOfModel: Bool { layout != nil }
    /// The coding path of the object being written, for a closure that converts keys: the table then belongs to that
    /// object.
    var path: [any CodingKey] = []
    var asksClosure: Bool { strategy.asksClosure }
    /// Whether some key is not written by its value's codec.
    let hasSpecialKeys: Bool
    private let isUnusable: Bool

    init<K: CodingKey>(
        _ type: K.Type, mapped: [String: String], _ transformers: [String: SmartValueTransformer],
        _ configurations: [String: WrapperConfiguration],
        _ strategy: SmartKeyEncodingStrategy, _ layout: TypeLayout? = nil
    ) {
        self.layout = layout
        self.transformers = transformers
        self.configurations = configurations
        isUnusable = layout?.codableProblem != nil
        hasSpecialKeys =
            !transformers.isEmpty || layout?.observableLevels.isEmpty == false || isUnusable
            || configurations.values.contains { $0.encode != nil || $0.isThrowing || $0.isNonnull }
        self.strategy = strategy
        keyType = ObjectIdentifier(type)
        keyName = _typeName(type)
        isDynamic = !KeyTable.isOfPlainEnum(type) || strategy.asksClosure
        isByteKey = MemoryLayout<K>.size <= 1 && !isDynamic
        byByte = isByteKey ? .allocate(capacity: 256) : nil
        byByte?.initialize(repeating: -1, count: 256)
        keyKinds = isByteKey && hasSpecialKeys ? .allocate(capacity: 256) : nil
        keyKinds?.initialize(repeating: 0, count: 256)
        self.mapped = mapped
    }

    deinit {
        names.deallocate()
        byByte?.deallocate()
        keyKinds?.deallocate()
    }

    /// Whether the key's value may be written otherwise than by its codec.
    @inline(__always)
    func mayBeSpecial<K: CodingKey>(_ key: K) -> Bool {
        guard hasSpecialKeys else { return false }
        guard let keyKinds else { return true }
        let known = keyKinds[KeyTable.number(key)]
        return known == 0 ? learnSpecial(key, keyKinds) : known == 2
    }

    @inline(never)
    private func learnSpecial<K: CodingKey>(_ key: K, _ keyKinds: UnsafeMutablePointer<UInt8>) -> Bool {
        let hasTransformOrWrapper =
            transformer(key) != nil || configuration(key) != nil || leavesOut(key) || isUnknown(key)
        keyKinds[KeyTable.number(key)] = hasTransformOrWrapper ? 2 : 1
        return hasTransformOrWrapper
    }

    @inline(__always)
    func number<K: CodingKey>(_ key: K) -> Int {
        if let byByte {
            let number = Int(byByte[KeyTable.number(key)])
            if number >= 0 { return number }
        }
        return numberApart(key)
    }

    @inline(never)
    private func numberApart<K: CodingKey>(_ key: K) -> Int {
        if K.self == LevelKey.self, let known = (key as? LevelKey)?.number, known >= 0 { return known }
        return learn(key)
    }

    /// The name in JSON.
    func text(_ number: Int) -> String { owned.indices.contains(number) ? owned[number].name.text : "" }

    /// All names in JSON so far.
    var texts: [String] { owned.map(\.name.text) }

    func writes(_ name: String) -> Bool { byName[name] != nil }

    func key(_ number: Int) -> (any CodingKey)? { owned.indices.contains(number) ? owned[number].key : nil }

    /// The key's transformer; only called where some key has one.
    func transformer<K: CodingKey>(_ key: K) -> SmartValueTransformer? { transformers[key.stringValue] }

    /// What the property's wrappers configure.
    func configuration<K: CodingKey>(_ key: K) -> WrapperConfiguration? {
        guard !configurations.isEmpty else { return nil }
        return configurations[(key as? LevelKey)?.name ?? RuntimeReflection.caseName(key) ?? key.stringValue]
    }

    /// Whether the key is that of a model's observation registrar.
    func leavesOut<K: CodingKey>(_ key: K) -> Bool {
        guard let layout, !layout.observableLevels.isEmpty else { return false }
        let name = RuntimeReflection.caseName(key)
        return layout.properties.contains { $0.isObservationRegistrar && $0.name == name }
    }

    /// Whether the key's property cannot be found since the model's layout is unusable.
    func isUnknown<K: CodingKey>(_ key: K) -> Bool {
        guard isUnusable, let layout else { return false }
        return layout.property(codedAs: RuntimeReflection.caseName(key) ?? key.stringValue) == nil
    }

    /// The property's own name, where the key is that of its storage in an `@Observable` class.
    func observedName(_ text: String) -> String? {
        guard let layout, !layout.observableLevels.isEmpty,
            let property = layout.properties.last(where: { $0.name == text })
        else { return nil }
        return layout.names(of: property, key: text).first
    }

    private func renamed(_ key: any CodingKey, _ text: String) -> any CodingKey {
        observedName(text).map { EngineKey(stringValue: $0) } ?? key
    }

    @inline(never)
    private func learn<K: CodingKey>(_ key: K) -> Int {
        let text = key.stringValue
        let given = mapped[text] == nil ? configuration(key)?.names.first : nil
        // Two keys may have one name: the last value counts.
        let written = mapped[text] ?? given ?? strategy.convert(renamed(key, text), in: path)
        if let known = byName[written] {
            byByte?[KeyTable.number(key)] = Int16(truncatingIfNeeded: known)
            return known
        }
        let name = QuotedName(written)
        let number = owned.count
        owned.append((key, name))
        if number == capacity { grow() }
        (names + number).initialize(to: Name(quoted: UnsafePointer(name.quoted), length: name.length))
        byName[written] = number
        byByte?[KeyTable.number(key)] = Int16(truncatingIfNeeded: number)
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
