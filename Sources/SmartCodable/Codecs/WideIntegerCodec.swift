/// Integers of more than 64 bits, which the standard library's containers have methods of their own for.
final class WideIntegerCodec<T: FixedWidthInteger>: TypedCodec<T> {
    override func read(_ index: Int, _ context: DecodingContext) -> T? {
        if let ready = foreign(index, context) { return ready }
        let view = context.view(index)
        switch view.kind {
        case .int, .uint, .double: return T(view.numberText) ?? context.rules.integer(view)?.fitted(to: T.self)
        case .string:
            guard let value = T(view.string) else { return nil }
            context.note(.converted, at: index, expected: T.self)
            return value
        default: return nil
        }
    }

    override func write(_ source: UnsafeRawPointer, to output: EncodingContext) -> Bool {
        output.state.pointee.writer.raw(source.assumingMemoryBound(to: T.self).pointee.description)
        return true
    }
}
