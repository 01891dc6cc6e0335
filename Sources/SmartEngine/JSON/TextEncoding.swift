// Memory: bytes and nodes belong to a document or a writer, which the caller keeps alive. Sixteen bytes after a text
// may be read.

import Foundation

/// The encoding of a JSON text: UTF-8, UTF-16 or UTF-32, in either byte order. A byte order mark tells, else the zeros
/// among the first four bytes: JSON begins with ASCII (RFC 4627, section 3).
package enum TextEncoding {
    case utf8
    case utf16(isBigEndian: Bool)
    case utf32(isBigEndian: Bool)

    /// Whether these bytes may be anything but UTF-8. No JSON in UTF-8 begins with a zero, 0xFE or 0xFF, so two bytes
    /// are enough.
    static func mayBeWide(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
        guard text.count >= 2 else { return false }
        return text[0] == 0 || text[1] == 0 || text[0] >= 0xFE
    }

    /// The bytes of UTF-8's mark, where a text begins with it.
    package static func utf8MarkLength(_ text: some Sequence<UInt8>) -> Int {
        text.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    }

    /// The encoding, and the bytes of its mark.
    @_optimize(size) static func detect(_ text: UnsafeBufferPointer<UInt8>) -> (TextEncoding, markLength: Int) {
        let start = Array(text.prefix(4))
        if utf8MarkLength(start) > 0 { return (.utf8, 3) }
        if start == [0, 0, 0xFE, 0xFF] { return (.utf32(isBigEndian: true), 4) }
        // The second is not a mark, but JSONDecoder takes it for one, and no JSON in UTF-16 begins like that.
        if start == [0xFF, 0xFE, 0, 0] || start == [0xFE, 0xFF, 0, 0] { return (.utf32(isBigEndian: false), 4) }
        if start.starts(with: [0xFE, 0xFF]) { return (.utf16(isBigEndian: true), 2) }
        if start.starts(with: [0xFF, 0xFE]) { return (.utf16(isBigEndian: false), 2) }
        let zeros = start.map { $0 == 0 }
        if zeros == [true, true, true, false] { return (.utf32(isBigEndian: true), 0) }
        if zeros == [false, true, true, true] { return (.utf32(isBigEndian: false), 0) }
        guard text.count % 2 == 0, zeros.count >= 2, zeros[0] != zeros[1] else { return (.utf8, 0) }
        return (.utf16(isBigEndian: zeros[0]), 0)
    }

    /// The text in UTF-8; nil where the bytes are not in the detected encoding. O(n).
    @_optimize(size) package static func utf8(_ text: UnsafeBufferPointer<UInt8>) -> [UInt8]? {
        let (encoding, markLength) = detect(text)
        let units = text.dropFirst(markLength)
        func decode<Encoding: UnicodeCodec>(_: Encoding.Type, isBigEndian: Bool) -> [UInt8]?
        where Encoding.CodeUnit: FixedWidthInteger {
            let width = MemoryLayout<Encoding.CodeUnit>.size
            guard units.count % width == 0 else { return nil }
            var result: [UInt8] = []
            result.reserveCapacity(text.count)
            let decoded = stride(from: units.startIndex, to: units.endIndex, by: width).lazy.map { at in
                (0..<width).reduce(0 as Encoding.CodeUnit) { unit, byte in
                    unit << 8 | Encoding.CodeUnit(text[at + (isBigEndian ? byte : width - 1 - byte)])
                }
            }
            let isBroken = transcode(
                decoded.makeIterator(), from: Encoding.self, to: UTF8.self, stoppingOnError: true,
                into: { result.append($0) })
            return isBroken ? nil : result
        }
        switch encoding {
        case .utf8: return Array(units)
        case .utf16(let isBigEndian): return decode(UTF16.self, isBigEndian: isBigEndian)
        case .utf32(let isBigEndian): return decode(UTF32.self, isBigEndian: isBigEndian)
        }
    }
}

/// Well-formed UTF-8, as Unicode's table 3-7 defines it (RFC 3629). O(n); eight bytes at a time while the text is
/// ASCII, else sixteen.
package enum UTF8Validation {
    /// The offset of the first byte that starts no well-formed sequence; nil when all is well.
    package static func firstInvalidByte(_ text: UnsafeBufferPointer<UInt8>) -> Int? {
        guard let base = text.baseAddress else { return nil }
        let count = text.count
        #if DEBUG
        // Vectors are slow where the compiler does not optimise, and the standard library is optimised there, too.
        var whole = String(decoding: text, as: UTF8.self)
        let isSame = whole.withUTF8 { whole in
            whole.count == count && whole.baseAddress.map { memcmp($0, base, count) == 0 } ?? true
        }
        if isSame { return nil }
        #endif
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
