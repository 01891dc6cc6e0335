/// Where the lines of a text begin, for turning byte offsets into lines and columns.
///
///     "a\nbc\n"  →  starts [0, 2, 5];  offset 3 is line 2, column 2
struct LineTable: Sendable {
    private let starts: [Int]

    init(_ bytes: [UInt8]) {
        var starts = [0]
        for (index, byte) in bytes.enumerated() where byte == 0x0A { starts.append(index + 1) }
        self.starts = starts
    }

    /// 1-based. O(log lines).
    func position(of offset: Int) -> Position {
        var low = 0
        var high = starts.count
        while low + 1 < high {
            let middle = (low + high) / 2
            if starts[middle] <= offset { low = middle } else { high = middle }
        }
        return Position(line: low + 1, column: offset - starts[low] + 1)
    }
}
