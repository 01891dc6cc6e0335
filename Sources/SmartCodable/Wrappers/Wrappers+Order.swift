@_spi(Engine) import SmartEngine

// `@SmartKey` stands before other wrappers. A generic type cannot exclude one for its value, but an initialiser for
// such values is preferred, and one that throws cannot give a property its value. The initialiser's deprecation says
// what to write.

/// A wrapper that stores names: `@SmartKey`.
@_documentation(visibility: internal)
public protocol _SmartNamed {}

extension SmartKey: _SmartNamed {}

@_documentation(visibility: internal)
extension SmartKey where Value: _SmartNamed {
    /// Does not compile for a property.
    /// - Throws: never. Since it could, no property can be initialised with it.
    @available(*, deprecated, message: "Write @SmartKey once, with all names: @SmartKey(\"id\", \"uid\") var id = 0")
    public init(wrappedValue: Value) throws { (self.wrappedValue, names, options) = (wrappedValue, [], nil) }

    /// Does not compile.
    /// - Throws: never. Since it could, no property can be initialised with it.
    @available(*, deprecated, message: "Write @SmartKey once, with all names: @SmartKey(\"id\", \"uid\") var id = 0")
    public init(wrappedValue: Value, _ names: String...) throws {
        (self.wrappedValue, self.names, options) = (wrappedValue, names, nil)
    }
}

@_documentation(visibility: internal)
extension SmartAny where Value: _SmartNamed {
    /// Does not compile for a property.
    /// - Throws: never. Since it could, no property can be initialised with it.
    @available(*, deprecated, message: "Write @SmartKey first: @SmartKey(\"id\") @SmartAny var id: Any?")
    public init(wrappedValue: Value) throws { self.wrappedValue = wrappedValue }
}

@_documentation(visibility: internal)
extension SmartLossy where Value: _SmartNamed {
    /// Does not compile for a property.
    /// - Throws: never. Since it could, no property can be initialised with it.
    @available(*, deprecated, message: "Write @SmartKey first: @SmartKey(\"ids\") @SmartCompact.Array var ids = [0]")
    public init(wrappedValue: Value) throws { self.wrappedValue = wrappedValue }
}

@_documentation(visibility: internal)
extension SmartFlat where Value: _SmartNamed {
    /// Does not compile for a property.
    /// - Throws: never. Since it could, no property can be initialised with it.
    @available(*, deprecated, message: "Write @SmartKey first: @SmartKey(\"user\") @SmartFlat var user = User()")
    public init(wrappedValue: Value) throws { self.wrappedValue = wrappedValue }
}

@_documentation(visibility: internal)
extension IgnoredKey where Value: _SmartNamed {
    /// Does not compile for a property.
    /// - Throws: never. Since it could, no property can be initialised with it.
    @available(*, deprecated, message: "Write @SmartKey first: @SmartKey(\"id\") @IgnoredKey var id = 0")
    public init(wrappedValue: Value) throws { (self.wrappedValue, isEncodable) = (wrappedValue, false) }

    /// Does not compile.
    /// - Throws: never. Since it could, no property can be initialised with it.
    @available(*, deprecated, message: "Write @SmartKey first: @SmartKey(\"id\") @IgnoredKey var id = 0")
    public init(wrappedValue: Value, isEncodable: Bool) throws {
        self.wrappedValue = wrappedValue
        self.isEncodable = isEncodable
    }
}

// `@SmartDate` and `@SmartHexColor` stand next to the property, after other wrappers. These conformances, which cannot
// be used, let the compiler say so where they do not.

@available(*, unavailable, message: "Write @SmartDate last: @SmartKey(\"born\") @SmartDate var born: Date? = nil")
extension SmartKey: SmartDateValue where Value: SmartDateValue {}
@available(*, unavailable, message: "Write @SmartDate last: @SmartKey(\"born\") @SmartDate var born: Date? = nil")
extension SmartAny: SmartDateValue where Value: SmartDateValue {}
@available(*, unavailable, message: "Write @SmartDate last: @SmartKey(\"born\") @SmartDate var born: Date? = nil")
extension SmartLossy: SmartDateValue where Value: SmartDateValue {}
@available(*, unavailable, message: "Write @SmartDate last: @SmartKey(\"born\") @SmartDate var born: Date? = nil")
extension SmartFlat: SmartDateValue where Value: SmartDateValue {}
@available(*, unavailable, message: "Write @SmartDate last: @SmartKey(\"born\") @SmartDate var born: Date? = nil")
extension IgnoredKey: SmartDateValue where Value: SmartDateValue {}
@available(*, unavailable, message: "Write @SmartDate last: @SmartKey(\"born\") @SmartDate var born: Date? = nil")
extension SmartDate: SmartDateValue {}
#if canImport(Combine) || SMARTCODABLE_OPENCOMBINE
@available(*, unavailable, message: "Write @SmartDate last: @SmartKey(\"born\") @SmartDate var born: Date? = nil")
extension SmartPublished: SmartDateValue where Value: SmartDateValue {}
#endif

#if canImport(UIKit) || canImport(AppKit)
@available(*, unavailable, message: "Write @SmartHexColor last: @SmartKey(\"tint\") @SmartHexColor var tint …")
extension SmartKey: SmartColorValue where Value: SmartColorValue {}
@available(*, unavailable, message: "Write @SmartHexColor last: @SmartKey(\"tint\") @SmartHexColor var tint …")
extension SmartAny: SmartColorValue where Value: SmartColorValue {}
@available(*, unavailable, message: "Write @SmartHexColor last: @SmartKey(\"tint\") @SmartHexColor var tint …")
extension SmartLossy: SmartColorValue where Value: SmartColorValue {}
@available(*, unavailable, message: "Write @SmartHexColor last: @SmartKey(\"tint\") @SmartHexColor var tint …")
extension SmartFlat: SmartColorValue where Value: SmartColorValue {}
@available(*, unavailable, message: "Write @SmartHexColor last: @SmartKey(\"tint\") @SmartHexColor var tint …")
extension IgnoredKey: SmartColorValue where Value: SmartColorValue {}
@available(*, unavailable, message: "Write @SmartHexColor last: @SmartKey(\"tint\") @SmartHexColor var tint …")
extension SmartHexColor: SmartColorValue {}
#if canImport(Combine) || SMARTCODABLE_OPENCOMBINE
@available(*, unavailable, message: "Write @SmartHexColor last: @SmartKey(\"tint\") @SmartHexColor var tint …")
extension SmartPublished: SmartColorValue where Value: SmartColorValue {}
#endif
#endif
