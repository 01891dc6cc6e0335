@_spi(Engine) import SmartEngine

/// The conversions and options that a model's own have replaced. An object, so that passing nil costs little.
final class OuterChoices {
    private let conversions: [SmartConversion]
    private let options: DecodingOptions?

    fileprivate init(conversions: [SmartConversion], options: DecodingOptions?) {
        self.conversions = conversions
        self.options = options
    }

    func putBack(_ context: DecodingContext) {
        context.state.pointee.conversions = conversions
        if let options { context.state.pointee.options = options }
    }
}

// These read stored properties, since a getter of another module would be a call for each object.
extension DecodingContext {
    /// Whether the model that is being decoded has conversions.
    var hasConversions: Bool { !state.pointee.conversions.isEmpty }

    /// Whether any model of this run has options of its own.
    var hasModelOptions: Bool { state.pointee.callOptions != nil }
}

extension DeclaredModel {
    /// Puts the model's conversions and options in force. Returns what to restore afterwards; nil if nothing changed.
    func enter(_ context: DecodingContext) -> OuterChoices? {
        if !hasOwnChoices, !context.hasConversions, !context.hasModelOptions { return nil }
        return exchange(context)
    }

    private func exchange(_ context: DecodingContext) -> OuterChoices {
        let outer = context.state.pointee.conversions
        context.state.pointee.conversions = conversions
        guard !options.isEmpty || context.hasModelOptions else {
            return OuterChoices(conversions: outer, options: nil)
        }
        return OuterChoices(conversions: outer, options: context.state.pointee.exchange(options, of: type))
    }
}
