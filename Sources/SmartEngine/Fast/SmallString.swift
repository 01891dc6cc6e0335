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
