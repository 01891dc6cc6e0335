import Foundation

extension RuntimePlan {
    /// The plan of a type without any mapping.
    static func base(for layout: TypeLayout, family: RuntimeFamily, codec: (Any.Type) -> Codec) -> RuntimePlan? {
        guard layout.problem == nil else { return nil }
        // The type's own level is a model; the others are checked.
        let isLevelFilled = layout.levels.map {
            ObjectIdentifier($0) == ObjectIdentifier(layout.type) || family.fillsLevel($0)
        }
        let filled = layout.properties.map {
            PropertyNaming.isFilled($0) && (!layout.isClass || isLevelFilled[$0.level])
        }
        let properties = PropertyNaming.properties(of: layout)
        return RuntimePlan(
            layout: layout, properties: properties, codecs: properties.map { codec($0.type) },
            rules: family.rules, filled: filled)
    }

    /// This plan with names, transforms and exclusions of a mapping; `mappings` by property index.
    package func mapped(_ mappings: RareTable<Int, FieldMapping>, isCaseInsensitive: Bool) -> RuntimePlan {
        RuntimePlan(self, mappings, isCaseInsensitive: isCaseInsensitive)
    }

    package var modelType: Any.Type { layout.type }
    package var isCaseInsensitive: Bool { names.isCaseInsensitive }
    package var isClass: Bool { layout.isClass }

    /// Properties that are constants, but filled nevertheless.
    @_optimize(size) package var filledConstants: [StoredProperty] {
        zip(fields, properties).filter { field, property in
            field.isFilled && !field.isExcluded && !property.isVariable && field.codec.canRead
        }.map(\.1)
    }

    /// Properties whose wrapper would make them flat in the object, as in native models.
    @_optimize(size) package var flat: [StoredProperty] {
        zip(fields, properties).filter { field, _ in field.codec.shape == .flat }.map(\.1)
    }

    /// Properties that no JSON value can fill.
    @_optimize(size) package var unfillable: [StoredProperty] {
        zip(fields, properties).filter { field, property in
            !field.isExcluded && (field.isFilled ? !field.codec.canRead : property.holdsFunction)
        }.map(\.1)
    }
}
