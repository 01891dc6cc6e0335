// Memory: bytes and nodes belong to a document or a writer, which the caller keeps alive. Sixteen bytes after a text
// may be read.

import Foundation

enum JSONEscaping {
    /// The offset of the next byte that needs an escape, or `count`.
    static func nextEscape(_ base: UnsafePointer<UInt8>, from: Int, count: Int, slashes: Bool) -> Int {
        let ones: UInt64 = 0x0101_0101_0101_0101
        let slash: UInt64 = slashes ? 0x2F : 0x22
        var i = from
        while i &+ 8 <= count {
            let x = UInt64(littleEndian: UnsafeRawPointer(base + i).loadUnaligned(as: UInt64.self))
            let quote = x ^ (ones &* 0x22)
            let backslash = x ^ (ones &* 0x5C)
            let solidus = x ^ (ones &* slash)
            let hits = (quote &- ones) | (backslash &- ones) | (solidus &- ones) | (x &- ones &* 0x20)
            let found = hits & ~x & 0x8080_8080_8080_8080
            if found != 0 { return i &+ found.trailingZeroBitCount / 8 }
            i &+= 8
        }
        while i < count, !needsEscape(base[i], slashes: slashes) { i &+= 1 }
        return i
    }

    static func needsEscape(_ byte: UInt8, slashes: Bool) -> Bool {
        byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
            || (slashes && byte == UInt8(ascii: "/"))
    }

    /// Writes the escape, at most six bytes.
    static func write(_ byte: UInt8, to out: UnsafeMutablePointer<UInt8>) -> Int {
        out[0] = UInt8(ascii: "\\")
        switch byte {
        case 0x08: out[1] = UInt8(ascii: "b")
        case 0x09: out[1] = UInt8(ascii: "t")
        case 0x0A: out[1] = UInt8(ascii: "n")
        case 0x0C: out[1] = UInt8(ascii: "f")
        case 0x0D: out[1] = UInt8(ascii: "r")
        case 0..<0x20:
            out[1] = UInt8(ascii: "u")
            out[2] = 0x30
            out[3] = 0x30
            out[4] = byte < 0x10 ? 0x30 : 0x31
            out[5] = byte & 0xF < 10 ? 0x30 + byte & 0xF : 0x57 + byte & 0xF
            return 6
        default: out[1] = byte
        }
        return 2
    }
}

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
