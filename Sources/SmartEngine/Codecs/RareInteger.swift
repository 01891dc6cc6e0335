// Memory: an address given to a codec is of its type: uninitialised for `initialize`, else a value. What is replaced
// is moved out before it is released (`_store`).

/// The integers other than Int. One code for all of them, in 64 bits, does everything but reading a number that fits: a
/// body for each type would be as large.
package protocol RareInteger: JSONInteger {}

extension RareInteger {
    @_optimize(size) package static func readByRule(_ index: Int, _ context: DecodingContext) -> Self? {
        let bounds = RareIntegers.Bounds(minimum: Int64(Self.min), maximum: UInt64(Self.max))
        switch RareIntegers.readByRule(index, context, bounds, Self.self) {
        case .bits(let bits): return Self(truncatingIfNeeded: bits)
        case .foreign: return foreign(context.view(index))
        case .user: return context.convertByUser(index, to: Self.self)
        case .unreadable: return nil
        }
    }

    @_semantics("optimize.sil.specialize.generic.never")
    package static func readArray(_ index: Int, _ context: DecodingContext) -> [Self]? { elements(index, context) }

    package static func writeArray(_ value: [Self], to writer: inout JSONByteWriter) -> Int? {
        value.withUnsafeBytes { RareIntegers.write($0, Self.self, to: &writer) }
        return nil
    }
}

extension Int8: RareInteger {}

extension Int16: RareInteger {}

extension Int32: RareInteger {}

extension Int64: RareInteger {}

extension UInt: RareInteger {}

extension UInt8: RareInteger {}

extension UInt16: RareInteger {}

extension UInt32: RareInteger {}

extension UInt64: RareInteger {}

private enum RareIntegers {
    struct Bounds {
        let minimum: Int64
        let maximum: UInt64

        /// The value's low bits for a type with these bounds; nil if it is beyond them.
        func bits(_ value: ExactInteger) -> UInt64? {
            switch value {
            case .signed(let value):
                guard value >= minimum, value < 0 || UInt64(value) <= maximum else { return nil }
                return UInt64(bitPattern: value)
            case .unsigned(let value): return value <= maximum ? value : nil
            }
        }
    }

    enum Outcome {
        case bits(UInt64)
        /// The value comes from a dictionary source, and may be of the type already.
        case foreign
        /// Only a conversion of the user's may make the value.
        case user
        case unreadable
    }

    /// Converts a value whose kind does not match the type, if the rules do.
    static func readByRule(_ index: Int, _ context: DecodingContext, _ bounds: Bounds, _ type: Any.Type) -> Outcome {
        let view = context.view(index)
        guard view.kind != .foreign else { return .foreign }
        guard view.kind != .null else { return .unreadable }
        let rules = context.rules
        if let exact = rules.exact, let same = exact.integer(view).flatMap(bounds.bits) { return .bits(same) }
        guard let value = rules.integer(view).flatMap(bounds.bits) else {
            return context.mayConvertByUser ? .user : .unreadable
        }
        if !rules.isExact { context.note(.converted, at: index, expected: type) }
        return .bits(value)
    }

    /// Writes the elements of an array from its bytes.
    @_optimize(size)
    static func write(
        _ bytes: UnsafeRawBufferPointer, _ type: any FixedWidthInteger.Type, to writer: inout JSONByteWriter
    ) {
        let size = type.bitWidth / 8
        let shift = UInt64(64 - type.bitWidth)
        let isSigned = type.isSigned
        writer.beginArray()
        var offset = 0
        while offset < bytes.count {
            writer.separate()
            let bits: UInt64
            switch size {
            case 1: bits = UInt64(bytes[offset])
            case 2: bits = UInt64(bytes.load(fromByteOffset: offset, as: UInt16.self))
            case 4: bits = UInt64(bytes.load(fromByteOffset: offset, as: UInt32.self))
            default: bits = bytes.load(fromByteOffset: offset, as: UInt64.self)
            }
            let signed = Int64(bitPattern: bits << shift) >> Int64(shift)
            let isNegative = isSigned && signed < 0
            writer.rareInteger(isNegative ? signed.magnitude : bits, isNegative: isNegative)
            offset += size
        }
        writer.endArray()
    }
}

/// Integers of more than 64 bits, for which the standard library's containers have methods of their own.
package final class WideIntegerCodec<T: FixedWidthInteger>: TypedCodec<T> {
    package override var isScalar: Bool { true }

    @_optimize(size) package override func read(_ index: Int, _ context: DecodingContext) -> T? {
        if let ready = foreign(index, context) { return ready }
        let view = context.view(index)
        switch view.kind {
        case .int, .uint, .double:
            let text = view.numberText
            return T(text) ?? context.rules.integer(view)?.fitted(to: T.self) ?? negative(text)
        case .string:
            if context.rules.isExact { return nil }
            guard let value = T(view.string) ?? context.rules.integer(view)?.fitted(to: T.self) else { return nil }
            context.note(.converted, at: index, expected: T.self)
            return value
        default: return nil
        }
    }

    /// A whole number written with a fraction or an exponent, of up to 64 bits besides its sign, as JSONDecoder reads
    /// it; without either, any number of digits is read.
    @_optimize(size) private func negative(_ text: String) -> T? {
        guard text.hasPrefix("-"),
            let magnitude = NativeRules.exactly(String(text.dropFirst()), .strict)?.fitted(to: T.self)
        else { return nil }
        let (value, isOverflowing) = T.zero.subtractingReportingOverflow(magnitude)
        return isOverflowing ? nil : value
    }

    package override func writeValue(_ value: T, to output: EncodingContext) -> Bool {
        output.state.pointee.writer.raw(value.description)
        return true
    }
}
