@_spi(Engine) import SmartEngine

/// The members of a dictionary that no property takes, which are written after the properties.
struct UnknownMembers {
    /// The text of the members, without the braces.
    let text: [UInt8]
    /// Whether the members' order is to be kept; a dictionary's differs from one to the next.
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
    func writeFlat(hasAnyNames: Bool, _ type: Any.Type, _ body: () throws -> Bool) rethrows {
        let output = output.state
        let mark = output.pointee.writer.mark
        output.pointee.writer.separate()
        let start = output.pointee.writer.mark
        let plans = self.output.plans
        let outer = plans.pointee.flat
        plans.pointee.flat = (start.count, [])
        defer { plans.pointee.flat = outer }
        guard try body() else { return output.pointee.writer.rewind(to: mark) }
        if let inner = plans.pointee.flat?.unknown, !inner.isEmpty { parts.unknown += inner }
        let isObject = output.pointee.writer.isObjectOrNull(since: start)
        if hasAnyNames || plan.hasAnyNames(type, self.output) {
            if let text = output.pointee.writer.members(since: start) {
                parts.unknown.append(
                    UnknownMembers(text: text, isOrdered: !hasAnyNames || EngineEncoder.holdsUnknown(type)))
            }
            output.pointee.writer.rewind(to: mark)
        } else if output.pointee.writer.spliceMembers(since: start) {
            state.pointee.mayRepeatNames = true
        } else {
            output.pointee.writer.rewind(to: mark)
        }
        if !isObject { refuseFlat(type) }
    }

    /// Reports a value that has no members: the object is written without it.
    @inline(never)
    private func refuseFlat(_ type: Any.Type) {
        output.noteUnwritten(type)
        let reason = "\(type) is not written as an object, so its fields cannot be written into another."
        output.state.pointee.fail(EncodingError.invalid(type, reason, at: codingPath, OwnText()), of: type)
    }

    /// Arranges the members: those with a path go into nested objects, and those that no property takes after the
    /// others. The latter are left to the enclosing object if this one is flat in it.
    @inline(never) @_optimize(size)
    func arrangeMembers() {
        var unknown = state.pointee.parts?.unknown ?? []
        state.pointee.parts?.unknown = []
        if !unknown.isEmpty {
            // The names are found before the text is parsed, since a closure may name members.
            let declared = plan.declaredMembers(at: codingPath, output)
            for index in unknown.indices { unknown[index].declared.append(declared) }
        }
        if output.plans.pointee.flat?.start == state.pointee.start.count {
            output.plans.pointee.flat?.unknown += unknown
            unknown = []
        }
        guard !unknown.isEmpty || !state.pointee.nestedNames.isEmpty else { return }
        let output = output.state
        // The object's text need not be read for members that nothing else can have written: with a hundred objects in
        // each other all would be read a hundred times.
        if state.pointee.nestedNames.isEmpty, !state.pointee.mayRepeatNames, state.pointee.cases == nil,
            plan.variants.isEmpty,
            output.pointee.writer.append(
                unknown, since: state.pointee.start,
                where: { name in
                    name != "super" && !plan.mayWrite(name)
                        && !unknown.contains { $0.declared.contains { $0.member(name) != nil } }
                })
        {
            return
        }
        let lost = output.pointee.writer.arrangeMembers(
            nesting: state.pointee.nestedNames, adding: unknown, since: state.pointee.start)
        guard !lost.isEmpty, output.pointee.log.isListening else { return }
        for (name, found) in lost {
            output.pointee.log.addLeftOut(
                model: plan.type, property: name, expected: "object", found: found,
                "a property's path leads through it")
        }
    }
}
