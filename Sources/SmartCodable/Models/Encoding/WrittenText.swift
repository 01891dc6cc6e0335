// Memory: an address is of the codec's or the property's type, as a verified layout says. User code may run between
// two uses only of memory that this code owns.

import Foundation
@_spi(Engine) import SmartEngine

/// A value of a text that was written. Its brackets, quotes and commas say where the values in it lie; no number or text is
/// read, and what is unchanged is copied as bytes.
///
///     {"id":1,"data.rows":[{"n":1},{"n":2}]}      id, 1, data.rows, [{"n":1},{"n":2}]
struct WrittenText {
    let bytes: UnsafeBufferPointer<UInt8>
    /// The levels of containers in the text.
    var height = 0
    /// Of the further nested containers for one key, which add to the first.
    var more: [UnsafeBufferPointer<UInt8>] = []

    var isObject: Bool { bytes.first == UInt8(ascii: "{") }
    var isArray: Bool { bytes.first == UInt8(ascii: "[") }
    var isNull: Bool { bytes.first == UInt8(ascii: "n") }

    /// The value as reports say it.
    @_optimize(size) var summary: String { (try? Document(utf8: bytes))?.withRoot { $0.summary } ?? "" }

    /// Of a string.
    @_optimize(size) fileprivate var string: String {
        bytes.contains(UInt8(ascii: "\\"))
            ? (try? Document(utf8: bytes))?.withRoot { $0.string } ?? ""
            : String(decoding: bytes.dropFirst().dropLast(), as: UTF8.self)
    }

    /// The elements of an array. O(length).
    @_optimize(size) var elements: [WrittenText] { ([bytes] + more).flatMap { Self(bytes: $0).parts() } }

    /// The members of an object. O(length).
    @_optimize(size) var members: [(name: String, value: WrittenText)] { WrittenText.paired(elements) }

    @_optimize(size) fileprivate static func paired(_ parts: [WrittenText]) -> [(name: String, value: WrittenText)] {
        stride(from: 1, to: parts.count, by: 2).map { (parts[$0 - 1].string, parts[$0]) }
    }

    /// The values right inside, names included. Objects that are known, of the text in which this one begins at `offset`, are
    /// jumped over: O(length of the rest).
    fileprivate func parts(jumping known: ArraySlice<SeenObject> = [], from offset: Int = 0)
        -> [WrittenText]
    {
        var known = known
        var parts: [WrittenText] = []
        // Where a part begins; 0 between two of them.
        var (from, level, height) = (0, 0, 0)
        var place = 1
        func endPart() {
            guard level == 0, from > 0 else { return }
            parts.append(Self(bytes: .init(rebasing: bytes[from..<place]), height: height))
            (from, height) = (0, 0)
        }
        while place < bytes.count {
            switch bytes[place] {
            case UInt8(ascii: ","), UInt8(ascii: ":"): endPart()
            case UInt8(ascii: "}"), UInt8(ascii: "]"):
                endPart()
                level -= 1
            case UInt8(ascii: "\""):
                if from == 0 { from = place }
                place += 1
                while place < bytes.count, bytes[place] != UInt8(ascii: "\"") {
                    place += bytes[place] == UInt8(ascii: "\\") ? 2 : 1
                }
            case UInt8(ascii: "{"), UInt8(ascii: "["):
                if from == 0 { from = place }
                if let object = known.first, object.range.lowerBound == offset + place {
                    known = known.dropFirst()
                    height = max(height, level + object.height)
                    place = object.range.upperBound - offset - 1
                } else {
                    level += 1
                    height = max(height, level)
                }
            default: if from == 0 { from = place }
            }
            place += 1
        }
        return parts
    }
}

extension EncodingContext {
    /// The names and values of the object that began at `mark`, which may still be open; until something else is written.
    /// O(what was written since, without the objects whose members were looked at before).
    private func parts(since mark: JSONByteWriter.Mark) -> [WrittenText] {
        let writer = state.pointee.writer
        let text = UnsafeBufferPointer(start: writer.start + mark.count, count: writer.count - mark.count)
        let seen = plans.pointee.seen
        let inside = seen.lastIndex { $0.range.lowerBound < mark.count }.map { $0 + 1 } ?? 0
        return WrittenText(bytes: text).parts(jumping: seen[inside...], from: mark.count)
    }

    /// Whether an object that is still open has a member with this quoted name.
    func hasMember(_ name: UnsafeBufferPointer<UInt8>, since mark: JSONByteWriter.Mark) -> Bool {
        let writer = state.pointee.writer
        plans.pointee.forgetSeen(from: writer.unchanged)
        // Most texts do not have the name at all. One with objects that were looked at is not searched for it again.
        let isLarge = (plans.pointee.seen.last?.range.lowerBound ?? -1) >= mark.count
        guard isLarge || writer.contains(name, since: mark) else { return false }
        return parts(since: mark).enumerated().contains { $0.isMultiple(of: 2) && $1.bytes.elementsEqual(name) }
    }

