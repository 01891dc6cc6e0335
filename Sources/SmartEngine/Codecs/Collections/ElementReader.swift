/// Makes the elements of a collection, or the members of a dictionary, and decides whether bad ones are dropped,
/// replaced or thrown.
struct ElementReader {
    enum Outcome { case made, leftOut, failed }

    private let codec: Codec
    private let context: DecodingContext
    private let mightAcceptNull: Bool
    private let skipsNull: Bool
    /// Whether reports name the optional, as for a property.
    private let notesOptional: Bool

    @inline(__always)
    init(_ codec: Codec, _ context: DecodingContext) {
        self.codec = codec
        self.context = context
        notesOptional = context.isListening && codec.isOptional
        let acceptsNull = codec.acceptsNull
        // An `init(from:)` may accept null too, so it is called.
        mightAcceptNull = acceptsNull || codec.isPlainCodable
        skipsNull = acceptsNull && !codec.isOptional && context.leavesOutNulls
    }

    /// Makes one value in uninitialised memory, which stays uninitialised unless the outcome is `made`.
    @inline(__always)
    func make(_ target: UnsafeMutableRawPointer, from index: Int) -> Outcome {
        let isNull = context.node(index).kind == .null
        // Silently skipped, as the caller requested.
        if isNull, skipsNull { return .leftOut }
        let isRefused = isNull && !mightAcceptNull
        if !isRefused, codec.initialize(target, from: index, context) {
            if notesOptional {
                _ = context.session.log.widen(.converted, context.session.document, index, to: codec.type)
            }
            return .made
        }
        return replace(target, from: index, isRefused: isRefused)
    }

    /// Replaces a value that could not be made, or leaves it out. `isRefused`: the value is a null that the type does
    /// not accept.
    @inline(never)
    private func replace(_ target: UnsafeMutableRawPointer, from index: Int, isRefused: Bool) -> Outcome {
        if !isRefused, context.rules.isNative, !context.rules.convertsAsHandyJSON, codec.initializeFallback(target) {
            context.note(.defaultCase, at: index, expected: codec.type)
            return .made
        }
        switch context.replaceElement(
            index, codec.type, isModel: codec.shape == .model, isOptional: codec.isOptional)
        {
        case .fails: return .failed
        case .becomesNil:
            codec.initializeNil(target)
            return .made
        case .isLeftOut, .keepsValue: return .leftOut
        }
    }
}
