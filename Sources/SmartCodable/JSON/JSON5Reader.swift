@_spi(Engine) import SmartEngine

/// JSON5 → JSON, with the grammar that JSONDecoder's `allowsJSON5` reads: comments, names without quotes, single
/// quotes, trailing commas, `+1`, `.5`, `5.`, `0x1F`, `Infinity`, `NaN`, `\x41` and a line break after a backslash.
///
/// The whole grammar is checked here, so that errors give the position in the original text. The parser then sees plain
/// JSON without white space. O(n), without recursion. Not optimised: JSON5 is what people write by hand.
struct JSON5Reader {
    /// A number that JSON cannot express: the position of its placeholder in `output`, and the Double's bits.
    struct Special {
        let offset: Int
        let bits: UInt64
    }

    private(set) var output: [UInt8] = []
    private(set) var specials: [Special] = []
    private let text: [UInt8]
    private var p: Int
    private let maximumDepth: Int

    /// `text`: known to be UTF-8.
    init(_ text: [UInt8], maximumDepth: Int) {
        self.text = text
        self.maximumDepth = maximumDepth
        p = TextEncoding.utf8MarkLength(text)
        output.reserveCapacity(text.count)
    }

    /// Translates everything. `assumesObject`: the braces around the text may be missing, both of them.
    mutating func read(assumesObject: Bool) throws(Parser.Failure) {
        // Closing bytes of the open containers; 0 for an object that ends with the text.
        var open: [UInt8] = []
        try skipSpace()
        if assumesObject, peek() != UInt8(ascii: "{") {
            output.append(UInt8(ascii: "{"))
            open.append(0)
        } else {
            try value(&open)
        }
        var isFirst = !open.isEmpty
        while let closing = open.last {
            try skipSpace()
            if !isFirst, peek() == UInt8(ascii: ",") {
                p += 1
                try skipSpace()
                if !isAt(closing) {
                    output.append(UInt8(ascii: ","))
                    isFirst = try member(closing, &open)
                    continue
                }
            }
            if isAt(closing) {
                output.append(closing == 0 ? UInt8(ascii: "}") : closing)
                if closing != 0 { p += 1 }
                open.removeLast()
                isFirst = false
            } else if isFirst {
                isFirst = try member(closing, &open)
            } else if p >= text.count {
                throw fail(
                    closing == UInt8(ascii: "]") ? "the text ends inside an array" : "the text ends inside an object")
            } else {
                throw fail(
                    closing == UInt8(ascii: "]") ? "',' or ']' is expected here" : "',' or '}' is expected here")
            }
        }
        try skipSpace()
        if p < text.count { throw fail("something follows the value") }
    }

    private func isAt(_ closing: UInt8) -> Bool { closing == 0 ? p >= text.count : peek() == closing }

    /// Reads an element, or a name and its value. Returns whether that opened a container.
    private mutating func member(_ closing: UInt8, _ open: inout [UInt8]) throws(Parser.Failure) -> Bool {
        if closing != UInt8(ascii: "]") {
            try name()
            try skipSpace()
            guard peek() == UInt8(ascii: ":") else { throw fail("':' is expected here") }
            p += 1
            output.append(UInt8(ascii: ":"))
            try skipSpace()
        }
        let depth = open.count
        try value(&open)
        return open.count > depth
    }

    private func peek(_ distance: Int = 0) -> UInt8? { p + distance < text.count ? text[p + distance] : nil }

    private func fail(_ reason: StaticString, at place: Int? = nil) -> Parser.Failure {
        Parser.Failure(reason: reason, offset: min(place ?? p, text.count))
    }

    // MARK: Values

    /// A scalar, or the beginning of a container.
    private mutating func value(_ open: inout [UInt8]) throws(Parser.Failure) {
        guard let byte = peek() else { throw fail("the text ends where a value is expected") }
        switch byte {
        case UInt8(ascii: "{"), UInt8(ascii: "["):
            guard open.count < maximumDepth else { throw fail("nested too deeply") }
            open.append(byte == UInt8(ascii: "{") ? UInt8(ascii: "}") : UInt8(ascii: "]"))
            output.append(byte)
            p += 1
        case UInt8(ascii: "\""), UInt8(ascii: "'"): try string(byte)
        case UInt8(ascii: "t"): try word("true")
        case UInt8(ascii: "f"): try word("false")
        case UInt8(ascii: "n"): try word("null")
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."),
            UInt8(ascii: "I"), UInt8(ascii: "N"):
            try number()
        default: throw fail("a value is expected here")
        }
    }

    private mutating func word(_ word: StaticString) throws(Parser.Failure) {
        guard isNext(word) else { throw fail("a value is expected here") }
        output.append(contentsOf: text[p..<p + word.utf8CodeUnitCount])
        p += word.utf8CodeUnitCount
    }

