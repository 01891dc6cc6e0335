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

/// The members of a dictionary that no property takes, which are written after the properties.
struct UnknownMembers {
    let text: KeptText
    /// Whether their order is to be kept; that of a dictionary differs from one to the next.
    let isOrdered: Bool
    /// The declared members of the models that the dictionary belongs to, the inner ones first.
    var declared: [DeclaredMembers] = []

    /// Whether the name is that of a property, even if the property was not written.
    @_optimize(size) func declares(_ name: String) -> Bool { declared.contains { $0.member(name)?.isWhole == true } }
}

/// Values whose members are members of the enclosing object (`@SmartFlat`, a polymorphic enum's payload).
extension EngineEncoder {
    /// Writes the members of a value among those of this object. `hasAnyNames`: they may have any names, also those of
    /// this object's properties, which take precedence.
    @discardableResult @_optimize(size)
    func writeFlat(hasAnyNames: Bool, _ type: Any.Type, _ body: () throws -> Bool) rethrows -> FlatValue? {
        let output = output.state
        let mark = output.pointee.writer.mark
        output.pointee.writer.beginMembers()
        let start = output.pointee.writer.mark
        let plans = self.output.plans
        let outer = plans.pointee.flat
        plans.pointee.flat = FlatValue(start: start.count)
        var isWritten = false
        defer {
            plans.pointee.flat = outer
            if !isWritten { output.pointee.writer.takeBackMembers(to: mark) }
        }
        guard try body(), let inner = plans.pointee.flat else { return nil }
        if !inner.unknown.isEmpty { parts.unknown += inner.unknown }
        let isObject = output.pointee.writer.isObjectOrNull(since: start)
        if hasAnyNames || plan.hasAnyNames(type, self.output) {
            if inner.mayRepeatNames || !inner.nestedNames.isEmpty { _ = arrange([], inner.nestedNames, since: start) }
            if let text = KeptText(output.pointee.writer, since: start) {
                parts.unknown.append(
                    UnknownMembers(text: text, isOrdered: !hasAnyNames || EngineEncoder.holdsUnknown(type)))
            }
        } else if output.pointee.writer.endMembers(since: start, after: mark) {
            isWritten = true
            state.pointee.mayRepeatNames = true
            if !inner.nestedNames.isEmpty { parts.nestedNames.formUnion(inner.nestedNames) }
        }
        if !isObject { refuseFlat(type) }
        return inner
    }

    /// Reports a value that has no members: the object is written without it.
    private func refuseFlat(_ type: Any.Type) {
        output.noteUnwritten(type)
        let reason = "\(type) is not written as an object, so its fields cannot be written into another."
        output.state.pointee.fail(EncodingError.invalid(type, reason, at: codingPath, OwnText()), of: type)
    }

    /// Gives the members their last form: each name once, those with a path in nested objects, and those that no property
    /// takes behind the others. Where the object is flat in another, that does it, at once for all that are.
    @_optimize(size)
    func arrangeMembers() {
        let parts = state.pointee.parts
        var unknown = parts?.unknown ?? []
        var names = state.pointee.nestedNames.union(parts?.nestedNames ?? []).subtracting(parts?.wholeNames ?? [])
        let merging = parts?.merging ?? []
        // They belong to this value only: the encoder is recycled.
        parts?.unknown = []
        parts?.nestedNames = []
        parts?.wholeNames = []
        parts?.merging = []
        if !unknown.isEmpty {
            // Before the members are looked at: a closure may name members.
            let declared = plan.declaredMembers(at: codingPath, output)
            for index in unknown.indices { unknown[index].declared.append(declared) }
        }
        if var flat = output.plans.pointee.flat, flat.start == state.pointee.start.count {
            flat.unknown += unknown
            flat.nestedNames.formUnion(names)
            flat.mayRepeatNames = flat.mayRepeatNames || state.pointee.mayRepeatNames
            output.plans.pointee.flat = flat
            (unknown, names) = ([], [])
            if merging.isEmpty { return }
        }
        guard state.pointee.mayRepeatNames || !unknown.isEmpty || !names.isEmpty else { return }
        if let name = arrange(unknown, names, merging, since: state.pointee.start) {
            noteConflict(conflict("another value", codingPath + [EngineKey(stringValue: name)]))
        }
    }

    /// Arranges the members of the object that began at `mark`. Returns a name whose values cannot be merged.
    @_optimize(size)
    private func arrange(
        _ unknown: [UnknownMembers], _ names: Set<String>, _ merging: Set<String> = [], since mark: JSONByteWriter.Mark
    ) -> String? {
        let output = output.state
        let keepsFirst = output.pointee.options.choices.rules == .handyJSON
        var problem: String?
        var lost: [(name: String, found: String)] = []
        self.output.look(at: mark) { members in
            let joined = JoinedMembers(members, merging: merging, keepsFirst: keepsFirst)
            problem = joined.problem
            guard joined.isChanged || !names.isEmpty || !unknown.isEmpty else { return nil }
            return { writer in
                let root = MemberTree()
                root.add(joined.members, paths: names)
                root.add(unknown)
                root.write(to: &writer)
                lost = root.lost
            }
        }
        guard !lost.isEmpty, output.pointee.log.isListening else { return problem }
        for (name, found) in lost {
            output.pointee.log.addLeftOut(
                model: plan.type, property: name, expected: "object", found: found,
                "a property's path leads through it")
        }
        return problem
    }
}
