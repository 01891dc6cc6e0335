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

    /// The text before the digits.
    public enum Prefix: String, Sendable, Hashable {
        /// `#FF0000`.
        case hash = "#"
        /// `0xFF0000`.
        case zeroX = "0x"
        /// `FF0000`.
        case none = ""
    }
}

extension HexColor {
    /// The colour's text in a format; nil: six digits, or eight where the colour is not opaque.
    func text(_ format: SmartHexFormat?) -> String {
        switch format {
        case .rgb(let prefix): return text(prefix.rawValue, digits: 3)
        case .rgba(let prefix): return text(prefix.rawValue, digits: 4)
        case .rrggbb(let prefix): return text(prefix.rawValue, digits: 6)
        case .rrggbbaa(let prefix): return text(prefix.rawValue, digits: 8)
        case nil: return text("", digits: alpha < 1 ? 8 : 6)
        }
    }
}