    private func isNext(_ word: StaticString) -> Bool {
        word.withUTF8Buffer { text[p...].starts(with: $0) }
    }

    private mutating func number() throws(Parser.Failure) {
        let start = p
        let isNegative = peek() == UInt8(ascii: "-")
        if isNegative || peek() == UInt8(ascii: "+") { p += 1 }
        if isNext("Infinity") {
            p += 8
            return special(isNegative ? -.infinity : .infinity)
        }
        if isNext("NaN") {
            p += 3
            return special(.nan)
        }
        if isNegative { output.append(UInt8(ascii: "-")) }
        if peek() == UInt8(ascii: "0"), let x = peek(1), x | 0x20 == UInt8(ascii: "x") {
            return try hexadecimal(start)
        }
        let whole = digits()
        if whole.count > 1, text[whole.lowerBound] == UInt8(ascii: "0") { throw fail("a malformed number", at: start) }
        var fraction = p..<p
        if peek() == UInt8(ascii: ".") {
            p += 1
            fraction = digits()
        }
        if whole.isEmpty, fraction.isEmpty { throw fail("a malformed number", at: start) }
        output.append(contentsOf: whole.isEmpty ? [UInt8(ascii: "0")] : text[whole])
        if !fraction.isEmpty {
            output.append(UInt8(ascii: "."))
            output.append(contentsOf: text[fraction])
        }
        guard let e = peek(), e | 0x20 == UInt8(ascii: "e") else { return }
        let exponent = p
        p += 1
        if peek() == UInt8(ascii: "+") || peek() == UInt8(ascii: "-") { p += 1 }
        if digits().isEmpty { throw fail("a malformed number", at: start) }
        output.append(contentsOf: text[exponent..<p])
    }

    private mutating func digits() -> Range<Int> {
        let start = p
        while let digit = peek(), digit &- 0x30 < 10 { p += 1 }
        return start..<p
    }

    /// Up to 64 bits, which is JSONDecoder's limit too: hexadecimal digits are not meant to be rounded.
    private mutating func hexadecimal(_ start: Int) throws(Parser.Failure) {
        p += 2
        let first = p
        var magnitude: UInt64 = 0
        while let digit = peek().flatMap(StringReader.hexadecimalDigit) {
            guard magnitude >> 60 == 0 else { throw fail("a hexadecimal number of more than 64 bits", at: start) }
            magnitude = magnitude << 4 | UInt64(digit)
            p += 1
        }
        if p == first { throw fail("a malformed number", at: start) }
        output.append(contentsOf: String(magnitude).utf8)
    }

    private mutating func special(_ value: Double) {
        specials.append(Special(offset: output.count, bits: value.bitPattern))
        output.append(UInt8(ascii: "0"))
    }

    // MARK: Strings and names

    private mutating func string(_ quote: UInt8) throws(Parser.Failure) {
        p += 1
        output.append(UInt8(ascii: "\""))
        while let byte = peek() {
            switch byte {
            case quote:
                p += 1
                output.append(UInt8(ascii: "\""))
                return
            case UInt8(ascii: "\\"): try escape()
            case UInt8(ascii: "\""): write("\\\"", skipping: 1)
            case 0..<0x20: throw fail("a control character inside a string")
            default:
                output.append(byte)
                p += 1
            }
        }
        throw fail("the text ends inside a string")
    }

    private mutating func write(_ replacement: StaticString, skipping count: Int) {
        replacement.withUTF8Buffer { output.append(contentsOf: $0) }
        p += count
    }

    private mutating func escape() throws(Parser.Failure) {
        switch peek(1) {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"), UInt8(ascii: "f"),
            UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
            output.append(contentsOf: text[p..<p + 2])
            p += 2
        case UInt8(ascii: "'"):
            output.append(UInt8(ascii: "'"))
            p += 2
        // JSONDecoder keeps the line break; the specification of JSON5 drops it.
        case 0x0A: write("\\n", skipping: 2)
        case 0x0D:
            write("\\r", skipping: 2)
            if peek() == 0x0A { write("\\n", skipping: 1) }
        case UInt8(ascii: "u"), UInt8(ascii: "x"): write(try character())
        case nil: throw fail("the text ends inside a string")
        default: throw fail("an unknown escape in a string")
        }
    }

