/// Square brackets nested so deep that the parser would not come to an end: for every further level of `[[[…]]]` it
/// tries two ways.
enum NestingLimit {
    static let depth = 14

    /// The first bracket that is nested deeper; nil where there is none. Strings and comments do not count. O(bytes).
    static func exceeded(in bytes: [UInt8]) -> Int? {
        var depth = 0
        var index = 0
        while index < bytes.count {
            switch bytes[index] {
            case 0x5B:
                depth += 1
                if depth > NestingLimit.depth { return index }
            case 0x5D: depth = max(0, depth - 1)
            case 0x7D where depth > 0 && isAtLineStart(index, bytes): depth = 0
            case 0x22: index = stringEnd(from: index, bytes)
            case 0x2F where index + 1 < bytes.count && bytes[index + 1] == 0x2F: index = lineEnd(from: index, bytes)
            case 0x2F where index + 1 < bytes.count && bytes[index + 1] == 0x2A: index = commentEnd(from: index, bytes)
            default: break
            }
            index += 1
        }
        return nil
    }

    /// A brace in the first column ends a declaration: whatever was miscounted in it counts no more.
    private static func isAtLineStart(_ index: Int, _ bytes: [UInt8]) -> Bool { index == 0 || bytes[index - 1] == 0x0A }

    private static func lineEnd(from index: Int, _ bytes: [UInt8]) -> Int {
        bytes[index...].firstIndex(of: 0x0A) ?? bytes.count
    }

    private static func commentEnd(from start: Int, _ bytes: [UInt8]) -> Int {
        var index = start + 2
        while index + 1 < bytes.count {
            if bytes[index] == 0x2A, bytes[index + 1] == 0x2F { return index + 1 }
            index += 1
        }
        return bytes.count
    }

    /// The closing quote, or the end of the line for text on one line.
    private static func stringEnd(from start: Int, _ bytes: [UInt8]) -> Int {
        let isBlock = bytes[start...].starts(with: [0x22, 0x22, 0x22])
        var index = start + (isBlock ? 3 : 1)
        while index < bytes.count {
            switch bytes[index] {
            case 0x5C: index += 1
            case 0x22 where !isBlock: return index
            case 0x22 where bytes[index...].starts(with: [0x22, 0x22, 0x22]): return index + 2
            case 0x0A where !isBlock: return index
            default: break
            }
            index += 1
        }
        return bytes.count
    }
}
