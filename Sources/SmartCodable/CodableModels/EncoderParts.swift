@_spi(Engine) import SmartEngine

/// What cannot be written in order, and is put in its place when the value of an encoder is finished. Few values have
/// any.
final class EncoderParts {
    /// Texts to be put in at byte offsets of the output, in order.
    fileprivate(set) var deferred: [Deferred] = []
    /// What dictionaries wrote that are flat in the object.
    var flat: [FlatMembers] = []
    /// The encoders of the texts that have a name, the last of each.
    fileprivate var byName: [String: EngineEncoder] = [:]
    /// Names in JSON of nested containers that add to a value written before.
    fileprivate var merging: Set<String> = []
    fileprivate var hasSuperEncoder = false
    /// What was asked for that no JSON can be: a list in what is an object. Containers cannot throw when they are made,
    /// so the value fails at its end.
    fileprivate(set) var conflict: EncodingError?

    struct Deferred {
        let offset: Int
        let encoder: EngineEncoder
        let session: EncodingSession
    }
}

extension EngineEncoder {
    /// The value's parts, made when there is the first one.
    var parts: EncoderParts {
        if let parts = state.pointee.parts { return parts }
        let parts = EncoderParts()
        state.pointee.parts = parts
        state.pointee.hasLeftovers = true
        return parts
    }

    func noteConflict(_ error: EncodingError) { parts.conflict = parts.conflict ?? error }

    /// An encoder whose text goes here, whenever it is filled. `isShared`: it is also the one for further containers of
    /// the name.
    func reserve(key: any CodingKey, isShared: Bool = false) -> EngineEncoder {
        let path = codingPath + [key]
        let session = EncodingSession(continuing: output, at: path)
        let encoder = EngineEncoder(session, plan, path: path)
        session.begin(with: encoder)
        output.plans.pointee.isShared = true
        let parts = parts
        parts.deferred.append(
            EncoderParts.Deferred(offset: output.state.pointee.writer.count, encoder: encoder, session: session))
        if isShared { parts.byName[key.stringValue] = encoder }
        return encoder
    }

    /// The encoder that was reserved for a name: a second container for one key adds to the first.
    func reserved(_ name: String) -> EngineEncoder? { state.pointee.parts?.byName[name] }

    /// A name was written again: what was reserved for it is replaced. `written`: the name in JSON.
    @inline(never)
    func forgetReserved(_ name: String, _ written: String) {
        state.pointee.parts?.byName[name] = nil
        state.pointee.parts?.merging.remove(written)
    }

    /// The nested container of a name adds to the value that was written for it.
    func merge(_ name: String) {
        state.pointee.mayRepeatNames = true
        parts.merging.insert(name)
    }

    /// An encoder for the name `super`; the last counts.
    func reserveSuper() -> EngineEncoder {
        if parts.hasSuperEncoder { state.pointee.mayRepeatNames = true }
        parts.hasSuperEncoder = true
        output.state.pointee.writer.name("super")
        return reserve(key: EngineKey(stringValue: "super"))
    }

    /// Puts the texts of their own in their places.
    @inline(never) @_optimize(size)
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
        moveFlat(parts)
        output.state.pointee.writer.insert(
            parts.deferred.map { ($0.session.context.state.pointee.writer, $0.offset) })
    }

    /// Fails where something was asked for that cannot be.
    @inline(never)
    func failsByConflict() -> Bool {
        guard let conflict = state.pointee.parts?.conflict else { return false }
        output.state.pointee.fail(conflict, of: plan.type)
        return true
    }

    @inline(never)
    func joinEqualNames() {
        let merging = state.pointee.parts?.merging ?? []
        // They are this value's only: the encoder is used again.
        state.pointee.parts?.merging = []
        guard let name = output.state.pointee.writer.joinEqualNames(since: state.pointee.start, merging: merging) else {
            return
        }
        noteConflict(conflict("another value", codingPath + [EngineKey(stringValue: name)]))
    }

    /// Releases the value's parts and keys, which may be objects of the user's: their deinitialisers find an encoder
    /// that is either unowned or writes nowhere.
    @inline(never)
    func releaseLeftovers() {
        let leftovers = (parts: state.pointee.parts, table: state.pointee.openTable)
        state.pointee.hasLeftovers = false
        state.pointee.parts = nil
        state.pointee.openTable = nil
        for part in leftovers.parts?.deferred ?? [] {
            part.session.finish()
            part.encoder.releaseValue()
        }
        withExtendedLifetime(leftovers) {}
    }
}
