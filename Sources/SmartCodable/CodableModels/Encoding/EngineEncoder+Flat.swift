@_spi(Engine) import SmartEngine

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