    /// Looks at the members of the object that began at `mark`, and replaces it by what `change` writes; nil: it stays.
    @_optimize(size)
    func look(
        at mark: JSONByteWriter.Mark,
        _ change: ([(name: String, value: WrittenText)]) -> ((inout JSONByteWriter) -> Void)?
    ) {
        plans.pointee.forgetSeen(from: state.pointee.writer.unchanged)
        let members = WrittenText.paired(parts(since: mark))
        var height = 1 + (members.map(\.value.height).max() ?? 0)
        if let write = change(members) {
            var piece = JSONByteWriter(continuing: state.pointee.writer)
            piece.depth = mark.depth
            piece.deepest = mark.depth
            write(&piece)
            state.pointee.writer.replace(since: mark, by: piece)
            height = piece.deepest - mark.depth
            piece.free()
        }
        let end = state.pointee.writer.count
        state.pointee.writer.unchanged = end
        plans.pointee.noteSeen(SeenObject(range: mark.count..<end, height: height))
    }
}

extension JSONByteWriter {
    /// Whether the bytes are anywhere in what was written since `mark`: looks for the second one, as a quoted name's first
    /// letter is rarer than the quotation mark before it.
    fileprivate func contains(_ name: UnsafeBufferPointer<UInt8>, since mark: Mark) -> Bool {
        guard name.count > 1, let text = name.baseAddress else { return false }
        let end = start + max(mark.count, count - name.count + 2)
        var place = start + min(mark.count + 1, count)
        while place < end, let found = memchr(place, Int32(text[1]), end - place) {
            place = found.assumingMemoryBound(to: UInt8.self) + 1
            if memcmp(place - 2, text, name.count) == 0 { return true }
        }
        return false
    }

    fileprivate mutating func replace(since mark: Mark, by piece: JSONByteWriter) {
        rewind(to: mark)
        raw(UnsafeBufferPointer(start: piece.start, count: piece.count))
        isFirst = false
        deepest = max(deepest, piece.deepest)
    }

    /// A value that was written before.
    @_optimize(size)
    mutating func write(_ text: WrittenText) {
        guard text.more.isEmpty else { return writeParts(of: text) }
        deepest = max(deepest, depth + text.height)
        raw(text.bytes)
    }

    @_optimize(size)
    private mutating func writeParts(of text: WrittenText) {
        guard text.isObject else {
            beginArray()
            for element in text.elements {
                separate()
                write(element)
            }
            return endArray()
        }
        beginObject()
        for (text, value) in JoinedMembers(text.members).members {
            name(text)
            write(value)
        }
        endObject()
    }

    // MARK: Members of a value that are those of the object around it

    /// Prepares for a value whose members are to be the object's: its brace takes the place of a comma, or of the
    /// object's own.
    mutating func beginMembers() {
        depth -= 1
        if isFirst { count -= 1 }
    }

    /// Leaves the value's members to the object, which was at `mark`; false, with nothing written, where it has none.
    mutating func endMembers(since mark: Mark, after outer: Mark) -> Bool {
        guard reopenObject(since: mark), !isFirst else {
            takeBackMembers(to: outer)
            return false
        }
        if !outer.isFirst { start[mark.count] = UInt8(ascii: ",") }
        return true
    }

    mutating func takeBackMembers(to outer: Mark) {
        rewind(to: outer)
        if outer.isFirst { start[outer.count - 1] = UInt8(ascii: "{") }
    }
}

/// A copy of an object that was written and taken back.
final class KeptText {
    let value: WrittenText

    /// Nil where no members were written since `mark`.
    init?(_ writer: JSONByteWriter, since mark: JSONByteWriter.Mark) {
        let text = UnsafeMutableBufferPointer(start: writer.start + mark.count, count: writer.count - mark.count)
        guard text.first == UInt8(ascii: "{"), text.contains(UInt8(ascii: "\"")) else { return nil }
        let copy = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: text.count)
        _ = copy.initialize(from: text)
        value = WrittenText(bytes: UnsafeBufferPointer(copy))
    }

    deinit { value.bytes.deallocate() }
}

/// Members with each name once, at its first position.
struct JoinedMembers {
    private(set) var members: [(name: String, value: WrittenText)] = []
    /// Whether a name occurred twice.
    private(set) var isChanged = false
    /// A name whose values should be merged, but are not all objects or all arrays.
    private(set) var problem: String?

    /// `merging`: the names whose values are merged; of others the last one stays, or the first.
    @_optimize(size)
    init(_ all: [(name: String, value: WrittenText)], merging: Set<String> = [], keepsFirst: Bool = false) {
        isChanged = Set(all.map(\.name)).count < all.count
        guard isChanged else {
            members = all
            return
        }
        var places = RareTable<String, Int>()
        for (name, value) in all {
            guard let place = places[name] else {
                places[name] = members.count
                members.append((name, value))
                continue
            }
            let known = members[place].value
            if !merging.contains(name) {
                if !keepsFirst { members[place].value = value }
            } else if known.isObject && value.isObject || known.isArray && value.isArray {
                members[place].value.more.append(value.bytes)
            } else {
                problem = problem ?? name
                members[place].value = value
            }
        }
    }
}
