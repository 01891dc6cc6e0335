/// The encoding of a JSON text: UTF-8, UTF-16 or UTF-32, in either byte order. A byte order mark tells, else the zeros
/// among the first four bytes: JSON begins with ASCII (RFC 4627, section 3).
package enum TextEncoding {
    case utf8
    case utf16(isBigEndian: Bool)
    case utf32(isBigEndian: Bool)

    /// Whether these bytes may be anything but UTF-8. No JSON in UTF-8 begins with a zero, 0xFE or 0xFF, so two bytes
    /// are enough.
    @inline(__always)
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
        var result: [UInt8] = []
        result.reserveCapacity(text.count)
        let isBroken: Bool
        switch encoding {
        case .utf8: return Array(units)
        case .utf16(let isBigEndian):
            guard units.count % 2 == 0 else { return nil }
            let decoded = stride(from: units.startIndex, to: units.endIndex, by: 2).lazy.map { at -> UInt16 in
                let (a, b) = (UInt16(text[at]), UInt16(text[at + 1]))
                return isBigEndian ? a << 8 | b : b << 8 | a
            }
            isBroken = transcode(
                decoded.makeIterator(), from: UTF16.self, to: UTF8.self, stoppingOnError: true,
                into: { result.append($0) })
        case .utf32(let isBigEndian):
            guard units.count % 4 == 0 else { return nil }
            let decoded = stride(from: units.startIndex, to: units.endIndex, by: 4).lazy.map { at -> UInt32 in
                let high = UInt32(text[at]) << 24 | UInt32(text[at + 1]) << 16
                let value = high | UInt32(text[at + 2]) << 8 | UInt32(text[at + 3])
                return isBigEndian ? value : value.byteSwapped
            }
            isBroken = transcode(
                decoded.makeIterator(), from: UTF32.self, to: UTF8.self, stoppingOnError: true,
                into: { result.append($0) })
        }
        return isBroken ? nil : result
    }
}
