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

    /// Nil where the colour has no red, green and blue.
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
