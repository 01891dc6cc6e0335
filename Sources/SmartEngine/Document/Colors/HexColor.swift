/// A colour's components, from 0 to 1, and their hexadecimal text.
package struct HexColor: Equatable, Sendable {
    package var red: Double
    package var green: Double
    package var blue: Double
    package var alpha: Double

    package init(red: Double, green: Double, blue: Double, alpha: Double) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
    }

    /// RGB, RGBA, RRGGBB and RRGGBBAA, with `#`, `0x` or nothing before it.
    package init?(_ text: String) {
        let hex: Substring
        if text.hasPrefix("#") {
            hex = text.dropFirst()
        } else if text.hasPrefix("0x") || text.hasPrefix("0X") {
            hex = text.dropFirst(2)
        } else {
            hex = text[...]
        }
        let digits = hex.compactMap { $0.hexDigitValue }
        guard digits.count == hex.count else { return nil }
        let bytes: [Int]
        switch digits.count {
        case 3, 4: bytes = digits.map { $0 * 0x11 }
        case 6, 8: bytes = stride(from: 0, to: digits.count, by: 2).map { digits[$0] * 0x10 + digits[$0 + 1] }
        default: return nil
        }
        let parts = bytes.map { Double($0) / 255 }
        self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: parts.count == 4 ? parts[3] : 1)
    }

    /// RRGGBB, optionally with `#` and the alpha; components to the nearest step.
    package func text(prefix: Bool, alpha writesAlpha: Bool) -> String {
        let parts = writesAlpha ? [red, green, blue, alpha] : [red, green, blue]
        let digits = parts.map { part -> String in
            let byte = Int((min(max(part, 0), 1) * 255).rounded())
            return (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
        }
        return (prefix ? "#" : "") + digits.joined()
    }
}
