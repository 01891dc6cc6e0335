/// Finds the end of a JSON value in text that comes in pieces, without reading it: brackets are counted, strings skipped.
struct ValueScanner {
    private var depth = 0
    private var isInString = false
    private var isEscaped = false
    private var isScalar = false

    /// Goes on at `position`, where the last call stopped. True where the value ends before `position`. Each byte is
    /// looked at once.
    mutating func scan(_ bytes: UnsafeRawBufferPointer, _ position: inout Int) -> Bool {
        while position < bytes.count {
            if isInString {
                guard skipString(bytes, &position) else { return false }
                if depth == 0 { return true }
                continue
            }
            let byte = bytes[position]
            switch byte {
            case UInt8(ascii: "\""):
                if isScalar { return true }
                isInString = true
            case UInt8(ascii: "{"), UInt8(ascii: "["):
                if isScalar { return true }
                depth += 1
            case UInt8(ascii: "}"), UInt8(ascii: "]"):
                // The end of what the value is in.
                if depth == 0 { return true }
                depth -= 1
                if depth == 0 {
                    position += 1
                    return true
                }
            case UInt8(ascii: ","):
                if depth == 0 { return true }
            case 0x20, 0x09, 0x0A, 0x0D:
                if isScalar { return true }
            default:
                if depth == 0 { isScalar = true }
            }
            position += 1
        }
        return false
    }

    /// Whether the end of the text may be the value's end.
    var mayEnd: Bool { isScalar }

    /// True where the string ends before `position`.
    private mutating func skipString(_ bytes: UnsafeRawBufferPointer, _ position: inout Int) -> Bool {
        var place = position
        defer { position = place }
        if isEscaped, place < bytes.count {
            isEscaped = false
            place += 1
        }
        while place < bytes.count {
            if place + 8 <= bytes.count {
                let word = bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self)
                if !ValueScanner.hasQuoteOrBackslash(word) {
                    place += 8
                    continue
                }
            }
            let byte = bytes[place]
            place += 1
            if byte == UInt8(ascii: "\"") {
                isInString = false
                return true
            }
            if byte == UInt8(ascii: "\\") {
                guard place < bytes.count else {
                    isEscaped = true
                    return false
                }
                place += 1
            }
        }
        return false
    }

    /// Of eight bytes at once: a byte that becomes zero by XOR borrows when one is subtracted.
    @inline(__always)
    private static func hasQuoteOrBackslash(_ word: UInt64) -> Bool {
        let ones: UInt64 = 0x0101_0101_0101_0101
        let highs: UInt64 = 0x8080_8080_8080_8080
        let quotes = word ^ (ones &* UInt64(UInt8(ascii: "\"")))
        let backslashes = word ^ (ones &* UInt64(UInt8(ascii: "\\")))
        return ((quotes &- ones) & ~quotes | (backslashes &- ones) & ~backslashes) & highs != 0
    }
}
