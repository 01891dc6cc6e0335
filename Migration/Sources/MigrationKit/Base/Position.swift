/// A place in a file, counted from 1; the column counts UTF-8 bytes, as the compiler does.
public struct Position: Sendable, Hashable, Comparable {
    public let line: Int
    public let column: Int

    public static func < (left: Position, right: Position) -> Bool {
        (left.line, left.column) < (right.line, right.column)
    }
}
