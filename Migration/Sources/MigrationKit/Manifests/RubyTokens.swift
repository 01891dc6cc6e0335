struct RubyTokens {
    private let bytes: [UInt8]
    private var position = 0
    private var tokens: [RubyToken] = []
    /// The words that end texts begun on this line with `<<-WORD`.
    private var openTexts: [String] = []

    static func read(_ bytes: [UInt8]) -> [RubyToken] {
        var reader = RubyTokens(bytes: bytes)
        return reader.read()
    }

    private init(bytes: [UInt8]) { self.bytes = bytes }

    private mutating func read() -> [RubyToken] {
        while position < bytes.count {
            if isAtLineStart, skipBlock() { continue }
            if isAtLineStart, lineText(position) == "__END__" { break }
            next()
        }
        add(.lineEnd, position..<position, "")
        return tokens
    }

    private var isAtLineStart: Bool { position == 0 || bytes[position - 1] == 0x0A }

    private mutating func next() {
        let byte = bytes[position]
        switch byte {
        case 0x20, 0x09, 0x0D: position += 1
        case 0x0A:
            add(.lineEnd, position..<position + 1, "")
            position += 1
            skipTexts()
        case UInt8(ascii: "#"): position = lineEnd(position)
        case UInt8(ascii: "'"), UInt8(ascii: "\""): string(byte)
        case UInt8(ascii: "%") where listEnd != nil: list()
        case UInt8(ascii: "<") where textWord != nil: openText()
        case UInt8(ascii: "=") where peek(1) == UInt8(ascii: ">"):
            add(.sign, position..<position + 2, "=>")
            position += 2
        case _ where RubyTokens.isWord(byte): word()
        default:
            add(.sign, position..<position + 1, String(UnicodeScalar(byte)))
            position += 1
        }
    }

    // MARK: Tokens

    private mutating func word() {
        let end = bytes[position...].firstIndex { !RubyTokens.isWord($0) } ?? bytes.count
        add(.word, position..<end, bytes.string(position..<end))
        position = end
    }

    /// To the closing quote; at the latest to the end of the line, so that a stray apostrophe costs no more than that.
    private mutating func string(_ quote: UInt8) {
        let start = position
        position += 1
        while position < bytes.count, bytes[position] != quote, bytes[position] != 0x0A {
            position += bytes[position] == UInt8(ascii: "\\") ? 2 : 1
        }
        let end = min(position, bytes.count)
        position = end < bytes.count && bytes[end] == quote ? end + 1 : end
        add(.string, start..<position, bytes.string(min(start + 1, end)..<end))
    }

    /// Where the content of `%w(…)` ends.
    private var listEnd: Int? {
        guard let kind = peek(1), "wWiIqQ".utf8.contains(kind), let open = peek(2), let close = RubyTokens.closing[open]
        else { return nil }
        return bytes[(position + 3)...].firstIndex(of: close)
    }

    private mutating func list() {
        guard let end = listEnd else { return }
        add(.list, position..<end + 1, bytes.string(position + 3..<end))
        position = end + 1
    }

    // MARK: What is no code

    /// `=begin` to `=end`.
    private mutating func skipBlock() -> Bool {
        guard lineText(position).hasPrefix("=begin") else { return false }
        repeat {
            position = min(lineEnd(position) + 1, bytes.count)
        } while position < bytes.count && !lineText(position).hasPrefix("=end")
        position = lineEnd(position)
        return true
    }

    /// `DESC` in `<<-DESC`, `<<~DESC` and `<<DESC`.
    private var textWord: String? {
        guard peek(1) == UInt8(ascii: "<") else { return nil }
        var start = position + 2
        if start < bytes.count, "-~".utf8.contains(bytes[start]) { start += 1 }
        if start < bytes.count, "'\"".utf8.contains(bytes[start]) { start += 1 }
        guard start < bytes.count, (65...90).contains(bytes[start]) else { return nil }
        let end = bytes[start...].firstIndex { !RubyTokens.isWord($0) } ?? bytes.count
        return bytes.string(start..<end)
    }

    private mutating func openText() {
        guard let word = textWord else { return }
        openTexts.append(word)
        while position < bytes.count, !RubyTokens.isWord(bytes[position]) { position += 1 }
        position += word.utf8.count
        if position < bytes.count, "'\"".utf8.contains(bytes[position]) { position += 1 }
    }

    private mutating func skipTexts() {
        for word in openTexts {
            while position < bytes.count {
                let isEnd = lineText(position) == word
                position = min(lineEnd(position) + 1, bytes.count)
                if isEnd { break }
            }
        }
        openTexts = []
    }

    // MARK: Bytes

    private static let closing: [UInt8: UInt8] = [
        UInt8(ascii: "("): UInt8(ascii: ")"), UInt8(ascii: "["): UInt8(ascii: "]"),
        UInt8(ascii: "{"): UInt8(ascii: "}"),
        UInt8(ascii: "<"): UInt8(ascii: ">"), UInt8(ascii: "|"): UInt8(ascii: "|"),
    ]

    private static func isWord(_ byte: UInt8) -> Bool {
        (65...90).contains(byte) || (97...122).contains(byte) || (48...57).contains(byte) || byte == 95 || byte >= 128
    }

    private func peek(_ distance: Int) -> UInt8? {
        position + distance < bytes.count ? bytes[position + distance] : nil
    }

    private func lineEnd(_ start: Int) -> Int { bytes[start...].firstIndex(of: 0x0A) ?? bytes.count }

    private func lineText(_ start: Int) -> String {
        let line = bytes.string(start..<lineEnd(start))
        return String(line.drop { $0 == " " || $0 == "\t" }.prefix { !$0.isWhitespace })
    }

    private mutating func add(_ kind: RubyToken.Kind, _ range: ByteRange, _ text: String) {
        tokens.append(RubyToken(kind: kind, range: range, text: text))
    }
}
