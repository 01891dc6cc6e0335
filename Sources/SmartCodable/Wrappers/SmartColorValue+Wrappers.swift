@_spi(Engine) import SmartEngine
#if canImport(UIKit) || canImport(AppKit)

// A colour in another wrapper, so that `@SmartHexColor` may come first: `@SmartHexColor @SmartKey("tint") var color:
// UIColor?`.

extension SmartKey: SmartColorValue where Value: SmartColorValue {
    /// A wrapper around what the inner type makes of the colour; nil if that is nil.
    @_documentation(visibility: internal)
    public static func fromSmartColor(_ color: SmartColor?) -> SmartKey<Value>? {
        Value.fromSmartColor(color).map { storing($0) }
    }
    /// That of the inner value.
    @_documentation(visibility: internal)
    public var smartColor: SmartColor? { wrappedValue.smartColor }
}

extension SmartAny: SmartColorValue where Value: SmartColorValue {
    /// A wrapper around what the inner type makes of the colour; nil if that is nil.
    @_documentation(visibility: internal)
    public static func fromSmartColor(_ color: SmartColor?) -> SmartAny<Value>? {
        Value.fromSmartColor(color).map { storing($0) }
    }
    /// That of the inner value.
    @_documentation(visibility: internal)
    public var smartColor: SmartColor? { wrappedValue.smartColor }
}

extension SmartLossy: SmartColorValue where Value: SmartColorValue {
    /// A wrapper around what the inner type makes of the colour; nil if that is nil.
    @_documentation(visibility: internal)
    public static func fromSmartColor(_ color: SmartColor?) -> SmartLossy<Value>? {
        Value.fromSmartColor(color).map { storing($0) }
    }
    /// That of the inner value.
    @_documentation(visibility: internal)
    public var smartColor: SmartColor? { wrappedValue.smartColor }
}

extension SmartFlat: SmartColorValue where Value: SmartColorValue {
    /// A wrapper around what the inner type makes of the colour; nil if that is nil.
    @_documentation(visibility: internal)
    public static func fromSmartColor(_ color: SmartColor?) -> SmartFlat<Value>? {
        Value.fromSmartColor(color).map { storing($0) }
    }
    /// That of the inner value.
    @_documentation(visibility: internal)
    public var smartColor: SmartColor? { wrappedValue.smartColor }
}

extension SmartHexColor: SmartColorValue {
    /// A wrapper around what the inner type makes of the colour; nil if that is nil.
    @_documentation(visibility: internal)
    public static func fromSmartColor(_ color: SmartColor?) -> SmartHexColor<Value>? {
        Value.fromSmartColor(color).map { storing($0) }
    }
    /// That of the inner value.
    @_documentation(visibility: internal)
    public var smartColor: SmartColor? { wrappedValue.smartColor }
}

/// An ignored property stays one: not read, and written only if it `isEncodable`.
extension IgnoredKey: SmartColorValue where Value: SmartColorValue {
    /// A wrapper around what the inner type makes of the colour; nil if that is nil.
    @_documentation(visibility: internal)
    public static func fromSmartColor(_ color: SmartColor?) -> IgnoredKey<Value>? {
        Value.fromSmartColor(color).map { storing($0) }
    }
    /// That of the inner value.
    @_documentation(visibility: internal)
    public var smartColor: SmartColor? { wrappedValue.smartColor }
}

#if canImport(Combine) || SMARTCODABLE_OPENCOMBINE
extension SmartPublished: SmartColorValue where Value: SmartColorValue {
    /// A wrapper around what the inner type makes of the colour; nil if that is nil.
    @_documentation(visibility: internal)
    public static func fromSmartColor(_ color: SmartColor?) -> SmartPublished<Value>? {
        Value.fromSmartColor(color).map { storing($0) }
    }
    /// That of the inner value.
    @_documentation(visibility: internal)
    public var smartColor: SmartColor? { wrappedValue.smartColor }
}
#endif
#endif
