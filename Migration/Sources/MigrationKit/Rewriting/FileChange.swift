/// The edits of one file. What no edit covers keeps its bytes.
public struct FileChange: Sendable {
    public let file: SourceFile
    /// In the order they were added.
    public private(set) var edits: [Edit] = []
    /// Their indices in the order of their places; insertions come before what is replaced behind them.
    private var order: [Int] = []

    public init(file: SourceFile) { self.file = file }

    /// Adds an edit. One that overlaps an earlier edit, or says the same once more, is left out. O(log edits), and
    /// moving what stands behind it.
    @discardableResult
    public mutating func add(_ edit: Edit) -> Bool {
        let place = firstIndex(behind: edit)
        // To the left: insertions at the same place, then what may reach into it.
        var left = place
        while left > 0 {
            left -= 1
            let other = edits[order[left]]
            if other == edit || overlap(edit, other) { return false }
            if !other.range.isEmpty || other.range.lowerBound < edit.range.lowerBound { break }
        }
        var right = place
        while right < order.count {
            let other = edits[order[right]]
            if other == edit || overlap(edit, other) { return false }
            if other.range.lowerBound >= edit.range.upperBound { break }
            right += 1
        }
        edits.append(edit)
        order.insert(edits.count - 1, at: place)
        return true
    }

    private func overlap(_ edit: Edit, _ other: Edit) -> Bool {
        guard edit.range.isEmpty || other.range.isEmpty else { return edit.range.overlaps(other.range) }
        return (edit.range.lowerBound > other.range.lowerBound && edit.range.lowerBound < other.range.upperBound)
            || (other.range.lowerBound > edit.range.lowerBound && other.range.lowerBound < edit.range.upperBound)
    }

    /// Behind all edits of the same place and kind.
    private func firstIndex(behind edit: Edit) -> Int {
        func key(_ edit: Edit) -> (Int, Int) { (edit.range.lowerBound, edit.range.isEmpty ? 0 : 1) }
        var low = 0
        var high = order.count
        while low < high {
            let middle = (low + high) / 2
            if key(edits[order[middle]]) <= key(edit) { low = middle + 1 } else { high = middle }
        }
        return low
    }

    public var isEmpty: Bool { edits.isEmpty }

    /// The file's bytes after the edits. Insertions at one place keep the order they were added in.
    public var result: [UInt8] { applied.bytes }

    /// The same, with the places of the edits before and after.
    var applied: (bytes: [UInt8], places: [(old: ByteRange, new: ByteRange)]) {
        var output: [UInt8] = []
        output.reserveCapacity(file.bytes.count + 256)
        var places: [(old: ByteRange, new: ByteRange)] = []
        var position = 0
        let newline = file.bytes.usesCRLF ? "\r\n" : "\n"
        for edit in order.lazy.map({ edits[$0] })
        where edit.range.lowerBound >= position && edit.range.upperBound <= file.bytes.count {
            output += file.bytes[position..<edit.range.lowerBound]
            let start = output.count
            output += Array((newline == "\n" ? edit.replacement : edit.replacement.replacing("\n", with: newline)).utf8)
            places.append((edit.range, start..<output.count))
            position = edit.range.upperBound
        }
        output += file.bytes[position...]
        return (output, places)
    }
}
