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
