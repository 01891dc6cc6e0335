extension StringProtocol {
    /// At most `limit` characters, with … in place of the others, for a message that quotes it. O(`limit`), whatever
    /// the length of the text and its characters.
    package func shortened(to limit: Int = 80) -> String {
        // A single character may be as long as the text, with combining marks.
        let start = String(String.UnicodeScalarView(unicodeScalars.prefix(limit * 2)))
        let text = start.prefix(limit)
        return text.utf8.count == utf8.count ? String(self) : "\(text)…"
    }
}
