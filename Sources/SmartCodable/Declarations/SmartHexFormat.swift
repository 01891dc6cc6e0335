@_spi(Engine) import SmartEngine

/// How a colour is written in hexadecimal digits.
///
///     @SmartHexColor(.rrggbb(.hash)) var tint: UIColor?   // "#FF0000"
public enum SmartHexFormat: Sendable, Hashable {
    /// Three digits, `F00`: each stands for a pair of itself.
    case rgb(Prefix)
    /// Four digits, the last for the alpha.
    case rgba(Prefix)
    /// Six digits, `FF0000`.
    case rrggbb(Prefix)
    /// Eight digits, the last two for the alpha.
    case rrggbbaa(Prefix)

    /// What stands before the digits.
    public enum Prefix: Sendable, Hashable {
        /// `#FF0000`.
        case hash
        /// `0xFF0000`.
        case zeroX
        /// `FF0000`.
        case none
    }
}

extension HexColor {
    /// In a format; in short ones each digit is the nearest.
    func text(_ format: SmartHexFormat) -> String {
        switch format {
        case .rgb(let prefix): return prefix.text + short([red, green, blue])
        case .rgba(let prefix): return prefix.text + short([red, green, blue, alpha])
        case .rrggbb(let prefix): return prefix.text + text(prefix: false, alpha: false)
        case .rrggbbaa(let prefix): return prefix.text + text(prefix: false, alpha: true)
        }
    }

    private func short(_ parts: [Double]) -> String {
        parts.map { String(Int((min(max($0, 0), 1) * 15).rounded()), radix: 16, uppercase: true) }.joined()
    }
}

extension SmartHexFormat.Prefix {
    fileprivate var text: String {
        switch self {
        case .hash: return "#"
        case .zeroX: return "0x"
        case .none: return ""
        }
    }
}
