import Foundation
@_spi(Engine) import SmartEngine

/// The keys of one CodingKey type in one model, with their quoted names, by number (see `KeyTable`). Made whole, and
/// immutable: all threads share it.
final class EncodingKeyTable: @unchecked Sendable {
    struct Name {
        let quoted: UnsafePointer<UInt8>
        let length: Int
        /// The number of the first key with this name: two keys may have one, and the last value counts.
        let number: Int
        /// Whether the key's value may be written otherwise than by its codec.
        let isSpecial: Bool
    }

    let keyType: ObjectIdentifier
    let keyName: String
    /// Whether the keys have no names here: they may have any, or a closure converts them.
    let isDynamic: Bool
    /// Whether names depend on the path of the object.
    var asksClosure: Bool { strategy.asksClosure }
    private let count: Int
    let names: UnsafeMutablePointer<Name>
    private let owned: [(key: any CodingKey, name: QuotedName)]
    let model: WrittenModel
    /// Whether properties may lie flat in the object: in plain Codable types they are members, as when they are read.
    var isOfModel: Bool { model.layout != nil }
    private let strategy: SmartKeyEncodingStrategy
    /// Whether some key is not written by its value's codec.
    let hasSpecialKeys: Bool

    /// `keys`: by number; nil where they may have any name, or a closure converts them. `path`: of the object, for a
    /// closure.
    @_optimize(size) init<K: CodingKey>(
        _ type: K.Type, _ keys: [K]?, _ model: WrittenModel, _ strategy: SmartKeyEncodingStrategy,
        path: [any CodingKey] = []
    ) {
        keyType = ObjectIdentifier(type)
        keyName = _typeName(type)
        isDynamic = keys == nil
        self.model = model
        self.strategy = strategy
        hasSpecialKeys = model.hasSpecialKeys
        let keys = keys ?? []
        count = keys.count
        owned = keys.map { ($0, QuotedName(model.name(of: $0, strategy, in: path))) }
        names = .allocate(capacity: max(1, keys.count))
        var numbers: [String: Int] = [:]
        for (number, key) in keys.enumerated() {
            let name = owned[number].name
            let first = numbers[name.text] ?? number
            numbers[name.text] = first
            (names + number).initialize(
                to: Name(
                    quoted: UnsafePointer(name.quoted), length: name.length, number: first,
                    isSpecial: hasSpecialKeys && model.isSpecial(key)))
        }
    }

    deinit { names.deallocate() }

    /// The key's number; -1 where it has no name here.
    @inline(__always)
    func number<K: CodingKey>(_ key: K) -> Int {
        if MemoryLayout<K>.size <= 2 {
            let number = KeyTable.number(key)
            if number < count { return number }
        }
        return numberApart(key)
    }

    @inline(never)
    private func numberApart<K: CodingKey>(_ key: K) -> Int {
        K.self == LevelKey.self ? (key as? LevelKey)?.number ?? -1 : -1
    }

    /// Whether the key's value may be written otherwise than by its codec.
    func mayBeSpecial(_ number: Int) -> Bool { hasSpecialKeys && (number < 0 || names[number].isSpecial) }

    /// The name in JSON. `path`: of the object, for a closure.
    func text<K: CodingKey>(_ key: K, in path: @autoclosure () -> [any CodingKey]) -> String {
        let number = number(key)
        return number < 0 ? model.name(of: key, strategy, in: asksClosure ? path() : []) : owned[number].name.text
    }

    /// All names in JSON.
    var texts: [String] { owned.map(\.name.text) }

    func key(_ number: Int) -> (any CodingKey)? { owned.indices.contains(number) ? owned[number].key : nil }
}

/// A model's declarations for writing its keys. Members that are written by name have none, and a plain Codable type
/// fewer.
final class WrittenModel {
    /// The names of its mapping, by the keys' texts.
    let keyNames: [String: String]
    let transformers: [String: SmartValueTransformer]
    /// The configurations by the properties' wrappers, by property.
    let configurations: [String: WrapperConfiguration]
    /// The model's layout; nil for a plain Codable type.
    let layout: TypeLayout?
    private let isUnusable: Bool
    private let isObservable: Bool
    /// Names given by wrappers that lead into nested objects.
    let nestedNames: Set<String>

    @_optimize(size) init(
        _ keyNames: [String: String] = [:], _ transformers: [String: SmartValueTransformer] = [:],
        _ configurations: [String: WrapperConfiguration] = [:], _ layout: TypeLayout? = nil
    ) {
        self.keyNames = keyNames
        self.transformers = transformers
        self.configurations = configurations
        self.layout = layout
        isUnusable = layout?.codableProblem != nil
        isObservable = layout?.observableLevels.isEmpty == false
        nestedNames = Set(configurations.values.compactMap { $0.names.first }.filter { $0.contains(".") })
    }

    fileprivate var hasSpecialKeys: Bool {
        !transformers.isEmpty || isObservable || isUnusable || !nestedNames.isEmpty
            || configurations.values.contains { $0.encode != nil || $0.isThrowing || $0.isNonnull }
    }

    fileprivate func isSpecial<K: CodingKey>(_ key: K) -> Bool {
        let configuration = configuration(key)
        return transformers[key.stringValue] != nil || configuration?.names.first.map(nestedNames.contains) == true
            || configuration.map { $0.encode != nil || $0.isThrowing || $0.isNonnull } == true || leavesOut(key)
            || isUnknown(key)
    }

    /// The key's name in JSON.
    fileprivate func name<K: CodingKey>(
        of key: K, _ strategy: SmartKeyEncodingStrategy, in path: [any CodingKey]
    ) -> String {
        let text = key.stringValue
        if let mapped = keyNames[text] ?? configuration(key)?.names.first { return mapped }
        func convert(_ key: some CodingKey) -> String { strategy.convert(key, in: path) }
        return observedName(text).map { convert(EngineKey(stringValue: $0)) } ?? convert(key)
    }

    /// The configuration by the property's wrappers.
    func configuration<K: CodingKey>(_ key: K) -> WrapperConfiguration? {
        guard !configurations.isEmpty else { return nil }
        return configurations[(key as? LevelKey)?.name ?? RuntimeReflection.caseName(key) ?? key.stringValue]
    }

    /// Whether the key is that of a model's observation registrar.
    func leavesOut<K: CodingKey>(_ key: K) -> Bool {
        guard isObservable, let layout else { return false }
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
        guard isObservable, let layout,
            let property = layout.properties.last(where: { $0.name == text })
        else { return nil }
        return layout.names(of: property, key: text).first
    }
}
