import Foundation
@_spi(Engine) import SmartEngine

// A date in another wrapper, so that `@SmartDate` may come first: `@SmartDate @SmartKey("born") var birthday: Date?`.

extension SmartKey: SmartDateValue where Value: SmartDateValue {
    /// A wrapper around what the inner type makes of the date; nil if that is nil.
    @_documentation(visibility: internal)
    public init?(smartDate: Date?) {
        guard let value = Value(smartDate: smartDate) else { return nil }
        self.init(wrappedValue: value)
    }
    /// That of the inner value.
    @_documentation(visibility: internal)
    public var smartDate: Date? { wrappedValue.smartDate }
}

extension SmartAny: SmartDateValue where Value: SmartDateValue {
    /// A wrapper around what the inner type makes of the date; nil if that is nil.
    @_documentation(visibility: internal)
    public init?(smartDate: Date?) {
        guard let value = Value(smartDate: smartDate) else { return nil }
        self.init(wrappedValue: value)
    }
    /// That of the inner value.
    @_documentation(visibility: internal)
    public var smartDate: Date? { wrappedValue.smartDate }
}

extension SmartLossy: SmartDateValue where Value: SmartDateValue {
    /// A wrapper around what the inner type makes of the date; nil if that is nil.
    @_documentation(visibility: internal)
    public init?(smartDate: Date?) {
        guard let value = Value(smartDate: smartDate) else { return nil }
        self.init(wrappedValue: value)
    }
    /// That of the inner value.
    @_documentation(visibility: internal)
    public var smartDate: Date? { wrappedValue.smartDate }
}

extension SmartFlat: SmartDateValue where Value: SmartDateValue {
    /// A wrapper around what the inner type makes of the date; nil if that is nil.
    @_documentation(visibility: internal)
    public init?(smartDate: Date?) {
        guard let value = Value(smartDate: smartDate) else { return nil }
        self.init(wrappedValue: value)
    }
    /// That of the inner value.
    @_documentation(visibility: internal)
    public var smartDate: Date? { wrappedValue.smartDate }
}

extension SmartDate: SmartDateValue {
    /// A wrapper around what the inner type makes of the date; nil if that is nil.
    @_documentation(visibility: internal)
    public init?(smartDate: Date?) {
        guard let value = Value(smartDate: smartDate) else { return nil }
        self.init(wrappedValue: value)
    }
    /// That of the inner value.
    @_documentation(visibility: internal)
    public var smartDate: Date? { wrappedValue.smartDate }
}

/// An ignored property stays one: neither read nor written.
extension IgnoredKey: SmartDateValue where Value: SmartDateValue {
    /// A wrapper around what the inner type makes of the date; nil if that is nil.
    @_documentation(visibility: internal)
    public init?(smartDate: Date?) {
        guard let value = Value(smartDate: smartDate) else { return nil }
        self.init(wrappedValue: value)
    }
    /// That of the inner value.
    @_documentation(visibility: internal)
    public var smartDate: Date? { wrappedValue.smartDate }
}

#if canImport(Combine) || SMARTCODABLE_OPENCOMBINE
extension SmartPublished: SmartDateValue where Value: SmartDateValue {
    /// A wrapper around what the inner type makes of the date; nil if that is nil.
    @_documentation(visibility: internal)
    public init?(smartDate: Date?) {
        guard let value = Value(smartDate: smartDate) else { return nil }
        self.init(wrappedValue: value)
    }
    /// That of the inner value.
    @_documentation(visibility: internal)
    public var smartDate: Date? { wrappedValue.smartDate }
}
#endif
