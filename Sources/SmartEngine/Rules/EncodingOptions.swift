import Foundation

/// The options of one call, which it passes on from type to type.
@usableFromInline package final class EncodingOptions: @unchecked Sendable {
    @usableFromInline package struct Choices {
        package var date: JSONEncoder.DateEncodingStrategy = .secondsSince1970
        package var data: JSONEncoder.DataEncodingStrategy = .base64
        package var float: JSONEncoder.NonConformingFloatEncodingStrategy = .throw
        package var key: SmartKeyEncodingStrategy = .useDefaultKeys
        package var useMappedKeys = false
        package var rules = SmartRules.native
        /// Values that JSON cannot hold are an error instead of being left out.
        package var refusesWhatJSONCannotHold = false
        package var sortsKeys = false
        /// Whether nil in an array or dictionary is null.
        package var writesNil = false
        /// Whether a property that is nil is null.
        var writesNilMembers = false
        /// Whether an option may hold user objects.
        var holdsObjects = false
        /// The kinds that the call itself chose; these precede a model's own choices.
        var chosen = OptionKinds(rawValue: 0)
        /// Whether a run-time derived model is written, by its family's rules: it leaves out NSNull in an untyped
        /// value, for example.
        package var isDerived = false
        package var userInfo: [CodingUserInfoKey: Any] = [:] {
            didSet { if !userInfo.isEmpty { holdsObjects = true } }
        }

        package init() {}

        var choosesKey: Bool { chosen.contains(SmartEncodingOption.keyKind) }
        var choosesRules: Bool { chosen.contains(SmartEncodingOption.rulesKind) }
    }

    // Constants need no exclusivity check.
    @usableFromInline package let choices: Choices
    /// A number for the names; nil for names that are not cached.
    package let variant: Int?
    let words: NonConformingFloats?
    /// Whether members have their mapped names.
    package let writesMappedNames: Bool
    /// Whether nil in an array or dictionary is null.
    let writesNil: Bool
    /// HandyJSON's way with null: NSNull in `Any` is left out, and is null in an optional property.
    let leavesOutNull: Bool

    package init(_ choices: Choices) {
        self.choices = choices
        let isHandyJSON = choices.rules == .handyJSON
        variant = choices.key.variant.map {
            $0 * 16 + (choices.useMappedKeys ? 1 : 0) + (choices.choosesKey ? 2 : 0) + (isHandyJSON ? 4 : 0)
                + (choices.choosesRules ? 8 : 0)
        }
        writesMappedNames = choices.useMappedKeys || isHandyJSON
        writesNil = choices.writesNil && !isHandyJSON
        leavesOutNull = choices.isDerived || isHandyJSON
        if case .convertToString(let positive, let negative, let nan) = choices.float {
            words = NonConformingFloats(positiveInfinity: positive, negativeInfinity: negative, nan: nan)
        } else {
            words = nil
        }
    }

    /// The options where nothing is chosen.
    package static let usual = EncodingOptions(Choices())

    /// The options that change names.
    package var forNames: EncodingOptions {
        var result = Choices()
        result.key = choices.key
        result.useMappedKeys = choices.useMappedKeys
        result.rules = choices.rules
        result.chosen = choices.chosen.intersection([SmartEncodingOption.keyKind, SmartEncodingOption.rulesKind])
        return EncodingOptions(result)
    }
}
