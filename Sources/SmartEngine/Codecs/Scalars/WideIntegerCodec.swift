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
