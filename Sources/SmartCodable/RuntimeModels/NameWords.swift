import Foundation

/// Names as two words, for quick comparison and hashing. The bytes must be followed by at least seven readable ones.
enum NameWords {
    @inline(__always)
    static func load(_ start: UnsafePointer<UInt8>, _ length: Int) -> (UInt64, UInt64) {
        let raw = UnsafeRawPointer(start)
        let first = UInt64(littleEndian: raw.loadUnaligned(as: UInt64.self))
        if length >= 8 {
            return (first, UInt64(littleEndian: (raw + (length &- 8)).loadUnaligned(as: UInt64.self)))
        }
        let masked = length == 0 ? 0 : first & (UInt64.max >> UInt64(64 &- length &* 8))
        return (masked, 0)
    }

    @inline(__always)
    static func hash(_ first: UInt64, _ last: UInt64, _ length: Int) -> Int {
        let mixed =
            (first ^ (last &* 0x9E37_79B9_7F4A_7C15) ^ UInt64(truncatingIfNeeded: length)) &* 0xD6E8_FEB8_6659_FD93
        return Int(truncatingIfNeeded: mixed >> 32)
    }
}
