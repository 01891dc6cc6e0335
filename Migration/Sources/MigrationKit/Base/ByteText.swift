extension [UInt8] {
    /// Whether the first line ends with CR LF.
    var usesCRLF: Bool {
        guard let end = firstIndex(of: 0x0A) else { return false }
        return end > 0 && self[end - 1] == 0x0D
    }

    func string(_ range: ByteRange) -> String {
        guard range.lowerBound >= 0, range.upperBound <= count else { return "" }
        return String(decoding: self[range], as: UTF8.self)
    }
}

extension String {
    /// Replaces all occurrences, without Foundation's regular expressions.
    func replacing(_ old: Character, with new: String) -> String {
        var result = ""
        for character in self { character == old ? result += new : result.append(character) }
        return result
    }
}
