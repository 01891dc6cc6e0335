import Foundation

/// Date by the call's strategy; without one, in the forms of `DateText`.
final class DateCodec: TypedCodec<Date> {

    override func read(_ index: Int, _ context: DecodingContext) -> Date? {
        if let date = foreign(index, context) { return date }
        let options = context.session.options
        // Null is not a date: as with JSONDecoder, the closure is not called.
        if options.choices.hasDateStrategy, case .custom(let decode) = options.choices.date {
            guard context.node(index).kind != .null else { return nil }
            return context.custom(index, Date.self, decode)
        }
        let view = context.view(index)
        guard options.choices.hasDateStrategy, let date = DateReading.byStrategy(view, options.choices.date) else {
            if options.choices.hasDateStrategy, context.rules.isExact { return nil }
            guard let date = DateReading.tolerant(view)?.date else { return nil }
            // The value does not have the form that the strategy agrees on, so reading it is a conversion.
            if options.choices.hasDateStrategy { context.note(.converted, at: index, expected: Date.self) }
            return date
        }
        return date
    }
    override func writeValue(_ value: Date, to output: EncodingContext) -> Bool {
        output.write(date: value)
    }
    override func plain(_ value: Date, _ output: EncodingContext) -> Any? {
        output.plain(date: value)
    }
}
