/// Well-formed UTF-8, as Unicode's table 3-7 defines it (RFC 3629). O(n); eight bytes at a time while the text is
/// ASCII.
package enum UTF8Validation {
    /// The offset of the first byte that starts no well-formed sequence; nil when all is well.
    package static func firstInvalidByte(_ text: UnsafeBufferPointer<UInt8>) -> Int? {
        guard let base = text.baseAddress else { return nil }
        let count = text.count
        var i = 0
        while i < count {
            while i &+ 8 <= count,
                UnsafeRawPointer(base + i).loadUnaligned(as: UInt64.self) & 0x8080_8080_8080_8080 == 0
            {
                i &+= 8
            }
            guard i < count else { break }
            let first = base[i]
            if first < 0x80 {
                i &+= 1
                continue
            }
            let length = sequenceLength(base + i, available: count - i)
            guard length > 0 else { return i }
            i &+= length
        }
        return nil
    }

    /// The length of the multi-byte sequence at `p`, or 0.
    @inline(__always)
    private static func sequenceLength(_ p: UnsafePointer<UInt8>, available: Int) -> Int {
        func isContinuation(_ k: Int) -> Bool { p[k] & 0xC0 == 0x80 }
        switch p[0] {
        case 0xC2...0xDF:
            return available >= 2 && isContinuation(1) ? 2 : 0
        case 0xE0...0xEF:
            guard available >= 3, isContinuation(1), isContinuation(2) else { return 0 }
            if p[0] == 0xE0, p[1] < 0xA0 { return 0 }
            if p[0] == 0xED, p[1] > 0x9F { return 0 }
            return 3
        case 0xF0...0xF4:
            guard available >= 4, isContinuation(1), isContinuation(2), isContinuation(3) else { return 0 }
            if p[0] == 0xF0, p[1] < 0x90 { return 0 }
            if p[0] == 0xF4, p[1] > 0x8F { return 0 }
            return 4
        default:
            return 0
        }
    }
}
