// Memory: bytes and nodes belong to a document or a writer, which the caller keeps alive. Sixteen bytes after a text
// may be read.

/// Bytes of a JSON string → Swift String.
@usableFromInline package enum StringReader {
    /// The characters of a string without escapes. The bytes are known to be UTF-8, and the document's, which has
    /// padding after them.
    @inline(__always)
    @inlinable package static func unescaped(_ start: UnsafePointer<UInt8>, _ length: Int) -> String {
        #if _pointerBitWidth(_64) && _endian(little) && !SMARTCODABLE_PORTABLE
        if length <= SmallString.capacity, SmallString.isKnown { return SmallString.make(start, length) }
        #endif
        return String(decoding: UnsafeBufferPointer(start: start, count: length), as: UTF8.self)
    }

    /// The characters of a string whose escapes the parser has checked, `count` bytes. They are written into the
    /// String's own storage. O(length).
    static func unescaped(_ start: UnsafePointer<UInt8>, _ length: Int, count: Int) -> String {
        #if _pointerBitWidth(_64) && _endian(little) && !SMARTCODABLE_PORTABLE
        if count <= SmallString.capacity, SmallString.isKnown {
            return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: SmallString.readCount) { buffer in
                buffer.initialize(repeating: 0)
                let written = unescape(start, length, into: buffer, count: count)
                return buffer.baseAddress.map { SmallString.make($0, written) } ?? ""
            }
        }
        #endif
        return String(unsafeUninitializedCapacity: count) { unescape(start, length, into: $0, count: count) }
    }

    /// Writes the unescaped bytes, and returns their number: `count`, which the buffer has room for.
    private static func unescape(
        _ start: UnsafePointer<UInt8>, _ length: Int, into buffer: UnsafeMutableBufferPointer<UInt8>, count: Int
    ) -> Int {
        guard let base = buffer.baseAddress, count <= buffer.count else { return 0 }
        var p = start
        let end = start + length
        var out = base
        let outEnd = base + count
        while p < end {
            if p.pointee == UInt8(ascii: "\\") {
                unescapeOne(&p, &out)
            } else if outEnd - out >= 8 {
                // The bytes after the run are overwritten later.
                let word = UnsafeRawPointer(p).loadUnaligned(as: UInt64.self)
                UnsafeMutableRawPointer(out).storeBytes(of: word, as: UInt64.self)
                let run = min(unescapedBytes(word), end - p)
                p += run
                out += run
            } else {
                out.pointee = p.pointee
                p += 1
                out += 1
            }
        }
        return out - base
    }

    private static func unescapeOne(_ p: inout UnsafePointer<UInt8>, _ out: inout UnsafeMutablePointer<UInt8>) {
        guard p[1] == UInt8(ascii: "u") else {
            out.pointee = simpleEscape(p[1])
            p += 2
            out += 1
            return
        }
        let unit = checkedUnit(p)
        p += 6
        if unit < 0x80 {
            out[0] = UInt8(truncatingIfNeeded: unit)
            out += 1
        } else if unit < 0x800 {
            out[0] = UInt8(truncatingIfNeeded: unit >> 6 | 0xC0)
            out[1] = UInt8(truncatingIfNeeded: unit & 0x3F | 0x80)
            out += 2
        } else if unit & 0xF800 != 0xD800 {
            out[0] = UInt8(truncatingIfNeeded: unit >> 12 | 0xE0)
            out[1] = UInt8(truncatingIfNeeded: unit >> 6 & 0x3F | 0x80)
            out[2] = UInt8(truncatingIfNeeded: unit & 0x3F | 0x80)
            out += 3
        } else {
            let scalar = 0x10000 &+ (unit & 0x3FF) << 10 | checkedUnit(p) & 0x3FF
            p += 6
            out[0] = UInt8(truncatingIfNeeded: scalar >> 18 | 0xF0)
            out[1] = UInt8(truncatingIfNeeded: scalar >> 12 & 0x3F | 0x80)
            out[2] = UInt8(truncatingIfNeeded: scalar >> 6 & 0x3F | 0x80)
            out[3] = UInt8(truncatingIfNeeded: scalar & 0x3F | 0x80)
            out += 4
        }
    }

    /// The number of bytes, of eight, before the first backslash.
    private static func unescapedBytes(_ word: UInt64) -> Int {
        let ones: UInt64 = 0x0101_0101_0101_0101
        let backslash = UInt64(littleEndian: word) ^ (ones &* 0x5C)
        return ((backslash &- ones) & ~backslash & 0x8080_8080_8080_8080).trailingZeroBitCount / 8
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

    /// The escape at a backslash: its bytes, and those of its character. Nil for unknown ones, bad digits and lone
    /// surrogates.
    static func escape(_ p: UnsafePointer<UInt8>) -> (length: Int, utf8Count: Int)? {
        switch p[1] {
        case UInt8(ascii: "u"):
            guard let unit = unit(p) else { return nil }
            guard unit & 0xF800 == 0xD800 else { return (6, unit < 0x80 ? 1 : unit < 0x800 ? 2 : 3) }
            guard unit < 0xDC00, p[6] == UInt8(ascii: "\\"), p[7] == UInt8(ascii: "u"),
                let second = self.unit(p + 6), second & 0xFC00 == 0xDC00
            else { return nil }
            return (12, 4)
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"), UInt8(ascii: "f"),
            UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
            return (2, 1)
        default:
            return nil
        }
    }

    /// The UTF-16 unit of the escape `\uXXXX` at `p`. The padding's zeros are not digits.
    private static func unit(_ p: UnsafePointer<UInt8>) -> UInt32? {
        let digits = self.digits.utf8Start
        let (a, b, c, d) = (digits[Int(p[2])], digits[Int(p[3])], digits[Int(p[4])], digits[Int(p[5])])
        guard a | b | c | d < 0x10 else { return nil }
        return UInt32(a) << 12 | UInt32(b) << 8 | UInt32(c) << 4 | UInt32(d)
    }

    /// The UTF-16 unit of the escape `\uXXXX` at `p`, whose digits are known to be valid: four at a time.
    private static func checkedUnit(_ p: UnsafePointer<UInt8>) -> UInt32 {
        let text = UInt32(bigEndian: UnsafeRawPointer(p + 2).loadUnaligned(as: UInt32.self))
        let values = text & 0x0F0F_0F0F &+ 9 &* (text >> 6 & 0x0101_0101)
        let pairs = (values | values >> 4) & 0x00FF_00FF
        return (pairs | pairs >> 8) & 0xFFFF
    }

    /// The values of hexadecimal digits by their bytes; @ for the others.
    private static let digits: StaticString =
        """
        @@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@\
        \u{0}\u{1}\u{2}\u{3}\u{4}\u{5}\u{6}\u{7}\u{8}\u{9}@@@@@@@\
        \u{A}\u{B}\u{C}\u{D}\u{E}\u{F}@@@@@@@@@@@@@@@@@@@@@@@@@@\
        \u{A}\u{B}\u{C}\u{D}\u{E}\u{F}@@@@@@@@@@@@@@@@@@@@@@@@@\
        @@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@\
        @@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@
        """
}

