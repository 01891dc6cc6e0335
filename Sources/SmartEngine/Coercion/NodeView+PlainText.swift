extension NodeView {
    /// A number in plain notation, every digit of an integer kept; a boolean as a word; an array or object as compact
    /// JSON. Nil for null. HandyJSON's text of a value, and the argument of a closure from text.
    @_optimize(size) package var plainText: String? {
        switch kind {
        case .string: return string
        case .true: return "true"
        case .false: return "false"
        case .int, .uint: return numberText
        case .double:
            if node.flags.contains(.integral) { return numberText }
            let number = node.double
            // Only a dictionary source can hold non-finite numbers; 1e400 in JSON text is refused.
            guard number.isFinite || original == nil else { return notFinite(number) }
            return PlainNotation.text(of: number)
        case .array, .object: return compactText
        case .foreign: return foreign.map { "\($0)" }
        case .null: return nil
        }
    }

    /// The text that HandyJSON's NumberFormatter gives for NaN or an infinity.
    private func notFinite(_ number: Double) -> String {
        number.isNaN ? "NaN" : number < 0 ? "-∞" : "+∞"
    }
}
