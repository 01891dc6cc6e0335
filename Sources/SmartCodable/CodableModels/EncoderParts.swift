@_spi(Engine) import SmartEngine

/// Output that cannot be written in order, and is inserted when the encoder's value is finished. Few values have any.
final class EncoderParts {
    /// Texts to be inserted at byte offsets of the output, in order.
    fileprivate(set) var deferred: [Deferred] = []
    /// The members that dictionaries which are flat in the object write at its end.
    var unknown: [UnknownMembers] = []
    /// Of values that are flat in the object: names that lead into nested objects.
    var nestedNames: Set<String> = []
    /// Names with dots under which fields were read: they are not paths.
    var wholeNames: Set<String> = []
    /// The encoders of the named texts, the last for each name.
    fileprivate var byName = RareTable<String, EngineEncoder>()
    /// Names in JSON of nested containers that add to a value written before.
    var merging: Set<String> = []
    fileprivate var hasSuperEncoder = false
    /// A request that JSON cannot express: an array in a value that is an object. Containers cannot throw when they are
    /// made, so the value fails at its end.
    fileprivate(set) var conflict: EncodingError?

    struct Deferred {
        let offset: Int
        let encoder: EngineEncoder
        let session: EncodingSession
    }
}

extension EngineEncoder {
    /// The value's parts, created for the first one.
    var parts: EncoderParts {
        if let parts = state.pointee.parts { return parts }
        let parts = EncoderParts()
        state.pointee.parts = parts
        state.pointee.hasLeftovers = true
        return parts
    }

    func noteConflict(_ error: EncodingError) { parts.conflict = parts.conflict ?? error }

    /// An encoder whose text is inserted here, whenever it is filled. `isShared`: further containers of the name use
    /// it, too.
    @_optimize(size) func reserve(key: any CodingKey, isShared: Bool = false) -> EngineEncoder {
        let path = codingPath + [key]
        let session = EncodingSession(continuing: output, at: path)
        let encoder = EngineEncoder(session, plan, path: path)
        session.begin(with: encoder)
        let parts = parts
        parts.deferred.append(
            EncoderParts.Deferred(offset: output.state.pointee.writer.count, encoder: encoder, session: session))
        if isShared { parts.byName[key.stringValue] = encoder }
        return encoder
    }

    /// The encoder that was reserved for a name: a second container for one key adds to the first.
    func reserved(_ name: String) -> EngineEncoder? { state.pointee.parts?.byName[name] }

    /// Notes that a name was written again: its reserved encoder is replaced. `written`: the name in JSON.
    func forgetReserved(_ name: String, _ written: String) {
        state.pointee.parts?.byName[name] = nil
        state.pointee.parts?.merging.remove(written)
    }

    /// Lets the nested container of a name add to the value that was written for it.
    func merge(_ name: String) {
        state.pointee.mayRepeatNames = true
        parts.merging.insert(name)
    }

    /// An encoder for the name `super`; the last one wins.
    func reserveSuper() -> EngineEncoder {
        if parts.hasSuperEncoder { state.pointee.mayRepeatNames = true }
        parts.hasSuperEncoder = true
        output.state.pointee.writer.name("super")
        return reserve(key: EngineKey(stringValue: "super"))
    }

    /// Inserts the separate texts.
    @_optimize(size)
    func insertParts() {
        let parts = parts
        guard !parts.deferred.isEmpty else { return }
        if parts.hasSuperEncoder, plan.mayWrite("super") { state.pointee.mayRepeatNames = true }
        for part in parts.deferred {
            let inner = part.session.context.state
            // A part that was left out: its name is written.
            if !part.encoder.finish() { inner.pointee.writer.null() }
            output.state.pointee.overflow = output.state.pointee.overflow ?? inner.pointee.overflow
            if let error = inner.pointee.lastError {
                output.state.pointee.fail(error, of: inner.pointee.failedType ?? plan.type)
            }
            if let conflict = part.encoder.state.pointee.parts?.conflict { noteConflict(conflict) }
        }
        output.state.pointee.writer.insert(parts.deferred.map { ($0.session.context.state.pointee.writer, $0.offset) })
    }

    /// Fails the run, and returns true, if the value has a request that JSON cannot express.
    func failsByConflict() -> Bool {
        guard let conflict = state.pointee.parts?.conflict else { return false }
        output.state.pointee.fail(conflict, of: plan.type)
        return true
    }

    /// Releases the value's parts and keys, which may be user objects: their deinitialisers find an encoder that is
    /// either unowned or discards what is written.
    func releaseLeftovers() {
        let leftovers = (parts: state.pointee.parts, key: state.pointee.currentKey)
        state.pointee.hasLeftovers = false
        state.pointee.parts = nil
        state.pointee.currentKey = nil
        state.pointee.named = []
        for part in leftovers.parts?.deferred ?? [] {
            part.session.finish()
            part.encoder.releaseValue()
        }
        withExtendedLifetime(leftovers) {}
    }
}
