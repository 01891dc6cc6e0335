@_spi(Engine) import SmartEngine

/// The bytes that storing nil in an optional of 8 to 16 bytes writes. Memory with these bytes holds nil, since the
/// others do not matter then. Comparing costs nothing; a nil check of an optional whose type is only known at run time
/// costs 400 instructions.
struct NilBytes {
    /// The first and the last eight bytes, which overlap.
    private let first: UInt64
    private let firstMask: UInt64
    private let last: UInt64
    private let lastMask: UInt64
    private let lastOffset: Int

    init?(_ type: any AnyOptional.Type) {
        let zeros = type.bytesOfNil(over: 0)
        guard (8...16).contains(zeros.count) else { return nil }
        let ones = type.bytesOfNil(over: 0xFF)
        func word(_ offset: Int) -> (UInt64, UInt64) {
            var value: UInt64 = 0
            var mask: UInt64 = 0
            for index in 0..<8 where zeros[offset + index] == ones[offset + index] {
                value |= UInt64(zeros[offset + index]) << UInt64(index * 8)
                mask |= 0xFF << UInt64(index * 8)
            }
            return (value, mask)
        }
        lastOffset = zeros.count - 8
        (first, firstMask) = word(0)
        (last, lastMask) = word(lastOffset)
    }

    @inline(__always)
    func are(at source: UnsafeRawPointer) -> Bool {
        UInt64(littleEndian: source.loadUnaligned(as: UInt64.self)) & firstMask == first
            && UInt64(littleEndian: source.loadUnaligned(fromByteOffset: lastOffset, as: UInt64.self)) & lastMask
                == last
    }
}
