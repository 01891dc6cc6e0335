extension StringProtocol {
    /// The text with at most `limit` characters, and … in place of the others, for a message that quotes it.
    /// O(`limit`), whatever the length of the text and its characters.
    @_optimize(size) package func shortened(to limit: Int = 80) -> String {
        if utf8.count <= limit { return String(self).inOneLine }
        // A single character may be as long as the text, with combining marks.
        let start = String(String.UnicodeScalarView(unicodeScalars.prefix(limit * 2)))
        let text = start.prefix(limit)
        return (text.utf8.count == utf8.count ? String(self) : "\(text)…").inOneLine
    }
}

extension String {
    /// With escapes, `\n` and `\u{200B}`, for what would end a log's line, steer a terminal or not be seen.
    fileprivate var inOneLine: String {
        guard unicodeScalars.contains(where: \.steersText) else { return self }
        return unicodeScalars.reduce(into: "") { $0 += $1.steersText ? $1.escaped(asASCII: true) : String($1) }
    }
}

extension Unicode.Scalar {
    fileprivate var steersText: Bool {
        guard value < 0x20 || value >= 0x7f else { return false }
        switch properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator: return true
        // All but what joins emoji.
        case .format: return value != 0x200d
        default: return false
        }
    }
}
