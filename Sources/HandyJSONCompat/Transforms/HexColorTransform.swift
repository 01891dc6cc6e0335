import SmartEngine
#if canImport(UIKit) || canImport(AppKit)
#if canImport(UIKit)
import UIKit
#else
import AppKit
#endif

/// A colour as hexadecimal text.
///
///     mapper <<< self.tint <-- HexColorTransform(prefixToJSON: true)     // {"tint": "#FF8000"}
///
/// JSON form: String. Reads RGB, RGBA, RRGGBB and RRGGBBAA with or without `#`; writes RRGGBB, with `#` and with the
/// alpha if asked to. Rule: HandyJSON 5.0.4. Unlike there, components are rounded to the nearest step and grey or
/// wide-gamut colours do not trap.
open class HexColorTransform: TransformType {
    #if canImport(UIKit)
    /// The type of the property.
    public typealias Object = UIColor
    #else
    /// The type of the property.
    public typealias Object = NSColor
    #endif
    /// The form in JSON.
    public typealias JSON = String

    private let writesPrefix: Bool
    private let writesAlpha: Bool

    /// A transform that writes six digits, or eight with the alpha.
    ///
    /// - Parameters:
    ///   - prefixToJSON: whether `#` is written.
    ///   - alphaToJSON: whether the alpha is written.
    public init(prefixToJSON: Bool = false, alphaToJSON: Bool = false) {
        writesPrefix = prefixToJSON
        writesAlpha = alphaToJSON
    }

    /// The colour of a text; nil for a value that is not text with three, four, six or eight hexadecimal digits.
    ///
    /// - Parameter value: The value as JSONSerialization gives it.
    /// - Returns: The value of the property, or nil.
    open func transformFromJSON(_ value: Any?) -> Object? {
        (value as? String).flatMap { HexColor($0) }.map { Object($0) }
    }

    /// The text of a colour; nil for one without red, green and blue.
    ///
    /// - Parameter value: The property's value.
    /// - Returns: What is written, or nil.
    open func transformToJSON(_ value: Object?) -> String? {
        value?.hexColor?.text(writesPrefix ? "#" : "", digits: writesAlpha ? 8 : 6)
    }
}
#endif
