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
/// JSON form: String. Reads RGB, RGBA, RRGGBB and RRGGBBAA with or without `#`; writes RRGGBB, with `#` and with the alpha if asked to.
/// Rule: HandyJSON 5.0.4. Unlike there, components are rounded to the nearest step and grey or wide-gamut colours do not trap.
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
        guard let text = value as? String else { return nil }
        let hex = text.hasPrefix("#") ? text.dropFirst() : text[...]
        let digits = hex.compactMap(\.hexDigitValue)
        guard digits.count == hex.count else { return nil }

        let bytes: [Int]
        switch digits.count {
        case 3, 4: bytes = digits.map { $0 * 0x11 }
        case 6, 8: bytes = stride(from: 0, to: digits.count, by: 2).map { digits[$0] * 0x10 + digits[$0 + 1] }
        default: return nil
        }
        let parts = bytes.map { CGFloat($0) / 255 }
        return Object(red: parts[0], green: parts[1], blue: parts[2], alpha: parts.count == 4 ? parts[3] : 1)
    }

    open func transformToJSON(_ value: Object?) -> String? {
        var red: CGFloat = 0, green: CGFloat = 0, blue: CGFloat = 0, alpha: CGFloat = 0
        #if canImport(UIKit)
        guard let value, value.getRed(&red, green: &green, blue: &blue, alpha: &alpha) else { return nil }
        #else
        // Only colours in an RGB space answer getRed on the Mac, others raise an exception.
        guard let color = value?.usingColorSpace(.sRGB) else { return nil }
        color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        #endif
        let digits = (writesAlpha ? [red, green, blue, alpha] : [red, green, blue]).map { part in
            String(format: "%02X", Int(UInt8(exactly: (min(max(part, 0), 1) * 255).rounded()) ?? 0))
        }
        return (writesPrefix ? "#" : "") + digits.joined()
    }
}
#endif
