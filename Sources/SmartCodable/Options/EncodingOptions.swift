import Foundation

/// The choices of one call.
package struct EncodingOptions: @unchecked Sendable {
    package var date: JSONEncoder.DateEncodingStrategy = .secondsSince1970
    package var data: JSONEncoder.DataEncodingStrategy = .base64
    package var float: JSONEncoder.NonConformingFloatEncodingStrategy = .throw
    package var key: SmartKeyEncodingStrategy = .useDefaultKeys
    package var useMappedKeys = false
    /// What JSON cannot hold is an error instead of being left out.
    package var refusesWhatJSONCannotHold = false
    package var sortsKeys = false
    /// Nil in an array or dictionary is null.
    package var writesNil = false
    /// So is a property that is nil.
    var writesNilMembers = false
    /// Whether something was chosen that may hold objects of the user's.
    var holdsObjects = false
    /// What the call itself chose; a model's own choices come after these.
    var chosen: OptionKinds = []
    /// Whether this is a run-time derived model's own writing, by its family's rules: NSNull in an untyped value is
    /// left out, for one.
    package var isDerived = false
    package var userInfo: [CodingUserInfoKey: Any] = [:] {
        didSet { if !userInfo.isEmpty { holdsObjects = true } }
    }
    package init() {}

    /// The options that change names.
    var forNames: EncodingOptions {
        var result = EncodingOptions()
        result.key = key
        result.useMappedKeys = useMappedKeys
        if choosesKey { result.chosen = SmartEncodingOption.keyKind }
        return result
    }

    private var choosesKey: Bool { chosen.contains(SmartEncodingOption.keyKind) }

    /// A number for these; nil for names that are not kept.
    var variant: Int? { key.variant.map { $0 * 4 + (useMappedKeys ? 1 : 0) + (choosesKey ? 2 : 0) } }

    var words: NonConformingFloats? {
        guard case .convertToString(let positive, let negative, let nan) = float else { return nil }
        return NonConformingFloats(positiveInfinity: positive, negativeInfinity: negative, nan: nan)
    }
}
