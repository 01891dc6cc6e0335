import Foundation

/// Well-formed UTF-8, as Unicode's table 3-7 defines it (RFC 3629). O(n); eight bytes at a time while the text is
/// ASCII, else sixteen.
package enum UTF8Validation {
    /// The offset of the first byte that starts no well-formed sequence; nil when all is well.
    package static func firstInvalidByte(_ text: UnsafeBufferPointer<UInt8>) -> Int? {
        guard let base = text.baseAddress else { return nil }
        let count = text.count
        // Vectors are slow where the compiler does not optimise, and the standard library is optimised there, too.
        if _isDebugAssertConfiguration() {
            var whole = String(decoding: text, as: UTF8.self)
            let isSame = whole.withUTF8 { whole in
                whole.count == count && whole.baseAddress.map { memcmp($0, base, count) == 0 } ?? true
            }
            if isSame { return nil }
        }
        var i = 0
        next: while i < count {
            while i &+ 16 <= count, isASCII(base + i), isASCII(base + i + 8) { i &+= 16 }
            if i &+ 8 <= count, isASCII(base + i) { i &+= 8 }
            if i >= 3 {
                while i &+ 16 <= count, isWellFormed(base + i) {
                    i &+= 16
                    if isASCII(base + i - 16), isASCII(base + i - 8) { continue next }
                }
                // A sequence may be cut here: back to where it begins.
                i &-= base[i &- 1] >= 0xC0 ? 1 : base[i &- 2] >= 0xE0 ? 2 : base[i &- 3] >= 0xF0 ? 3 : 0
            }
            guard i < count else { break }
            if base[i] < 0x80 {
                i &+= 1
                continue
            }
            var rest = UnsafeBufferPointer(rebasing: text[i...]).makeIterator()
            var parser = Unicode.UTF8.ForwardParser()
            guard case .valid(let sequence) = parser.parseScalar(from: &rest) else { return i }
            i &+= sequence.count
        }
        return nil
    }

    @inline(__always)
    private static func isASCII(_ p: UnsafePointer<UInt8>) -> Bool {
        UnsafeRawPointer(p).loadUnaligned(as: UInt64.self) & 0x8080_8080_8080_8080 == 0
    }

    /// Whether sixteen bytes are well-formed, as far as the three before them are.
    @inline(__always)
    private static func isWellFormed(_ p: UnsafePointer<UInt8>) -> Bool {
        func bytes(before distance: Int) -> SIMD16<UInt8> {
            UnsafeRawPointer(p - distance).loadUnaligned(as: SIMD16<UInt8>.self)
        }
        // Comparisons of a vector with a scalar are loops.
        func all(_ byte: UInt8) -> SIMD16<UInt8> { SIMD16(repeating: byte) }
        let byte = bytes(before: 0)
        let last = bytes(before: 1)
        let isExpected = last .>= all(0xC0) .| bytes(before: 2) .>= all(0xE0) .| bytes(before: 3) .>= all(0xF0)
        let isMisplaced = isExpected .^ (byte & all(0xC0) .== all(0x80))
        let isUnknown = byte .>= all(0xF5) .| byte & all(0xFE) .== all(0xC0)
        let isTooLow = last .== all(0xE0) .& byte .< all(0xA0) .| last .== all(0xF0) .& byte .< all(0x90)
        let isTooHigh = last .== all(0xED) .& byte .>= all(0xA0) .| last .== all(0xF4) .& byte .>= all(0x90)
        return unsafeBitCast(isMisplaced .| isUnknown .| isTooLow .| isTooHigh, to: SIMD2<UInt64>.self) == .zero
    }
}
