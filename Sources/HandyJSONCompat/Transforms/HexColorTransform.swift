import SmartCodable

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
    public typealias Object = UIColor
    #else
    public typealias Object = NSColor
    #endif
    public typealias JSON = String

    private let writesPrefix: Bool
    private let writesAlpha: Bool

    public init(prefixToJSON: Bool = false, alphaToJSON: Bool = false) {
        writesPrefix = prefixToJSON
        writesAlpha = alphaToJSON
    }

    open func transformFromJSON(_ value: Any?) -> Object? {
        (value as? String).flatMap { HexColor($0) }.map { Object($0) }
    }

    open func transformToJSON(_ value: Object?) -> String? {
        value?.hexColor?.text(prefix: writesPrefix, alpha: writesAlpha)
    }
}
#endif
