// Memory: bytes belong to a document, a value or a writer, which the caller keeps alive. Nothing beside them is read.

import Foundation

/// Base64 (RFC 4648, section 4) as it is written, in one line, with padding: twelve bytes give sixteen characters at once. In
/// debug builds that would be slower than Foundation's function, which reads it in all builds.
enum Base64 {
    /// The characters of twelve bytes, six in the lower part of each word. Slashes are marked in the lowest bit of
    /// their byte.
    @inline(__always)
    static func characters(_ first: UInt64, _ second: UInt64) -> (text: SIMD16<Int8>, slashes: SIMD2<UInt64>) {
        func both(_ word: UInt64) -> SIMD2<UInt64> { SIMD2(repeating: word) }
        func bits(_ shifted: SIMD2<UInt64>, _ mask: UInt64) -> SIMD2<UInt64> { shifted & both(mask | mask << 32) }
        let sixes = SIMD2(first, second)
        let threes = (sixes & both(0xFF_FFFF)) | ((sixes &<< both(8)) & both(0xFF_FFFF_0000_0000))
        let outer = bits(threes &>> both(2), 0x3F) | bits(threes &<< both(8), 0x3F00_0000)
        let second = bits(threes &<< both(12), 0x3000) | bits(threes &>> both(4), 0xF00)
        let third = bits(threes &<< both(10), 0x3C_0000) | bits(threes &>> both(6), 0x3_0000)
        let values = unsafeBitCast(outer | second | third, to: SIMD16<Int8>.self)
        func all(_ byte: Int8) -> SIMD16<Int8> { SIMD16(repeating: byte) }
        func bytes(_ mask: SIMDMask<SIMD16<Int8>>) -> SIMD16<Int8> { unsafeBitCast(mask, to: SIMD16<Int8>.self) }
        // A and so on, a, 0, the plus and the slash, each as far from the values as the steps add up to.
        var text = values &+ all(0x41)
        text &+= bytes(values .> all(25)) & all(6)
        text &-= bytes(values .> all(51)) & all(75)
        text &-= bytes(values .> all(61)) & all(15)
        let slashes = bytes(values .> all(62))
        text &+= slashes & all(3)
        return (text, unsafeBitCast(slashes & all(1), to: SIMD2<UInt64>.self))
    }
}

extension JSONByteWriter {
    /// Writes data as a string of Base64.
    mutating func base64(_ data: Data) {
        #if !DEBUG && _endian(little)
        byBlocks(data)
        #else
        string(data.base64EncodedString())
        #endif
    }

    @_optimize(size) mutating func byBlocks(_ data: Data) {
        byte(UInt8(ascii: "\""))
        let blocks = max(data.count &- 2, 0) / 12
        var rest = ""
        data.withUnsafeBytes { bytes in
            guard let start = bytes.baseAddress else { return }
            write(blocks, of: start)
            rest = Data(bytes: start + blocks * 12, count: bytes.count - blocks * 12).base64EncodedString()
        }
        // The quote before the last characters is replaced by what is there.
        let last = start[count &- 1]
        count &-= 1
        let place = count
        string(rest)
        start[place] = last
    }

    @_optimize(speed) private mutating func write(_ blocks: Int, of data: UnsafeRawPointer) {
        // For the rest, and sixteen escapes.
        reserve(blocks &* 16 &+ 32)
        var (data, out) = (data, UnsafeMutableRawPointer(start + count))
        for left in stride(from: blocks, to: 0, by: -1) {
            let second = data.loadUnaligned(fromByteOffset: 6, as: UInt64.self)
            let (text, slashes) = Base64.characters(data.loadUnaligned(as: UInt64.self), second)
            out.storeBytes(of: text, as: SIMD16<Int8>.self)
            out += 16
            data += 12
            if slashes[0] | slashes[1] != 0, escapesSlashes {
                count = out - UnsafeMutableRawPointer(start)
                escape(slashes)
                reserve(left &* 16 &+ 32)
                out = UnsafeMutableRawPointer(start + count)
            }
        }
        count = out - UnsafeMutableRawPointer(start)
    }

    /// Escapes slashes among the last sixteen characters.
    private mutating func escape(_ slashes: SIMD2<UInt64>) {
        let first = start + (count &- 16)
        var added = 0
        for half in 0..<2 {
            var marks = slashes[half]
            while marks != 0 {
                let slash = first + (added &+ half &* 8 &+ marks.trailingZeroBitCount / 8)
                (slash + 1).update(from: slash, count: 16)
                slash.pointee = UInt8(ascii: "\\")
                marks &= marks &- 1
                added &+= 1
            }
        }
        count &+= added
    }
}
