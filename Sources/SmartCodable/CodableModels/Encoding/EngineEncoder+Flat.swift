@_spi(Engine) import SmartEngine

/// Values whose members are members of the enclosing object (`@SmartFlat`, a polymorphic enum's payload).
extension EngineEncoder {
    /// Writes the members of a value among those of this object. `hasAnyNames`: they may have any names, also those of
    /// this object's properties, which take precedence.
    func writeFlat(hasAnyNames: Bool, _ type: Any.Type, _ body: () throws -> Bool) rethrows {
        let output = output.state
        let mark = output.pointee.writer.mark
        output.pointee.writer.separate()
        let start = output.pointee.writer.mark
        state.pointee.mayRepeatNames = true
        output.pointee.flatNames = nil
        let isWritten = try body()
        guard isWritten, output.pointee.writer.spliceMembers(since: start) else {
            let isLost = isWritten && !output.pointee.writer.isObjectOrNull(since: start)
            output.pointee.writer.rewind(to: mark)
            if isLost { refuseFlat(type) }
            return
        }
        let inner = output.pointee.flatNames.flatMap { $0.start == start.count ? $0.names : nil }
        let isOpen = hasAnyNames || inner == nil && plan.hasAnyNames(type, self.output)
        guard isOpen || inner != nil else { return }
        let base = state.pointee.start.count
        parts.flat.append(
            FlatMembers(
                range: start.count - base..<output.pointee.writer.count - base, names: isOpen ? nil : inner))
    }

    /// A value that has no members: the object goes out without it.
    @inline(never)
    private func refuseFlat(_ type: Any.Type) {
        output.noteUnwritten(type)
        let reason = "\(type) is no object, so it has no place among the members of another."
        output.state.pointee.fail(
            EncodingError.invalidValue(
                type,
                EncodingError.Context(codingPath: codingPath, debugDescription: reason, underlyingError: OwnText())),
            of: type)
    }

    /// Deferred texts that are inserted move the flat members.
    func moveFlat(_ parts: EncoderParts) {
        let base = state.pointee.start.count
        for index in parts.flat.indices {
            let range = parts.flat[index].range
            let before = parts.deferred.lazy.filter { $0.offset - base <= range.lowerBound }
            let added = before.reduce(0) { $0 + $1.session.context.state.pointee.writer.count }
            parts.flat[index].range = range.lowerBound + added..<range.upperBound + added
        }
    }

    /// Arranges the members: those with a path into nested objects, and of those of flat dictionaries the ones without
    /// a property.
    @inline(never)
    func arrangeMembers() {
        let parts = state.pointee.parts?.flat ?? []
        state.pointee.parts?.flat = []
        // Before the text is parsed: a closure may name members.
        let declared = parts.isEmpty ? nil : plan.declaredMembers(at: codingPath, output)
        let state = output.state
        let arranged = state.pointee.writer.arrangeMembers(
            nesting: plan.nestedNames, parts, declared, since: self.state.pointee.start)
        if !arranged.flat.isEmpty { state.pointee.flatNames = (self.state.pointee.start.count, arranged.flat) }
        guard !arranged.lost.isEmpty, state.pointee.log.isListening else { return }
        for name in arranged.lost {
            state.pointee.log.addLeftOut(model: plan.type, property: name, type: JSONValue.self)
        }
    }
}
