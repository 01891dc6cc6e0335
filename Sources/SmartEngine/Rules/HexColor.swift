/// A colour's components, from 0 to 1, and their hexadecimal text.
package struct HexColor: Equatable, Sendable {
    package var red, green, blue, alpha: Double

    package init(red: Double, green: Double, blue: Double, alpha: Double) {
        (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
    }

    /// Reads RGB, RGBA, RRGGBB and RRGGBBAA, with `#`, `0x` or nothing before it.
    @_optimize(size) package init?(_ text: String) {
        let prefix: String? = ["#", "0x", "0X"].first { text.hasPrefix($0) }
        let hex = text.dropFirst(prefix?.count ?? 0)
        var digits: [Int] = hex.compactMap { $0.hexDigitValue }
        guard digits.count == hex.count, [3, 4, 6, 8].contains(digits.count) else { return nil }
        if digits.count < 5 { digits = digits.flatMap { [$0, $0] } }
        func part(_ number: Int) -> Double {
            let byte: Int = digits[2 * number] << 4 | digits[2 * number + 1]
            return Double(byte) / 255
        }
        self.init(red: part(0), green: part(1), blue: part(2), alpha: digits.count == 8 ? part(3) : 1)
    }

    /// The text with 3, 4, 6 or 8 digits, each rounded to the nearest.
    @_optimize(size) package func text(_ prefix: String, digits: Int) -> String {
        let width = digits < 5 ? 1 : 2
        let parts = [red, green, blue, alpha].prefix(digits / width).map { part -> String in
            let step = Int((min(max(part, 0), 1) * (width == 1 ? 15 : 255)).rounded())
            return (step < 16 && width == 2 ? "0" : "") + String(step, radix: 16, uppercase: true)
        }
        return prefix + parts.joined()
    }
}

#if canImport(UIKit) || canImport(AppKit)
#if canImport(UIKit)
import UIKit

private typealias PlatformColor = UIColor
#else
import AppKit

private typealias PlatformColor = NSColor
#endif

extension PlatformColor {
    package convenience init(_ color: HexColor) {
        self.init(
            red: CGFloat(color.red), green: CGFloat(color.green), blue: CGFloat(color.blue), alpha: CGFloat(color.alpha)
        )
    }

    /// The colour's components; nil if it has no red, green and blue.
    package var hexColor: HexColor? {
        var red: CGFloat = 0, green: CGFloat = 0, blue: CGFloat = 0, alpha: CGFloat = 0
        #if canImport(UIKit)
        guard getRed(&red, green: &green, blue: &blue, alpha: &alpha) else { return nil }
        #else
        // Only colours in an RGB space answer getRed on the Mac, others raise an exception.
        guard let color = usingColorSpace(.sRGB) else { return nil }
        color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        #endif
        return HexColor(red: Double(red), green: Double(green), blue: Double(blue), alpha: Double(alpha))
    }
}
#endif
