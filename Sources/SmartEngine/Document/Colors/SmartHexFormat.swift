/// How a colour is written in hexadecimal digits.
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
