@_spi(Engine) import SmartEngine

#if canImport(UIKit) || canImport(AppKit)
/// Names that colours have in SmartCodable 5 and 6.
@_documentation(visibility: internal)
@available(*, deprecated, renamed: "SmartColor")
public typealias ColorObject = SmartColor

@_documentation(visibility: internal)
extension SmartHexColor {
    /// The earlier name of `SmartHexFormat`.
    @available(*, deprecated, renamed: "SmartHexFormat")
    public typealias HexFormat = SmartHexFormat

    /// The initial value, written in a format: `@SmartHexColor(.rrggbb(.hash))` today. Nil: RRGGBB, with the alpha
    /// where the colour is not opaque.
    @available(*, deprecated, renamed: "init(wrappedValue:_:)")
    public init(wrappedValue: Value, encodeHexFormat: SmartHexFormat?) {
        self.init(wrappedValue: wrappedValue)
        format = encodeHexFormat
    }
}

@_documentation(visibility: internal)
extension SmartHexColor where Value: ExpressibleByNilLiteral {
    /// Nil at first, written in a format: `@SmartHexColor(.rrggbb(.hash))` today.
    @available(*, deprecated, renamed: "init(_:)")
    public init(encodeHexFormat: SmartHexFormat?) { self.init(wrappedValue: nil, encodeHexFormat: encodeHexFormat) }
}

@_documentation(visibility: internal)
extension SmartHexColor where Value == SmartColor? {
    /// The colour of a hexadecimal text in any format; nil for other text.
    @available(*, deprecated, message: "Use SmartHexColorTransformer(format).transformFromJSON(text).")
    public static func toColor(from hex: String, format: SmartHexFormat) -> SmartColor? {
        SmartHexColorTransformer(format).transformFromJSON(hex)
    }
}

@_documentation(visibility: internal)
extension SmartHexColorTransformer {
    /// Calls `init(_:)`.
    @available(*, deprecated, renamed: "init(_:)")
    public init(colorFormat: SmartHexFormat) { self.init(colorFormat) }
}
#endif
