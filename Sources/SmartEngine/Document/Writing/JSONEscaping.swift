import Foundation

enum JSONEscaping {
    /// The offset of the next byte that needs an escape, or `count`.
    static func nextEscape(_ base: UnsafePointer<UInt8>, from: Int, count: Int, slashes: Bool) -> Int {
        let ones: UInt64 = 0x0101_0101_0101_0101
        let slash: UInt64 = slashes ? 0x2F : 0x22
        var i = from
        while i &+ 8 <= count {
            let x = UInt64(littleEndian: UnsafeRawPointer(base + i).loadUnaligned(as: UInt64.self))
            let quote = x ^ (ones &* 0x22)
            let backslash = x ^ (ones &* 0x5C)
            let solidus = x ^ (ones &* slash)
            let hits = (quote &- ones) | (backslash &- ones) | (solidus &- ones) | (x &- ones &* 0x20)
            let found = hits & ~x & 0x8080_8080_8080_8080
            if found != 0 { return i &+ found.trailingZeroBitCount / 8 }
            i &+= 8
        }
        while i < count, !needsEscape(base[i], slashes: slashes) { i &+= 1 }
        return i
    }

    static func needsEscape(_ byte: UInt8, slashes: Bool) -> Bool {
        byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
            || (slashes && byte == UInt8(ascii: "/"))
    }

    /// Writes the escape, at most six bytes.
    static func write(_ byte: UInt8, to out: UnsafeMutablePointer<UInt8>) -> Int {
        out[0] = UInt8(ascii: "\\")
        switch byte {
        case 0x08: out[1] = UInt8(ascii: "b")
        case 0x09: out[1] = UInt8(ascii: "t")
        case 0x0A: out[1] = UInt8(ascii: "n")
        case 0x0C: out[1] = UInt8(ascii: "f")
        case 0x0D: out[1] = UInt8(ascii: "r")
        case 0..<0x20:
            out[1] = UInt8(ascii: "u")
            out[2] = 0x30
            out[3] = 0x30
            out[4] = byte < 0x10 ? 0x30 : 0x31
            out[5] = byte & 0xF < 10 ? 0x30 + byte & 0xF : 0x57 + byte & 0xF
            return 6
        default: out[1] = byte
        }
        return 2
    }
}
