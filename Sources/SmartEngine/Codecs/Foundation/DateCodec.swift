import Foundation

/// Date by the call's strategy; without one, in the forms of `DateText`; of a run-time model,
/// seconds since 1970 or ISO 8601.
final class DateCodec: TypedCodec<Date> {
    private let ordinal = Ordinals.next()

    override func read(_ index: Int, _ context: DecodingContext) -> Date? {
        if let date = foreign(index, context) { return date }
        let options = context.session.options
        // Null is not a date: as with JSONDecoder, the closure is not called.
        if options.hasDateStrategy, case .custom(let decode) = options.date {
            guard context.node(index).kind != .null else { return nil }
            return context.custom(index, Date.self, ordinal, decode)
        }
        let view = context.view(index)
        guard options.hasDateStrategy, let date = DateReading.byStrategy(view, options.date) else {
            if options.hasDateStrategy, context.rules.isExact {
                context.refuseConversion(at: index)
                return nil
            }
            let tolerant =
                context.rules.isNative && !context.rules.convertsAsHandyJSON
                ? DateReading.tolerant(view)?.date : DateReading.secondsOrISO8601(view)
            guard let date = tolerant else { return nil }
            // Not the agreed form.
            if options.hasDateStrategy { context.note(.converted, at: index, expected: Date.self) }
            return date
        }
        return date
    }
    override func write(_ source: UnsafeRawPointer, to output: EncodingContext) -> Bool {
        output.write(date: source.assumingMemoryBound(to: Date.self).pointee)
    }
    override func plainValue(_ source: UnsafeRawPointer, _ output: EncodingContext) -> Any? {
        output.plain(date: source.assumingMemoryBound(to: Date.self).pointee)
    }
}
