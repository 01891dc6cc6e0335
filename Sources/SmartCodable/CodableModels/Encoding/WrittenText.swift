import Foundation
@_spi(Engine) import SmartEngine

/// A value of a text that was written. Its brackets, quotes and commas say where the values in it lie; no number or text is
/// read, and what is unchanged is copied as bytes.
///
///     {"id":1,"data.rows":[{"n":1},{"n":2}]}      id, 1, data.rows, [{"n":1},{"n":2}]
struct WrittenText {
    let bytes: UnsafeBufferPointer<UInt8>
    /// The levels of containers in it.
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
    fileprivate func parts(jumping known: ArraySlice<JSONByteWriter.SeenObject> = [], from offset: Int = 0)
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

extension JSONByteWriter {
    /// The names and values of the object that began at `mark`, which may still be open; until something else is written.
    /// O(what was written since, without the objects whose members were looked at before).
    private func parts(since mark: Mark) -> [WrittenText] {
        let text = UnsafeBufferPointer(start: start + mark.count, count: count - mark.count)
        let inside = seen.lastIndex { $0.range.lowerBound < mark.count }.map { $0 + 1 } ?? 0
        return WrittenText(bytes: text).parts(jumping: seen[inside...], from: mark.count)
    }

    /// Whether an object that is still open has a member with this quoted name.
    func hasMember(_ name: UnsafeBufferPointer<UInt8>, since mark: Mark) -> Bool {
        // Most texts do not have the name at all. One with objects that were looked at is not searched for it again.
        guard let text = name.baseAddress, mark.count + name.count <= count,
            (seen.last?.range.lowerBound ?? 0) >= mark.count
                || (mark.count...(count - name.count)).contains(where: {
                    start[$0] == text[0] && memcmp(start + $0, text, name.count) == 0
                })
        else { return false }
        return parts(since: mark).enumerated().contains { $0.isMultiple(of: 2) && $1.bytes.elementsEqual(name) }
    }

    /// Looks at the members of the object that began at `mark`, and replaces it by what `change` writes; nil: it stays.
    @_optimize(size)
    mutating func look(
        at mark: Mark, _ change: ([(name: String, value: WrittenText)]) -> ((inout JSONByteWriter) -> Void)?
    ) {
        let members = WrittenText.paired(parts(since: mark))
        guard let write = change(members) else {
            return noteSeen(since: mark, height: 1 + (members.map(\.value.height).max() ?? 0))
        }
        var piece = JSONByteWriter(continuing: self)
        piece.depth = mark.depth
        piece.deepest = mark.depth
        write(&piece)
        rewind(to: mark)
        raw(UnsafeBufferPointer(start: piece.start, count: piece.count))
        isFirst = false
        deepest = max(deepest, piece.deepest)
        noteSeen(since: mark, height: piece.deepest - mark.depth)
        piece.free()
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

    /// Prepares for such a value: its brace takes the place of a comma, or of the object's own.
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
    /// Whether a name was there again.
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
