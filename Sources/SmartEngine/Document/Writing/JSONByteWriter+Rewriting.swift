import Foundation

extension JSONByteWriter {
    /// The finished text as Foundation values; nil where it is empty, or too deep for this thread's stack.
    package func plainValue() -> Any? {
        written(since: 0)?.foundationValue(keepsDigits: true)
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

    /// Whether what was written since `mark` may be members of an object, or nothing.
    package func isObjectOrNull(since mark: Mark) -> Bool {
        count == mark.count || start[mark.count] == UInt8(ascii: "{") || start[mark.count] == UInt8(ascii: "n")
    }

    /// Rewrites everything, with the members of every object in the order of their names. False if the text cannot be parsed,
    /// or is nested too deeply for this thread's stack.
    mutating func sortMembers() -> Bool {
        guard let document = written(since: 0) else { return false }
        rewind(to: Mark(count: 0, isFirst: true, depth: 0))
        document.withRoot { writeSorted($0) }
        return deepest < .max
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
        beginObject()
        for member in named.sorted(by: { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }) {
            name(member.name)
            writeSorted(view.memory.view(member.child))
        }
        endObject()
    }
}
