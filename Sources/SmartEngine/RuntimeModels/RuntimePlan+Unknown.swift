import Foundation

/// The members of an object that no property takes, in a property that holds them (`HelpingMapper.keepUnknown`).
extension RuntimePlan {
    /// Adds the unknown members to those that the property at `base` has; false if there are none. O(members of the
    /// object).
    @_optimize(size)
    func fillUnknown(_ base: UnsafeMutableRawPointer, from object: Int, _ context: DecodingContext) -> Bool {
        let memory = context.memory
        var members: [String: Any] = [:]
        for child in memory.view(object).childIndices {
            let name = child - 1
            let (isTaken, tails) = takers(of: name, memory)
            guard !isTaken, let value = rest(of: child, tails, context, depth: 0) else { continue }
            members[memory.view(name).string] = value
        }
        guard !members.isEmpty else { return false }
        let target = base + properties[unknownField].offset
        // A member that the property has already stays, unless the object has it anew.
        for (name, value) in held(at: target) where members[name] == nil { members[name] = value }
        if places[unknownField].plan.isOptional {
            target._store(members, at: .optional)
        } else {
            target._store(members, at: .value)
        }
        return true
    }

    private func held(at source: UnsafeRawPointer) -> [String: Any] {
        places[unknownField].plan.isOptional
            ? source.assumingMemoryBound(to: [String: Any]?.self).pointee ?? [:]
            : source.assumingMemoryBound(to: [String: Any].self).pointee
    }

    /// Whether a property takes the whole member with this name, and the paths through it of those that take a part.
    @_optimize(size) private func takers(of name: Int, _ memory: DocumentMemory) -> (isTaken: Bool, tails: [[String]]) {
        var tails: [[String]] = []
        var index = names.find(memory.node(name), guess: 0, at: name, memory)
        while index >= 0 {
            let entry = names.entries[index]
            guard entry.tail >= 0 else { return (true, []) }
            tails.append(names.tails[Int(entry.tail)])
            index = Int(entry.nextSame)
        }
        return (false, tails)
    }

    private static let deepest = 64

    /// A value without the parts at the end of the paths; nil where nothing is left.
    private func rest(of value: Int, _ tails: [[String]], _ context: DecodingContext, depth: Int) -> Any? {
        let view = context.memory.view(value)
        guard !tails.isEmpty, view.kind == .object, depth < RuntimePlan.deepest else {
            return view.kind == .null
                ? NSNull()
                : CodecRegistry.shared.derivedCodec(for: Any.self).value(Any.self, value, context)
        }
        var members: [String: Any] = [:]
        for child in view.childIndices {
            let name = context.memory.view(child - 1).string
            var inner: [[String]] = []
            for tail in tails where tail.first == name { inner.append(Array(tail.dropFirst())) }
            guard !inner.contains([]) else { continue }
            members[name] = rest(of: child, inner, context, depth: depth + 1)
        }
        return members.isEmpty && view.node.count > 0 ? nil : members
    }

    private func unknown(_ base: UnsafeRawPointer) -> [String: Any] {
        let source = base + properties[unknownField].offset
        if isClass { ExclusiveAccess.checkReading(source) }
        return held(at: source)
    }

    /// Writes the unknown members in the order of their names, except for those that a property has written.
    @_optimize(size)
    func writeUnknown(_ base: UnsafeRawPointer, besides written: Set<String>, _ output: EncodingContext) {
        let state = output.state
        let members = unknown(base)
        for name in members.keys.arranged(by: <) where !written.contains(name) {
            guard let value = members[name] else { continue }
            let mark = state.pointee.writer.mark
            state.pointee.writer.name(name)
            // Null is written too, unlike a property's: it was sent.
            if !output.writeAnswer(value) { state.pointee.writer.rewind(to: mark) }
            noteUnwritten(fields[unknownField].name, output)
        }
    }

    /// Adds the unknown members to a dictionary, except for those that it has already.
    @_optimize(size)
    func addUnknown(_ base: UnsafeRawPointer, to result: inout [String: Any], _ output: EncodingContext) {
        for (name, value) in unknown(base) where result[name] == nil {
            result[name] = plain(value, output)
        }
        noteUnwritten(fields[unknownField].name, output)
    }

    private func plain(_ value: Any, _ output: EncodingContext) -> Any? {
        // The exact type is compared: a cast to a class bridges all that is below, at each level.
        if Swift.type(of: value) is NSNull.Type { return value }
        if let list = value as? [Any] {
            return output.deeper(otherwise: nil) { list.compactMap { plain($0, output) } }
        }
        if let table = value as? [String: Any] {
            return output.deeper(otherwise: nil) { table.compactMapValues { plain($0, output) } }
        }
        return output.plainDynamic(value, staticType: Any.self)
    }
}
