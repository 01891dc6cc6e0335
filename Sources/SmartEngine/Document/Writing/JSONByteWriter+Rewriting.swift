import Foundation

extension JSONByteWriter {
    /// The finished text as Foundation values; nil where it is empty, or too deep for this thread's stack.
    package func plainValue() -> Any? {
        written(since: 0)?.foundationValue(keepsDigits: true)
    }

    /// Rewrites the object that began at `mark`, with each name once, at its first position. It gets the name's last
    /// value, or with `keepsFirst` its first. The values of the names in `merging`, all objects or all arrays, are
    /// merged. Returns the first of these names that cannot be merged; nil on success. O(size).
    package mutating func joinEqualNames(since mark: Mark, merging: Set<String>, keepsFirst: Bool) -> String? {
        var problem: String?
        rewrite(since: mark) { problem = $0.writeJoined($1, merging, keepsFirst) }
        return problem
    }

    @_optimize(size)
    private mutating func writeJoined(_ view: NodeView, _ merging: Set<String>, _ keepsFirst: Bool) -> String? {
        var places = RareTable<String, Int>()
        var members: [(name: String, parts: [NodeView])] = []
        for child in view.childIndices {
            let name = view.memory.view(child - 1).string
            let value = view.memory.view(child)
            guard let place = places[name] else {
                places[name] = members.count
                members.append((name, [value]))
                continue
            }
            // A nested container adds to the existing value; any other value replaces it.
            if merging.contains(name) {
                members[place].parts.append(value)
            } else if !keepsFirst {
                members[place].parts = [value]
            }
        }
        var problem: String?
        beginObject()
        for (text, parts) in members {
            guard let last = parts.last else { continue }
            name(text)
            if parts.contains(where: { $0.kind != last.kind }) || (parts.count > 1 && !last.node.isContainer) {
                problem = problem ?? text
                write(last)
            } else if parts.count == 1 {
                write(last)
            } else if last.kind == .object {
                writeMembers(of: parts)
            } else {
                beginArray()
                for element in parts.flatMap({ part in part.childIndices.map { part.memory.view($0) } }) {
                    separate()
                    write(element)
                }
                endArray()
            }
        }
        endObject()
        return problem
    }

    /// Writes one object with the members of several, the last of equal names.
    @_optimize(size)
    private mutating func writeMembers(of parts: [NodeView]) {
        var last = RareTable<String, NodeView>()
        var names: [String] = []
        for part in parts {
            for child in part.childIndices {
                let name = part.memory.view(child - 1).string
                if last[name] == nil { names.append(name) }
                last[name] = part.memory.view(child)
            }
        }
        beginObject()
        for text in names {
            name(text)
            if let value = last[text] { write(value) }
        }
        endObject()
    }

    /// Reopens the object that was written since `mark`, if nothing else was. False if there is no such object.
    package mutating func reopenObject(since mark: Mark) -> Bool {
        reopen(since: mark, UInt8(ascii: "{"), UInt8(ascii: "}"))
    }

    /// Reopens the array that was written since `mark`, if nothing else was. Returns the number of its elements; nil if
    /// there is no such array. O(size).
    package mutating func reopenArray(since mark: Mark) -> Int? {
        guard count > mark.count, start[mark.count] == UInt8(ascii: "["),
            let list = written(since: mark.count)
        else { return nil }
        let elements = list.withRoot { $0.node.count }
        return reopen(since: mark, UInt8(ascii: "["), UInt8(ascii: "]")) ? elements : nil
    }

    /// Whether a quoted name occurs in what was written since `mark`. It searches for the name's first two bytes, which
    /// rarely occur. O(size).
    package func contains(_ name: UnsafeBufferPointer<UInt8>, since mark: Mark) -> Bool {
        guard let quoted = UnsafeRawPointer(name.baseAddress), name.count > 1 else { return false }
        let head = quoted.loadUnaligned(as: UInt16.self)
        var place = UnsafeRawPointer(start) + mark.count
        let end = UnsafeRawPointer(start) + count - name.count
        while place <= end {
            if place.loadUnaligned(as: UInt16.self) == head, memcmp(place, quoted, name.count) == 0 { return true }
            place += 1
        }
        return false
    }

    /// The members of the object that was written since `mark`, without its braces; nil where there are none.
    package func members(since mark: Mark) -> [UInt8]? {
        let text = UnsafeBufferPointer(start: start + mark.count, count: count - mark.count)
        return text.first == UInt8(ascii: "{") && text.contains(UInt8(ascii: "\""))
            ? Array(text.dropFirst().dropLast()) : nil
    }

    /// Makes the members of the object that began at `mark` members of the enclosing object. False if there are none.
    @_optimize(size)
    package mutating func spliceMembers(since mark: Mark) -> Bool {
        guard count > mark.count + 2, start[mark.count] == UInt8(ascii: "{") else { return false }
        if isPretty {
            var isFirst = true
            rewrite(since: mark) { writer, view in
                for child in view.childIndices {
                    // `separate` was called for the first one before the mark.
                    if !isFirst { writer.separate() }
                    isFirst = false
                    view.memory.view(child - 1).withUTF8 { writer.string($0) }
                    writer.colon()
                    writer.write(view.memory.view(child))
                }
            }
            return !isFirst
        }
        (start + mark.count).update(from: start + mark.count + 1, count: count - mark.count - 2)
        count -= 2
        return true
    }

    /// Whether what was written since `mark` may be members of an object, or nothing.
    package func isObjectOrNull(since mark: Mark) -> Bool {
        count == mark.count || start[mark.count] == UInt8(ascii: "{") || start[mark.count] == UInt8(ascii: "n")
    }

    /// Rewrites everything, with the members of every object in the order of their names. False if the text is nested
    /// too deeply for this thread's stack.
    mutating func sortMembers() -> Bool {
        rewrite(since: Mark(count: 0, isFirst: true, depth: 0)) { $0.writeSorted($1) } && deepest < .max
    }

    /// Replaces what was written since `mark` with what `body` writes for its value. False if the text cannot be
    /// parsed; it is then unchanged.
    @discardableResult
    package mutating func rewrite(since mark: Mark, _ body: (inout JSONByteWriter, NodeView) -> Void) -> Bool {
        guard let document = written(since: mark.count) else { return false }
        rewind(to: mark)
        document.withRoot { body(&self, $0) }
        return true
    }

    /// The text after an offset, parsed.
    private func written(since offset: Int) -> Document? {
        try? Document(utf8: UnsafeBufferPointer(start: start + offset, count: count - offset))
    }

    private mutating func writeSorted(_ view: NodeView) {
        switch view.kind {
        case .array where StackSpace.hasRoom: writeSortedArray(view)
        case .object where StackSpace.hasRoom: writeSortedObject(view)
        default: write(view)
        }
    }

    @_optimize(size) private mutating func writeSortedArray(_ view: NodeView) {
        beginArray()
        for child in view.childIndices {
            separate()
            writeSorted(view.memory.view(child))
        }
        endArray()
    }

    @_optimize(size) private mutating func writeSortedObject(_ view: NodeView) {
        let named = view.childIndices.map { (name: view.memory.view($0 - 1).string, child: $0) }
        writeObject(
            view, children: named.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }.map { $0.child }
        ) { $0.writeSorted($1) }
    }

    @_optimize(size) private mutating func writeObject(
        _ view: NodeView, children: [Int], _ body: (inout JSONByteWriter, NodeView) -> Void
    ) {
        beginObject()
        for child in children {
            separate()
            view.memory.view(child - 1).withUTF8 { string($0) }
            colon()
            body(&self, view.memory.view(child))
        }
        endObject()
    }
}
