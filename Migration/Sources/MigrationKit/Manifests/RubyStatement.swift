/// A `pod` or `dependency` call with what belongs to it on its line: `s.` before it, `if` after it.
struct RubyStatement {
    private let bytes: [UInt8]
    private let range: ByteRange
    /// Whether nothing else stands on its lines, but a comment.
    private let isAlone: Bool
    private let indent: String
    /// Where another statement can be added.
    let lineEnd: Int

    init(_ tokens: [RubyToken], name index: Int, _ bytes: [UInt8]) {
        self.bytes = bytes
        var first = index - 1
        var isOpen = false
        if tokens[first].isSign("(") {
            isOpen = true
            first -= 1
        }
        while first > 1, tokens[first - 1].isSign(".") { first -= 2 }
        let start = tokens[first].range.lowerBound
        var end = RubyCall(tokens, name: index).arguments.last?.range.upperBound ?? tokens[index].range.upperBound
        var next = tokens[(index + 1)...].firstIndex { $0.range.lowerBound >= end } ?? tokens.endIndex
        if isOpen, next < tokens.endIndex, tokens[next].isSign(")") {
            end = tokens[next].range.upperBound
            next += 1
        }
        let rest = tokens[next...].prefix { $0.kind != .lineEnd }
        isAlone =
            (first == 0 || tokens[first - 1].kind == .lineEnd) && !rest.contains { $0.isSign(";") || $0.isWord("end") }
        if isAlone, let last = rest.last { end = last.range.upperBound }
        range = start..<end
        indent = bytes.string((bytes[..<start].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0)..<start)
        lineEnd = isAlone ? bytes[end...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? bytes.count : end
    }

    /// The statement once more, with another text at `place`, to be added at `lineEnd`.
    func copy(replacing place: ByteRange, by text: String) -> String {
        let statement =
            bytes.string(range.lowerBound..<place.lowerBound) + text + bytes.string(place.upperBound..<range.upperBound)
        return separator + statement
    }

    private var separator: String { isAlone ? "\n" + indent : "; " }

    /// The statement once more, after edits of it.
    func copy(_ edits: [Edit], of file: SourceFile) -> String {
        var change = FileChange(file: file)
        edits.forEach { change.add($0) }
        let length = range.count + change.result.count - bytes.count
        return separator + change.result.string(range.lowerBound..<range.lowerBound + length)
    }

    /// What goes when the statement goes: its lines, or what stands before a comment or another statement.
    var removal: ByteRange {
        let rest = bytes[range.upperBound...].drop { $0 == 0x20 || $0 == 0x09 || $0 == 0x3B }
        guard isAlone, rest.startIndex >= lineEnd else { return range.lowerBound..<rest.startIndex }
        let next = bytes[lineEnd...].firstIndex(of: 0x0A).map { $0 + 1 } ?? lineEnd
        return range.lowerBound - indent.utf8.count..<next
    }
}

extension RubyCall {
    /// The tokens between the nearest `do` and the nearest `end`: dependencies of the same target.
    static func block(around index: Int, _ tokens: [RubyToken]) -> Range<Int> {
        let start = tokens[..<index].lastIndex { $0.isWord("do") || $0.isWord("end") }.map { $0 + 1 } ?? 0
        let end = tokens[index...].firstIndex { $0.isWord("do") || $0.isWord("end") } ?? tokens.endIndex
        return start..<end
    }
}
