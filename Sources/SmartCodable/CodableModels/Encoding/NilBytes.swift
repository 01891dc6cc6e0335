@_spi(Engine) import SmartEngine

/// How to see that an optional is nil without its type at compile time, for which a check costs 300 to 400
/// instructions. True is certain; false is not.
enum NilBytes {
    /// One byte decides: the whole optional, or the byte that follows a value which has no bit pattern to spare.
    case byte(offset: Int, value: UInt8)
    /// Eight bytes, of which those in the mask are always written: references, arrays, dictionaries.
    case word(value: UInt64, mask: UInt64)
    /// A String: of its sixteen bytes only eight are written, and a nil made by generic code has anything in the
    /// others.
    case string

    @_optimize(size) init?(_ type: any AnyOptional.Type) {
        if type == String?.self {
            self = .string
            return
        }
        let zeros = type.bytesOfNil(over: 0)
        guard let tag = zeros.last else { return nil }
        if zeros.count == 1 || zeros.count > TypeLayout.extent(of: type.wrappedAnyType).size {
            self = .byte(offset: zeros.count - 1, value: tag)
            return
        }
        guard zeros.count == 8 else { return nil }
        let ones = type.bytesOfNil(over: 0xFF)
        var value: UInt64 = 0
        var mask: UInt64 = 0
        for index in 0..<8 where zeros[index] == ones[index] {
            value |= UInt64(zeros[index]) << UInt64(index * 8)
            mask |= 0xFF << UInt64(index * 8)
        }
        self = .word(value: value, mask: mask)
    }

    func are(at source: UnsafeRawPointer) -> Bool {
        switch self {
        case .byte(let offset, let value): source.load(fromByteOffset: offset, as: UInt8.self) == value
        case .word(let value, let mask): UInt64(littleEndian: source.loadUnaligned(as: UInt64.self)) & mask == value
        case .string: source.assumingMemoryBound(to: String?.self).pointee == nil
        }
    }
}
