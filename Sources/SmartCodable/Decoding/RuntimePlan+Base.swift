import Foundation

/// How properties are called in JSON when no mapping says otherwise.
enum PropertyNaming {
    /// The Swift name; for the storage `_x` of a wrapper, `x`.
    static func key(of property: StoredProperty, codec: Codec) -> String {
        if property.name.hasPrefix("_"), property.type is any _SmartWrapper.Type {
            return String(property.name.dropFirst())
        }
        return property.name
    }

    /// The properties of a layout, with the value inside in place of a user's own property wrapper: of `@Clamped var x`
    /// the `wrappedValue` stored in `_x`, under the name `x`. Wrappers that compute it are left alone; the library's
    /// own wrappers code themselves.
    static func properties(of layout: TypeLayout) -> [StoredProperty] {
        layout.properties.map { property in
            guard property.name.hasPrefix("_"), !(property.type is any _SmartWrapper.Type),
                RuntimeReflection.kind(of: property.type) == .structure,
                let value = TypeLayout.of(property.type).properties.first(where: { $0.name == "wrappedValue" }),
                value.holdsValue
            else { return property }
            return StoredProperty(
                name: String(property.name.dropFirst()), type: value.type, offset: property.offset + value.offset,
                size: value.size,
                alignment: value.alignment, isVariable: property.isVariable && value.isVariable,
                holdsValue: property.holdsValue, holdsFunction: value.holdsFunction, level: property.level)
        }
    }

    /// Storage of a wrapper that keeps its value elsewhere, such as Realm's `@Persisted`: Codable, but under a name
    /// that is no property's. HandyJSON left it alone.
    static func isForeignStorage(_ property: StoredProperty, _ codec: Codec, _ rules: ConversionRules) -> Bool {
        !rules.isNative && property.name.hasPrefix("_") && codec.isPlainCodable
    }

    /// Lazy storage, weak and unowned references, metatypes, functions and ignored properties are left alone.
    static func isWritten(_ property: StoredProperty) -> Bool {
        property.holdsValue && !property.holdsFunction && !property.isLazyStorage
            && !(property.name.hasPrefix("_") && property.type is any _SmartIgnoringWrapper.Type)
    }
}

extension RuntimePlan {
    /// The plan of a type without any mapping.
    static func base(for layout: TypeLayout, family: _RuntimeFamily, _ builder: CodecBuilder) -> RuntimePlan? {
        guard layout.problem == nil else { return nil }
        return RuntimePlan(
            layout: layout, codecs: PropertyNaming.properties(of: layout).map { builder.codec(for: $0.type) },
            rules: family.rules, filled: layout.properties.map { isFilled($0, layout, family) }, mappings: [:],
            isCaseInsensitive: false)
    }

    private static func isFilled(_ property: StoredProperty, _ layout: TypeLayout, _ family: _RuntimeFamily) -> Bool {
        guard PropertyNaming.isWritten(property) else { return false }
        return !layout.isClass || family.fillsLevel(layout.levels[property.level])
    }

    /// The plan for some levels of a native class; see `InheritedLevels`.
    static func native(
        for layout: TypeLayout, filled: [Bool], mappings: [Int: FieldMapping], isCaseInsensitive: Bool,
        _ registry: CodecRegistry
    ) -> RuntimePlan {
        RuntimePlan(
            layout: layout, codecs: PropertyNaming.properties(of: layout).map { registry.codec(for: $0.type) },
            rules: .smart, filled: filled, mappings: mappings,
            isCaseInsensitive: isCaseInsensitive)
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

    /// What is filled, constants included.
    var filledProperties: [StoredProperty] { fields.filter { $0.isFilled && !$0.isExcluded }.map(\.property) }

    /// Properties that no JSON value can fill.
    package var unfillable: [StoredProperty] {
        fields.filter { !$0.isExcluded && ($0.isFilled ? !$0.codec.canRead : $0.property.holdsFunction) }.map(
            \.property)
    }
}

/// True once.
final class FirstTime: Sendable {
    private let isOver = Guarded(false)

    func isNow() -> Bool {
        isOver.update { isOver in
            defer { isOver = true }
            return !isOver
        }
    }
}
