/// A change of a range of bytes, made for a rule.
public struct Edit: Sendable, Equatable {
    public let range: ByteRange
    public let replacement: String
    public let rule: String

    public init(_ range: ByteRange, _ replacement: String, rule: String) {
        self.range = range
        self.replacement = replacement
        self.rule = rule
    }
}

/// The edits of one file. What no edit covers keeps its bytes.
public struct FileChange: Sendable {
    public let file: SourceFile
    public private(set) var edits: [Edit] = []

    public init(file: SourceFile) { self.file = file }

    /// Adds an edit. One that overlaps an earlier edit, or says the same once more, is left out.
    @discardableResult
    public mutating func add(_ edit: Edit) -> Bool {
        for other in edits {
            if other == edit { return false }
            let overlaps = edit.range.isEmpty || other.range.isEmpty
                ? (edit.range.lowerBound > other.range.lowerBound && edit.range.lowerBound < other.range.upperBound)
                    || (other.range.lowerBound > edit.range.lowerBound && other.range.lowerBound < edit.range.upperBound)
                : edit.range.overlaps(other.range)
            if overlaps { return false }
        }
        edits.append(edit)
        return true
    }

    public var isEmpty: Bool { edits.isEmpty }

    /// The file's bytes after the edits. Insertions at one place keep the order they were added in.
    public var result: [UInt8] {
        let ordered = edits.enumerated().sorted {
            ($0.element.range.lowerBound, $0.element.range.isEmpty ? 0 : 1, $0.offset) < ($1.element.range.lowerBound, $1.element.range.isEmpty ? 0 : 1, $1.offset)
        }
        var output: [UInt8] = []
        output.reserveCapacity(file.bytes.count + 256)
        var position = 0
        let newline = file.bytes.usesCRLF ? "\r\n" : "\n"
        for (_, edit) in ordered where edit.range.lowerBound >= position && edit.range.upperBound <= file.bytes.count {
            output += file.bytes[position..<edit.range.lowerBound]
            output += Array((newline == "\n" ? edit.replacement : edit.replacement.replacing("\n", with: newline)).utf8)
            position = edit.range.upperBound
        }
        return output + file.bytes[position...]
    }
}

extension [UInt8] {
    /// Whether the first line ends with CR LF.
    var usesCRLF: Bool {
        guard let end = firstIndex(of: 0x0A) else { return false }
        return end > 0 && self[end - 1] == 0x0D
    }

    func string(_ range: ByteRange) -> String {
        guard range.lowerBound >= 0, range.upperBound <= count else { return "" }
        return String(decoding: self[range], as: UTF8.self)
    }
}

extension String {
    /// Replaces all occurrences, without Foundation's regular expressions.
    func replacing(_ old: Character, with new: String) -> String {
        var result = ""
        for character in self { character == old ? result += new : result.append(character) }
        return result
    }
}
