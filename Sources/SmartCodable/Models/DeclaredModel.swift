// Memory: an address is of the codec's or the property's type, as a verified layout says. User code may run between
// two uses only of memory that this code owns.

@_spi(Engine) import SmartEngine

/// A type's declarations about its decoding, with the names that a call has for it: mappings, options, conversions,
/// variants. A plain Codable type has none.
package final class DeclaredModel: @unchecked Sendable {
    package let type: Any.Type
    /// The model, whose `init()` gives the initial values; nil for types that are not SmartDecodable.
    let native: NativeModel?
    package let isClass: Bool
    /// Whether the type is a plain Codable type. A constant, since it is read for each object.
    let isPlainCodable: Bool
    /// The names in JSON, by the coding key's own name.
    let keyNames: [String: [String]]?
    let transformers: [String: SmartValueTransformer]?
    let conversions: [SmartConversion]
    let options: Set<SmartDecodingOption>
    /// Whether the model has conversions or options.
    let hasOwnChoices: Bool
    /// The variants that choose a subclass, for a polymorphic class.
    let variants: SmartVariants?
    package let naming: KeyNaming
    /// How member names become keys.
    package let strategy: SmartKeyDecodingStrategy
    /// Whether the names of its mapping follow HandyJSON's rules.
    let namesAsHandyJSON: Bool
    /// The layout; nil for a plain Codable type, which rarely needs it.
    private let knownLayout: TypeLayout?
    package var layout: TypeLayout { knownLayout ?? TypeLayout.of(type) }
    /// Why the layout cannot be used; nil if it can.
    var unusable: UnusableLayout? { native.flatMap { UnusableLayout($0.type, layout) } }
    /// The configuration of the properties' wrappers in the model's initial instance, by property.
    let configurations: [String: WrapperConfiguration]?
    /// Whether the type is a plain Codable type of the standard library or the system.
    let isOfSystem: Bool
    /// Whether `nonnull` and `throws` have ExCodable's meaning.
    let isDemanding: Bool

    @_optimize(size) init(_ type: Any.Type, _ native: NativeModel?, _ mappings: ModelMappings?, _ naming: KeyNaming) {
        self.type = type
        self.native = native
        isClass = type is AnyClass
        isPlainCodable = native == nil
        isOfSystem = native == nil && SystemTypes.areLeftAlone(type)
        keyNames =
            mappings?.keys.isEmpty == false
            ? mappings?.keys.reduce(into: [:]) { $0[$1.key.stringValue, default: []] += $1.names } : nil
        transformers =
            mappings?.values.isEmpty == false ? mappings?.values.reduce(into: [:]) { $0[$1.key.stringValue] = $1 } : nil
        conversions = (native?.extended as? any SmartConverting.Type)?.conversions() ?? []
        options = native?.type.decodingOptions ?? []
        hasOwnChoices = !conversions.isEmpty || !options.isEmpty
        variants = (native?.extended as? any SmartPolymorphic.Type)?.variants()
        self.naming = naming
        strategy = naming.strategy(options)
        namesAsHandyJSON = native != nil && naming.rules(options) == .handyJSON
        knownLayout = native == nil ? nil : TypeLayout.of(type)
        if let knownLayout { configurations = WrapperConfiguration.all(of: knownLayout) } else { configurations = nil }
        isDemanding = native?.extended is any _SmartFilled.Type
    }

}

// The model's keys.
extension DeclaredModel {
    /// The key of a member that is requested by its name.
    func key(ofMember name: String) -> KeyTable.Key {
        KeyTable.Key(
            name: name, paths: paths(name, [name]), property: nil, propertyName: name, transformer: nil,
            configuration: nil, isFlat: false)
    }

    /// The key of a property in a level that the engine fills.
    func key(_ member: LevelMember) -> KeyTable.Key { key(member.key, member.name, member.property) }

    /// A key of the model. `isNested`: whether it is a key of an object inside the model's, for which its mappings are
    /// not meant.
    @_optimize(size)
    func key(
        _ text: String, _ propertyName: String, _ property: StoredProperty?, isNested: Bool = false,
        isUnknown: Bool = false
    ) -> KeyTable.Key {
        let codec = property.map { CodecRegistry.shared.codec(for: $0.type) }
        let configuration = property.flatMap {
            $0.name.hasPrefix("_") ? configurations?[String($0.name.dropFirst())] : nil
        }
        // Both names are written: the mapping's with mapped keys, the wrapper's without.
        var names = joined(isNested ? [] : keyNames?[text], configuration?.names ?? [])
        if names.isEmpty { names = property.map { layout.names(of: $0, key: text) } ?? [text] }
        return KeyTable.Key(
            name: text, paths: codec?.shape == .ignored ? [] : paths(text, names, isName: isPlainCodable),
            property: property,
            propertyName: property.flatMap { layout.names(of: $0, key: propertyName).first } ?? text,
            transformer: isNested ? nil : transformers?[text], configuration: configuration,
            // An observation registrar needs no value.
            isFlat: codec?.shape == .flat || property?.isObservationRegistrar == true,
            isUnknown: isUnknown)
    }

    /// The paths to a key's value: by the call's maps, then by these names.
    @_optimize(size) private func paths(_ text: String, _ names: [String], isName: Bool = false) -> [[String]] {
        var names = names
        if case .globalMap(let maps) = strategy {
            names = maps.filter { $0.to == text }.map(\.from) + names
        }
        // A key of a plain Codable type is a name, also if it contains dots.
        if isName { return names.map { [$0] } }
        var paths: [[String]]?
        for index in names.indices {
            paths = joined(
                paths, namesAsHandyJSON ? KeyNaming.handyJSONPaths(names[index]) : KeyNaming.paths(names[index]))
        }
        return paths ?? []
    }
}

