import Foundation
@_spi(Engine) import SmartEngine

// `@SmartDate` and `@SmartHexColor` stand next to the property, behind other wrappers. What follows lets the compiler say
// so where they do not: these conformances cannot be used.

@_documentation(visibility: internal)
extension SmartDateValue where Self: _SmartWrapper {
    /// Nil: no wrapper is a date.
    public init?(smartDate: Date?) { return nil }
    /// Nil.
    public var smartDate: Date? { nil }
}

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
@_documentation(visibility: internal)
extension SmartColorValue where Self: _SmartWrapper {
    /// Nil: no wrapper is a colour.
    public static func fromSmartColor(_ color: SmartColor?) -> Self? { nil }
    /// Nil.
    public var smartColor: SmartColor? { nil }
}

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
