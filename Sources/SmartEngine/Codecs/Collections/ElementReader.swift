/// Makes the elements of a collection, or the members of a dictionary, and decides whether bad ones are dropped,
/// replaced or thrown.
struct ElementReader {
    enum Outcome { case made, leftOut, failed }

    private let codec: Codec
    private let context: DecodingContext

    @inline(__always)
    init(_ codec: Codec, _ context: DecodingContext) {
        self.codec = codec
        self.context = context
    }

    /// Makes one value in uninitialised memory, which stays uninitialised unless the outcome is `made`.
    @inline(__always)
    func make(_ target: UnsafeMutableRawPointer, from index: Int) -> Outcome {
        if context.node(index).kind == .null { return makeOfNull(target, index) }
        guard codec.initialize(target, from: index, context) else { return replace(target, from: index) }
        if context.isListening { noteOptional(index) }
        return .made
    }

    private func makeOfNull(_ target: UnsafeMutableRawPointer, _ index: Int) -> Outcome {
        let acceptsNull = codec.acceptsNull
        // Silently skipped, as the caller requested.
        if acceptsNull, !codec.isOptional, context.leavesOutNulls { return .leftOut }
        // An `init(from:)` may accept null too, so it is called.
        let mayAccept = acceptsNull || codec.isPlainCodable
        guard mayAccept, codec.initialize(target, from: index, context) else {
            return replace(target, from: index, isRefused: !mayAccept)
        }
        noteOptional(index)
        return .made
    }

    /// Reports name the optional, as for a property.
    private func noteOptional(_ index: Int) {
        guard context.isListening, codec.isOptional else { return }
        _ = context.session.log.widen(.converted, context.session.document, index, to: codec.type)
    }

    /// Replaces a value that could not be made, or leaves it out. `isRefused`: the value is a null that the type does
    /// not accept.
    private func replace(_ target: UnsafeMutableRawPointer, from index: Int, isRefused: Bool = false) -> Outcome {
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
