/// Finds the end of a JSON value in text that comes in pieces, without reading it: brackets are counted, strings
/// skipped.
struct ValueScanner {
    private var depth = 0
    private var isInString = false
    private var isEscaped = false
    private var isScalar = false

    /// Goes on at `position`, where the last call stopped. True if the value ends before `position`. Each byte is
    /// looked at once.
    mutating func scan(_ bytes: UnsafeRawBufferPointer, _ position: inout Int) -> Bool {
        while position < bytes.count {
            if isInString {
                guard skipString(bytes, &position) else { return false }
                if depth == 0 { return true }
                continue
            }
            if depth > 0 {
                ValueScanner.skip(bytes, &position) { ValueScanner.quotesAndBrackets($0) }
                guard position < bytes.count else { return false }
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
                // This is the end of what the value is in.
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

    /// Skips the rest of a string. True if it ends before `position`.
    private mutating func skipString(_ bytes: UnsafeRawBufferPointer, _ position: inout Int) -> Bool {
        if isEscaped, position < bytes.count {
            isEscaped = false
            position += 1
        }
        while true {
            ValueScanner.skip(bytes, &position) { ValueScanner.quotesAndBackslashes($0) }
            guard position < bytes.count else { return false }
            let byte = bytes[position]
            position += 1
            if byte == UInt8(ascii: "\"") {
                isInString = false
                return true
            }
            guard byte == UInt8(ascii: "\\") else { continue }
            guard position < bytes.count else {
                isEscaped = true
                return false
            }
            position += 1
        }
    }

    /// Skips bytes until one of which `marks` has the highest bit, eight at once. Of the last seven none is skipped.
    private static func skip(_ bytes: UnsafeRawBufferPointer, _ position: inout Int, _ marks: (UInt64) -> UInt64) {
        while position + 8 <= bytes.count {
            let found = marks(UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: position, as: UInt64.self)))
            guard found == 0 else {
                position += found.trailingZeroBitCount / 8
                return
            }
            position += 8
        }
    }

    private static func quotesAndBackslashes(_ word: UInt64) -> UInt64 {
        zeros(word ^ each(UInt8(ascii: "\""))) | zeros(word ^ each(UInt8(ascii: "\\")))
    }

    /// Braces and brackets differ by one bit. A control character may look like a quote, which costs a look at it.
    private static func quotesAndBrackets(_ word: UInt64) -> UInt64 {
        let word = word | each(0x20)
        return zeros(word ^ each(UInt8(ascii: "\""))) | zeros(word ^ each(UInt8(ascii: "{")))
            | zeros(word ^ each(UInt8(ascii: "}")))
    }

    private static func each(_ byte: UInt8) -> UInt64 { 0x0101_0101_0101_0101 &* UInt64(byte) }

    /// The highest bits of the bytes that are zero: these borrow when one is subtracted. Of the bytes above the first,
    /// some may be wrong.
    private static func zeros(_ word: UInt64) -> UInt64 { (word &- each(1)) & ~word & each(0x80) }
}
