/// Bytes of a JSON string → Swift String.
enum StringReader {
    /// The characters of a string without escapes. The bytes are known to be UTF-8.
    @inline(__always)
    static func plain(_ start: UnsafePointer<UInt8>, _ length: Int) -> String {
        String(decoding: UnsafeBufferPointer(start: start, count: length), as: UTF8.self)
    }

    /// The characters of a string whose escapes the parser has checked. O(length).
    static func unescaped(_ start: UnsafePointer<UInt8>, _ length: Int) -> String {
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: length) { buffer in
            guard let target = buffer.baseAddress else { return "" }
            let count = unescape(start, length, into: target)
            return String(decoding: UnsafeBufferPointer(start: target, count: count), as: UTF8.self)
        }
    }

    /// Writes the unescaped bytes, never more than `length`, and returns how many.
    static func unescape(_ start: UnsafePointer<UInt8>, _ length: Int, into target: UnsafeMutablePointer<UInt8>) -> Int
    {
        var p = start
        let end = start + length
        var out = target
        while p < end {
            guard p.pointee == UInt8(ascii: "\\") else {
                out.pointee = p.pointee
                out += 1
                p += 1
                continue
            }
            if p[1] == UInt8(ascii: "u") {
                let used = unicodeEscapeLength(p) ?? 2
                for byte in String(unicodeEscape(p, length: used)).utf8 {
                    out.pointee = byte
                    out += 1
                }
                p += used
            } else {
                out.pointee = simpleEscape(p[1])
                out += 1
                p += 2
            }
        }
        return out - target
    }

    private static func simpleEscape(_ letter: UInt8) -> UInt8 {
        switch letter {
        case UInt8(ascii: "b"): return 0x08
        case UInt8(ascii: "f"): return 0x0C
        case UInt8(ascii: "n"): return 0x0A
        case UInt8(ascii: "r"): return 0x0D
        case UInt8(ascii: "t"): return 0x09
        default: return letter
        }
    }

    /// 6 for `\uXXXX`, 12 for a surrogate pair; nil for bad digits and lone surrogates.
    static func unicodeEscapeLength(_ p: UnsafePointer<UInt8>) -> Int? {
        guard let first = hex4(p + 2) else { return nil }
        guard first & 0xF800 == 0xD800 else { return 6 }
        guard first < 0xDC00, p[6] == UInt8(ascii: "\\"), p[7] == UInt8(ascii: "u"),
            let second = hex4(p + 8), second & 0xFC00 == 0xDC00
        else { return nil }
        return 12
    }

    private static func unicodeEscape(_ p: UnsafePointer<UInt8>, length: Int) -> Unicode.Scalar {
        guard let first = hex4(p + 2) else { return "\u{FFFD}" }
        guard length == 12, let second = hex4(p + 8) else { return Unicode.Scalar(first) ?? "\u{FFFD}" }
        return Unicode.Scalar(0x10000 + (first & 0x3FF) << 10 + second & 0x3FF) ?? "\u{FFFD}"
    }

    /// Four hexadecimal digits. The padding's zeros end it early at the end of the text.
    private static func hex4(_ p: UnsafePointer<UInt8>) -> UInt32? {
        var value: UInt32 = 0
        for k in 0..<4 {
            guard let digit = hexadecimalDigit(p[k]) else { return nil }
            value = value << 4 | UInt32(digit)
        }
        return value
    }

    /// The value of a hexadecimal digit; nil for other bytes.
    @inline(__always)
    static func hexadecimalDigit(_ byte: UInt8) -> UInt8? {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): return byte - 0x30
        case UInt8(ascii: "a")...UInt8(ascii: "f"): return byte - 0x57
        case UInt8(ascii: "A")...UInt8(ascii: "F"): return byte - 0x37
        default: return nil
        }
    }
}