#if _pointerBitWidth(_64) && _endian(little)
/// Strings of up to 15 bytes, which Swift stores inline in the two words of the String: the bytes, then the count, and
/// whether they are all ASCII. `String(decoding:as:)` checks for UTF-8 once more what the parser has checked, at four
/// times the cost. The layout is part of Swift's ABI on Apple's platforms
/// (https://github.com/swiftlang/swift/blob/main/stdlib/public/core/StringObject.swift).
@usableFromInline package enum SmallString {
    @inlinable package static var capacity: Int { 15 }
    /// The number of bytes that are read, whatever the count.
    static let readCount = 16

    /// Whether the standard library's Strings have that layout.
    @usableFromInline package static let isKnown = RuntimeProbe.smallStrings.holds {
        guard MemoryLayout<String>.size == MemoryLayout<Words>.size else { return false }
        return isTrue("\0~~~~~~~~~~~~~~~", 0) && isTrue("a\0~~~~~~~~~~~~~~", 1) && isTrue("abcdefg\0~~~~~~~~", 7)
            && isTrue("abcdefgh\0~~~~~~~", 8) && isTrue("abcdefghijklmno\0", 15) && isTrue("é\0~~~~~~~~~~~~~", 2)
            && isTrue("文字文字文\0", 15)
    }

    /// Whether the text before the zero, of `count` bytes, lies in these words. A literal, since the runtime would search
    /// all of the process for the conformances that Swift's collections need.
    private static func isTrue(_ text: StaticString, _ count: Int) -> Bool {
        words(text.utf8Start, count) == unsafeBitCast(String(cString: text.utf8Start), to: Words.self)
    }

    @usableFromInline package typealias Words = (UInt64, UInt64)

    /// Makes a String from `count` bytes of UTF-8, at most `capacity`. More must follow: `readCount` bytes are read.
    @inline(__always)
    @inlinable package static func make(_ start: UnsafePointer<UInt8>, _ count: Int) -> String {
        assert(isKnown)
        return unsafeBitCast(words(start, count), to: String.self)
    }

    @inline(__always)
    @inlinable package static func words(_ start: UnsafePointer<UInt8>, _ count: Int) -> Words {
        assert(count >= 0 && count <= capacity)
        var low = UnsafeRawPointer(start).loadUnaligned(as: UInt64.self)
        var high: UInt64 = 0
        if count >= 8 {
            let mask = (1 as UInt64) &<< UInt64(truncatingIfNeeded: (count &- 8) &* 8) &- 1
            high = UnsafeRawPointer(start + 8).loadUnaligned(as: UInt64.self) & mask
        } else {
            low &= (1 as UInt64) &<< UInt64(truncatingIfNeeded: count &* 8) &- 1
        }
        let isASCII = (low | high) & 0x8080_8080_8080_8080 == 0
        let head = (isASCII ? 0xE0 : 0xA0) | UInt64(truncatingIfNeeded: count)
        return (low, high | head &<< 56)
    }
}
#endif
