@_spi(Engine) import SmartEngine

/// What a type declares about its decoding, with the names that a call has for it: mappings, options, conversions,
/// variants; nothing for a plain Codable type. Shared by the plans of a model in a run; learns nothing from data.
package final class DeclaredModel {
    package let type: Any.Type
    /// The model, whose `init()` gives the initial values; nil for types that are not SmartDecodable.
    let native: NativeModel?
    package let isClass: Bool
    /// Whether it is a plain Codable type. A constant, since it is read for each object.
    let isPlainCodable: Bool
    /// The names in JSON, by the coding key's own name.
    let keyNames: [String: [String]]
    let transformers: [String: SmartValueTransformer]
    let conversions: [SmartConversion]
    let options: Set<SmartDecodingOption>
    /// Whether it has conversions or options.
    let hasOwnChoices: Bool
    /// The variants that choose a subclass, for a polymorphic class.
    let variants: SmartVariants?
    private var cases: SmartVariants?
    /// The run's key naming.
    package let naming: KeyNaming
    /// How this run turns member names into keys.
    package let strategy: SmartKeyDecodingStrategy
    /// Whether the names of its mapping follow HandyJSON's rules.
    let namesAsHandyJSON: Bool
    package private(set) lazy var layout = TypeLayout.of(type)
    /// Nil where the layout can be used.
    var unusable: UnusableLayout? { native.flatMap { UnusableLayout($0.type, layout) } }
    /// The configuration of the properties' wrappers in the model's initial instance, by property.
    private(set) lazy var configurations = isPlainCodable ? [:] : WrapperConfiguration.all(of: layout)
    private(set) lazy var isOfSystem = SystemTypes.areLeftAlone(type)
    /// Whether `nonnull` and `throws` have ExCodable's meaning.
    private(set) lazy var isDemanding = native?.extended is any _SmartFilled.Type

    init(_ type: Any.Type, _ native: NativeModel?, _ mappings: ModelMappings?, _ naming: KeyNaming) {
        self.type = type
        self.native = native
        isClass = type is AnyClass
        isPlainCodable = native == nil
        keyNames = (mappings?.keys ?? []).reduce(into: [:]) { $0[$1.key.stringValue, default: []] += $1.names }
        transformers = (mappings?.values ?? []).reduce(into: [:]) { $0[$1.key.stringValue] = $1 }
        conversions = (native?.extended as? any SmartConverting.Type)?.conversions() ?? []
        options = native?.type.decodingOptions ?? []
        hasOwnChoices = !conversions.isEmpty || !options.isEmpty
        variants = (native?.extended as? any SmartPolymorphic.Type)?.variants()
        self.naming = naming
        strategy = naming.strategy(options)
        namesAsHandyJSON = native != nil && naming.rules(options) == .handyJSON
    }

    /// The variants of a polymorphic enum; nil for another type than this.
    func cases(of type: any SmartPolymorphicEnum.Type) -> SmartVariants? {
        guard ObjectIdentifier(type) == ObjectIdentifier(self.type) else { return nil }
        if cases == nil { cases = type.variants() }
        return cases
    }
}
