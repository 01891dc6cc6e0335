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