/// The results of a model's `mappingForKey` and `mappingForValue`, in either form: with and without an optional result.
struct ModelMappings {
    let keys: [SmartKeyTransformer]
    let values: [SmartValueTransformer]

    /// The keys that the mappings name.
    var mappedKeys: [any CodingKey] { keys.map(\.key) + values.map(\.key) }

    init(_ model: any SmartDecodable.Type) {
        let keys: [SmartKeyTransformer]? = model.mappingForKey()
        let values: [SmartValueTransformer]? = model.mappingForValue()
        self.keys = joined(keys, model.certainKeyMappings)
        self.values = joined(values, model.certainValueMappings)
    }

    /// `decodable`: the same type, where it is one.
    init(_ model: any SmartEncodable.Type, _ decodable: (any SmartDecodable.Type)?) {
        keys = (model.mappingForKey() ?? []) + (decodable?.certainKeyMappings ?? [])
        values = (model.mappingForValue() ?? []) + (decodable?.certainValueMappings ?? [])
    }
}

/// Without an addition where one is empty: for the first one of a kind of array, the runtime would search all of the
/// process for its conformances.
func joined<Element>(_ first: [Element]?, _ second: [Element]) -> [Element] {
    guard let first, !first.isEmpty else { return second }
    return second.isEmpty ? first : first + second
}

extension SmartDecodable {
    fileprivate static var certainKeyMappings: [SmartKeyTransformer] { mappingForKey() }
    fileprivate static var certainValueMappings: [SmartValueTransformer] { mappingForValue() }
}

extension SmartDecodable {
    /// Names of mappings that are functions of an instance.
    var misplacedMappings: [String] {
        let keys: [SmartKeyTransformer]? = mappingForKey()
        let values: [SmartValueTransformer]? = mappingForValue()
        return (keys == nil ? [] : ["mappingForKey"]) + (values == nil ? [] : ["mappingForValue"])
    }
}

/// Looks for mappings that have no effect: a mistake in the code, which no data shows. Each is named once.
final class MappingCheck {
    private let model: any SmartDecodable.Type
    /// Keys without a property; a hand-written `init(from:)` may still request them.
    private let unknown: Guarded<[(function: String, key: any CodingKey)]>
    private let isInstanceAsked = Guarded(false)

    @_optimize(size) init(_ model: any SmartDecodable.Type, _ mappings: ModelMappings) {
        self.model = model
        let keys = joined(
            mappings.keys.map { ("mappingForKey", $0.key) }, mappings.values.map { ("mappingForValue", $0.key) })
        let layout = keys.isEmpty ? nil : TypeLayout.of(model)
        unknown = Guarded(
            keys.selected { _, key in
                guard let layout, layout.codableProblem == nil else { return false }
                return layout.property(codedAs: RuntimeReflection.caseName(key) ?? key.stringValue) == nil
            })
    }

    var isDone: Bool { unknown.read { $0.isEmpty } }

    /// Called after the first object: keys of a type that was never requested prove nothing.
    func finish(asked: (Any.Type) -> Bool) {
        let unknown = unknown.change { unknown in
            let before = unknown
            unknown = []
            return before
        }
        for (function, key) in unknown where !asked(type(of: key)) {
            Diagnostics.mistake(
                "\(model): \(function)() names '\(key.stringValue.shortened())', which is not a property.", of: model)
        }
    }

    /// Checks for mappings of an instance, in the one with the model's initial values; only the first time.
    func ask(_ instance: UnsafeRawPointer) {
        let isFirst = isInstanceAsked.update { isAsked in
            defer { isAsked = true }
            return !isAsked
        }
        guard isFirst else { return }
        func open<M: SmartDecodable>(_: M.Type) {
            MappingCheck.askNow(instance.assumingMemoryBound(to: M.self).pointee)
        }
        open(model)
    }

    /// Checks for mappings of an instance, which have no effect.
    static func askNow<Model: SmartDecodable>(_ instance: Model) {
        for function in instance.misplacedMappings {
            Diagnostics.mistake("\(Model.self): \(function)() is not static, so it has no effect.", of: Model.self)
        }
    }
}

/// The conversions and options that a model's own have replaced. An object, so that passing nil costs little.
final class OuterChoices {
    private let conversions: [SmartConversion]
    private let options: DecodingOptions?

    fileprivate init(conversions: [SmartConversion], options: DecodingOptions?) {
        self.conversions = conversions
        self.options = options
    }

    func putBack(_ context: DecodingContext) {
        context.state.pointee.conversions = conversions
        if let options { context.state.pointee.options = options }
    }
}

// These read stored properties, since a getter of another module would be a call for each object.
extension DecodingContext {
    /// Whether the model that is being decoded has conversions.
    var hasConversions: Bool { !state.pointee.conversions.isEmpty }

    /// Whether any model of this run has options of its own.
    var hasModelOptions: Bool { state.pointee.callOptions != nil }
}

extension DeclaredModel {
    /// Puts the model's conversions and options in force. Returns what to restore afterwards; nil if nothing changed.
    func enter(_ context: DecodingContext) -> OuterChoices? {
        if !hasOwnChoices, !context.hasConversions, !context.hasModelOptions { return nil }
        return exchange(context)
    }

    private func exchange(_ context: DecodingContext) -> OuterChoices {
        let outer = context.state.pointee.conversions
        context.state.pointee.conversions = conversions
        guard !options.isEmpty || context.hasModelOptions else {
            return OuterChoices(conversions: outer, options: nil)
        }
        return OuterChoices(conversions: outer, options: context.state.pointee.exchange(options, of: type))
    }
}
