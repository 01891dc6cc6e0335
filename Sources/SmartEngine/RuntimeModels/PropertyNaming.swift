import Foundation

/// The names of properties in JSON without a mapping.
package enum PropertyNaming {
    /// The Swift name; for the storage `_x` of a wrapper, or of a property of an `@Observable` class, `x`.
    package static func key(of property: StoredProperty, in layout: TypeLayout? = nil) -> String {
        if property.name.hasPrefix("_"),
            layout?.isObserved(property) == true || property.type is any _SmartWrapper.Type
        {
            return String(property.name.dropFirst())
        }
        return property.name
    }

    /// The properties of a layout, with the value inside in place of a user's own property wrapper: of `@Clamped var x`
    /// the `wrappedValue` stored in `_x`, under the name `x`. Wrappers that compute it are left alone; the library's
    /// own wrappers code themselves.
    @_optimize(size) static func properties(of layout: TypeLayout) -> [StoredProperty] {
        guard layout.properties.firstIndex(where: { $0.name.hasPrefix("_") }) != nil else { return layout.properties }
        return layout.properties.map { property in
            guard property.name.hasPrefix("_"), !(property.type is any _SmartWrapper.Type),
                RuntimeReflection.kind(of: property.type) == .structure,
                let value = TypeLayout.of(property.type).properties.first(where: { $0.name == "wrappedValue" }),
                value.holdsValue
            else { return property }
            return property.part(value, named: String(property.name.dropFirst()))
        }
    }

    /// Whether a property is the storage of a wrapper that keeps its value elsewhere, such as Realm's `@Persisted`. It
    /// is Codable, but under a name that is not a property's. HandyJSON left it alone.
    static func isForeignStorage(_ property: StoredProperty, _ codec: Codec, in layout: TypeLayout) -> Bool {
        property.name.hasPrefix("_") && codec.isPlainCodable
            && (property.isObservationRegistrar || !layout.isObserved(property))
    }

    /// Whether the property's name is written, with its value or with what its reference refers to. An ignored property
    /// decides itself whether it is written.
    static func isNamed(_ property: StoredProperty) -> Bool { property.isReference || isCoded(property) }

    /// Whether the property is read: lazy storage, weak and unowned references, metatypes, functions and ignored
    /// properties are left alone.
    static func isFilled(_ property: StoredProperty) -> Bool { isCoded(property) && !isIgnored(property) }

    private static func isCoded(_ property: StoredProperty) -> Bool {
        property.holdsValue && !property.holdsFunction && !property.isLazyStorage
    }

    static func isIgnored(_ property: StoredProperty) -> Bool {
        property.name.hasPrefix("_") && property.type is any _SmartIgnoringWrapper.Type
    }
}
