#if canImport(UIKit) || canImport(AppKit)
/// Names that colours have in SmartCodable 5 and 6.
@available(*, deprecated, renamed: "SmartColor")
public typealias ColorObject = SmartColor

extension SmartHexColor {
    /// As `SmartHexFormat`.
    @available(*, deprecated, renamed: "SmartHexFormat")
    public typealias HexFormat = SmartHexFormat

    /// As `@SmartHexColor(.rrggbb(.hash))`; nil: RRGGBB, with the alpha where the colour is not opaque.
    @available(*, deprecated, renamed: "init(wrappedValue:_:)")
    public init(wrappedValue: Value, encodeHexFormat: SmartHexFormat?) {
        self.init(wrappedValue: wrappedValue)
        format = encodeHexFormat
    }
}

extension SmartHexColor where Value: ExpressibleByNilLiteral {
    /// As `@SmartHexColor(.rrggbb(.hash))`, nil at first.
    @available(*, deprecated, renamed: "init(_:)")
    public init(encodeHexFormat: SmartHexFormat?) { self.init(wrappedValue: nil, encodeHexFormat: encodeHexFormat) }
}

extension SmartHexColor where Value == SmartColor? {
    /// The colour of a hexadecimal text in any format; nil for other text.
    @available(*, deprecated, message: "Use SmartHexColorTransformer(format).transformFromJSON(text).")
    public static func toColor(from hex: String, format: SmartHexFormat) -> SmartColor? {
        SmartHexColorTransformer(format).transformFromJSON(hex)
    }
}

extension SmartHexColorTransformer {
    /// As `init(_:)`.
    @available(*, deprecated, renamed: "init(_:)")
    public init(colorFormat: SmartHexFormat) { self.init(colorFormat) }
}
#endif
