@_spi(Engine) import SmartEngine

// `@SmartDate` and `@SmartHexColor` stand next to the property, behind other wrappers. What follows lets the compiler say
// so where they do not: these conformances cannot be used.

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
