@_spi(Engine) import SmartEngine

/// How an object of a polymorphic class names its class.
final class WrittenVariant {
    private let variants: SmartVariants
    /// The names of the class, the one to be written first.
    private let names: [String]
    /// The property that is written under the member's name, and holds the class's name where it can.
    private let property: StoredProperty?
    private let strategy: SmartKeyEncodingStrategy
    /// Whether there may be such a property outside the layout.
    private let isUnknown: Bool

    /// Nil where the class has no name.
    init?(_ model: any SmartPolymorphic.Type, _ layout: TypeLayout, _ plan: EncodingPlan) {
        variants = model.variants()
        strategy = plan.strategy
        names = variants.variants.filter { ObjectIdentifier($0.type) == ObjectIdentifier(layout.type) }.map(\.name)
            .sorted()
        let key = strategy.convert(variants.key)
        property = layout.properties.last { plan.name(PropertyNaming.key(of: $0)) == key }
        isUnknown = layout.codableProblem != nil && property == nil
        if names.isEmpty { return nil }
    }

    /// Writes the member, unless a property has written a name that reads back as the class.
    func write(of object: AnyObject, to encoder: EngineEncoder) throws {
        if isUnknown {
            throw encoder.plan.unknownError(
                "whether a property has the name of its class is unknown", encoder.codingPath)
        }
        if let property {
            let place = InstanceMemory.start(of: object) + property.offset
            let said: String?
            if property.type == String.self {
                said = place.assumingMemoryBound(to: String.self).pointee
            } else if property.type == String?.self {
                said = place.assumingMemoryBound(to: String?.self).pointee
            } else {
                return
            }
            if let said, names.contains(said) { return }
        }
        if let name = names.first { try variants.write(name, to: encoder) }
    }
}
