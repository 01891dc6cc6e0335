import Foundation

final class DecimalCodec: TypedCodec<Decimal> {
    override func read(_ index: Int, _ context: DecodingContext) -> Decimal? {
        if let decimal = foreign(index, context) { return decimal }
        let view = context.view(index)
        if view.kind == .string, context.rules.isExact { return nil }
        guard let decimal = DecimalCodec.decimal(view) else { return nil }
        if view.kind == .string { context.note(.converted, at: index, expected: Decimal.self) }
        return decimal
    }

    /// Makes the Decimal from the digits as they were written, never through a Double.
    @_optimize(size) static func decimal(_ view: NodeView) -> Decimal? {
        switch view.kind {
        // JSON5 has infinities, of which Decimal makes 0.
        case .int, .uint, .double: return view.doubleValue.isFinite ? parse(view.numberText) : nil
        case .string:
            let text = view.string
            guard let number = Double(text), number.isFinite else { return nil }
            // `0x10` is 16, as for the other numbers; Decimal would read the 0.
            switch ExactInteger.hexadecimal(text) {
            case .signed(let integer): return Decimal(integer)
            case .unsigned(let integer): return Decimal(integer)
            case nil: return parse(text.utf8.contains { $0 | 0x20 == UInt8(ascii: "x") } ? number.description : text)
            }
        default: return nil
        }
    }

    private static func parse(_ text: String) -> Decimal? {
        Decimal(string: text, locale: Locale(identifier: "en_US_POSIX")).flatMap { $0.isFinite ? $0 : nil }
    }

    override func writeValue(_ value: Decimal, to output: EncodingContext) -> Bool {
        if output.state.pointee.writer.decimal(value) { return true }
        output.refuse(value)
        return false
    }
}