    /// `\x41`, `\u0041`, or two of the latter. NUL is refused, as by JSONDecoder in JSON5.
    private mutating func character() throws(Parser.Failure) -> Unicode.Scalar {
        let start = p
        let isShort = peek(1) == UInt8(ascii: "x")
        let first = hexadecimal(at: p + 2, count: isShort ? 2 : 4)
        guard var code = first, code != 0 else { throw fail("an escape that is not a character", at: start) }
        p += isShort ? 4 : 6
        if code & 0xFC00 == 0xD800, peek() == UInt8(ascii: "\\"), peek(1) == UInt8(ascii: "u"),
            let second = hexadecimal(at: p + 2, count: 4), second & 0xFC00 == 0xDC00
        {
            code = 0x10000 + (code & 0x3FF) << 10 + second & 0x3FF
            p += 6
        }
        guard let scalar = Unicode.Scalar(code) else { throw fail("an escape that is not a character", at: start) }
        return scalar
    }

    private func hexadecimal(at start: Int, count: Int) -> UInt32? {
        guard start + count <= text.count else { return nil }
        var value: UInt32 = 0
        for byte in text[start..<start + count] {
            guard let digit = StringReader.hexadecimalDigit(byte) else { return nil }
            value = value << 4 | UInt32(digit)
        }
        return value
    }

    /// Within a string of the output.
    private mutating func write(_ scalar: Unicode.Scalar) {
        if scalar == "\"" || scalar == "\\" { output.append(UInt8(ascii: "\\")) }
        if scalar.value < 0x20 {
            let digits = String(scalar.value, radix: 16)
            output.append(contentsOf: (scalar.value < 0x10 ? "\\u000" : "\\u00").utf8)
            output.append(contentsOf: digits.utf8)
        } else {
            output.append(contentsOf: String(Character(scalar)).utf8)
        }
    }

    /// A member's name: in quotes, or an identifier.
    private mutating func name() throws(Parser.Failure) {
        guard let byte = peek() else { throw fail("the text ends inside an object") }
        if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") { return try string(byte) }
        output.append(UInt8(ascii: "\""))
        let start = p
        while let byte = peek() {
            if byte == UInt8(ascii: "\\") {
                guard peek(1) == UInt8(ascii: "u") || peek(1) == UInt8(ascii: "x") else {
                    throw fail("an unknown escape in a name")
                }
                let place = p
                let scalar = try character()
                guard JSON5Reader.isName(scalar) else { throw fail("an escape that no name may have", at: place) }
                write(scalar)
                continue
            }
            guard let (scalar, length) = scalar(), scalar != "\\",
                p == start ? JSON5Reader.startsName(scalar) : JSON5Reader.isName(scalar)
            else { break }
            output.append(contentsOf: text[p..<p + length])
            p += length
        }
        if p == start { throw fail("a member name is expected here") }
        output.append(UInt8(ascii: "\""))
    }

    /// The character at `p`; the text is known to be UTF-8.
    private func scalar() -> (Unicode.Scalar, Int)? {
        guard let first = peek() else { return nil }
        if first < 0x80 { return (Unicode.Scalar(first), 1) }
        let length = first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
        guard p + length <= text.count else { return nil }
        var code = UInt32(first) & (0xFF >> UInt32(length + 1))
        for byte in text[p + 1..<p + length] { code = code << 6 | UInt32(byte & 0x3F) }
        return Unicode.Scalar(code).map { ($0, length) }
    }

    private static func startsName(_ scalar: Unicode.Scalar) -> Bool {
        if scalar == "$" || scalar == "_" { return true }
        switch scalar.properties.generalCategory {
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .letterNumber:
            return true
        default: return false
        }
    }

    private static func isName(_ scalar: Unicode.Scalar) -> Bool {
        if startsName(scalar) || scalar == "\u{200C}" || scalar == "\u{200D}" { return true }
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .spacingMark, .decimalNumber, .connectorPunctuation: return true
        default: return false
        }
    }

    // MARK: Space

    private mutating func skipSpace() throws(Parser.Failure) {
        while let byte = peek() {
            switch byte {
            case 0x20, 0x09...0x0D: p += 1
            case UInt8(ascii: "/"): try comment()
            case 0x80...:
                // No-break space, byte order mark, line and paragraph separator, and other spaces.
                guard let (scalar, length) = scalar(),
                    scalar == "\u{FEFF}" || scalar == "\u{2028}" || scalar == "\u{2029}"
                        || scalar.properties.generalCategory == .spaceSeparator
                else { return }
                p += length
            default: return
            }
        }
    }

    private mutating func comment() throws(Parser.Failure) {
        let start = p
        switch peek(1) {
        case UInt8(ascii: "/"):
            while let byte = peek(), byte != 0x0A, byte != 0x0D { p += 1 }
        case UInt8(ascii: "*"):
            p += 2
            while peek() != UInt8(ascii: "*") || peek(1) != UInt8(ascii: "/") {
                guard p < text.count else { throw fail("a comment without an end", at: start) }
                p += 1
            }
            p += 2
        default: throw fail("a value or a comment is expected here")
        }
    }
}
