extension StringProtocol {
    /// At most so many characters of it, with … in place of the rest, for a message that quotes it. O(`limit`), of
    /// whatever length the text and its characters are.
    package func shortened(to limit: Int = 80) -> String {
        // A single character may be as long as the text, by combining marks.
        let start = String(String.UnicodeScalarView(unicodeScalars.prefix(limit * 2)))
        let text = start.prefix(limit)
        return text.utf8.count == utf8.count ? String(self) : "\(text)…"
    }
}
