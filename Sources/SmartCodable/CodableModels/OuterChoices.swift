@_spi(Engine) import SmartEngine

/// What a model's own conversions and options have replaced. An object, so that passing nil costs little.
final class OuterChoices {
    private let conversions: [SmartConversion]
    private let options: ActiveRules?
    /// For a model whose options are inherited.
    private var base: (choices: DecodingState.Base, plans: NativeScratch.Plans)?

    fileprivate init(conversions: [SmartConversion], options: ActiveRules?) {
        self.conversions = conversions
        self.options = options
    }

    fileprivate func inherit(_ names: KeyNaming, _ context: DecodingContext) {
        base = (context.state.pointee.inherit(), context.native.pointee.exchangePlans(names))
    }

    @inline(never)
    func putBack(_ context: DecodingContext) {
        context.state.pointee.conversions = conversions
        if let base {
            context.native.pointee.putBack(base.plans)
            context.state.pointee.putBack(base.choices)
        }
        if let options { context.state.pointee.putBack(options) }
    }
}

extension DeclaredModel {
    /// Puts the model's conversions and options in force. Returns what to restore afterwards; nil if nothing changed.
    @inline(__always)
    func enter(_ context: DecodingContext) -> OuterChoices? {
        let native = context.native
        if !hasOwnChoices, !context.state.pointee.hasConversions, !native.pointee.hasOwnOptions { return nil }
        return exchange(context)
    }

    @inline(never)
    private func exchange(_ context: DecodingContext) -> OuterChoices {
        let native = context.native
        let outer = context.state.pointee.conversions
        context.state.pointee.conversions = conversions
        if !conversions.isEmpty { context.state.pointee.hasConversions = true }
        guard !options.isEmpty || native.pointee.hasOwnOptions else {
            return OuterChoices(conversions: outer, options: nil)
        }
        native.pointee.hasOwnOptions = true
        let choices = OuterChoices(
            conversions: outer, options: context.state.pointee.exchange(options, of: type))
        if options.contains(.inherited) { choices.inherit(naming.inherited(options), context) }
        return choices
    }
}
