import Foundation

extension RuntimePlan {
    /// The plan of a type without any mapping.
    static func base(for layout: TypeLayout, family: _RuntimeFamily, _ builder: CodecBuilder) -> RuntimePlan? {
        guard layout.problem == nil else { return nil }
        // The type's own level is a model; others are asked.
        let isLevelFilled = layout.levels.map {
            ObjectIdentifier($0) == ObjectIdentifier(layout.type) || family.fillsLevel($0)
        }
        let filled = layout.properties.map {
            PropertyNaming.isWritten($0) && (!layout.isClass || isLevelFilled[$0.level])
        }
        return RuntimePlan(
            layout: layout, codecs: PropertyNaming.properties(of: layout).map { builder.codec(for: $0.type) },
            rules: family.rules, filled: filled, mappings: [:],
            isCaseInsensitive: false)
    }

    /// This plan with names, transforms and exclusions of a mapping; `mappings` by property index.
    package func mapped(_ mappings: [Int: FieldMapping], isCaseInsensitive: Bool) -> RuntimePlan {
        RuntimePlan(
            layout: layout, codecs: fields.map(\.codec), rules: rules, filled: fields.map(\.isFilled),
            mappings: mappings,
            isCaseInsensitive: isCaseInsensitive)
    }

    package var modelType: Any.Type { layout.type }
    package var isCaseInsensitive: Bool { names.isCaseInsensitive }
    package var isClass: Bool { layout.isClass }

    /// Constants that are filled all the same.
    package var filledConstants: [StoredProperty] {
        fields.filter { $0.isFilled && !$0.isExcluded && !$0.property.isVariable && $0.codec.canRead }.map(\.property)
    }

    /// Properties that no JSON value can fill.
    package var unfillable: [StoredProperty] {
        fields.filter { !$0.isExcluded && ($0.isFilled ? !$0.codec.canRead : $0.property.holdsFunction) }.map(
            \.property)
    }
}
