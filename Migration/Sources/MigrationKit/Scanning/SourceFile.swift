import Foundation

/// A text file of the project: where it is, and its bytes as they were read.
public struct SourceFile: Sendable {
    /// Relative to the folder the tool was started in, with `/`.
    public let path: String
    public let url: URL
    /// The index of its module in `Project.modules`.
    public let module: Int
    public let bytes: [UInt8]

    public var text: String { String(decoding: bytes, as: UTF8.self) }
}

/// A range of bytes in a file.
public typealias ByteRange = Range<Int>

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

/// A place in a file, counted from 1; the column counts UTF-8 bytes, as the compiler does.
public struct Position: Sendable, Hashable, Comparable {
    public let line: Int
    public let column: Int

    public static func < (left: Position, right: Position) -> Bool {
        (left.line, left.column) < (right.line, right.column)
    }
}
