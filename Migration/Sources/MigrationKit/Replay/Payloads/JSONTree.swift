/// JSON with the order of members and the digits of numbers as they were written.
indirect enum JSONTree: Equatable, Sendable {
    case null
    case bool(Bool)
    case number(String)
    case string(String)
    case array([JSONTree])
    case object([Member])

    struct Member: Equatable, Sendable {
        let name: String
        let value: JSONTree
    }

    /// Nil for what is no JSON.
    init?(_ text: String, allowsTrailingCommas: Bool = false) {
        var reader = JSONTreeReader(Array(text.utf8), allowsTrailingCommas: allowsTrailingCommas)
        guard let tree = reader.document() else { return nil }
        self = tree
    }

    subscript(name: String) -> JSONTree? {
        guard case .object(let members) = self else { return nil }
        return members.last { $0.name == name }?.value
    }

    /// On one line, short enough to print.
    var summary: String {
        let text = compact
        return text.count > 60 ? text.prefix(57) + "..." : text
    }

    private var compact: String {
        switch self {
        case .null: return "null"
        case .bool(let value): return value ? "true" : "false"
        case .number(let text): return text
        case .string(let text): return "\"" + text.replacing("\n", with: "\\n") + "\""
        case .array(let elements): return "[" + elements.map(\.compact).joined(separator: ",") + "]"
        case .object(let members):
            return "{" + members.map { "\"\($0.name)\":\($0.value.compact)" }.joined(separator: ",") + "}"
        }
    }
}

/// A strict reader; nesting is limited, so that no payload can exhaust the stack.
private struct JSONTreeReader {
    private let bytes: [UInt8]
    private let allowsTrailingCommas: Bool
    private var index = 0

    init(_ bytes: [UInt8], allowsTrailingCommas: Bool) {
        self.bytes = bytes
        self.allowsTrailingCommas = allowsTrailingCommas
    }

    mutating func document() -> JSONTree? {
        guard let tree = value(depth: 0) else { return nil }
        skipBlanks()
        return index == bytes.count ? tree : nil
    }

    private mutating func skipBlanks() {
        while index < bytes.count, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[index]) { index += 1 }
    }

    private mutating func take(_ byte: UInt8) -> Bool {
        skipBlanks()
        guard index < bytes.count, bytes[index] == byte else { return false }
        index += 1
        return true
    }

    private mutating func take(word: String) -> Bool {
        let word = Array(word.utf8)
        guard bytes[index...].starts(with: word) else { return false }
        index += word.count
        return true
    }

    private mutating func value(depth: Int) -> JSONTree? {
        guard depth < 512 else { return nil }
        skipBlanks()
        guard index < bytes.count else { return nil }
        switch bytes[index] {
        case UInt8(ascii: "{"): return object(depth)
        case UInt8(ascii: "["): return array(depth)
        case UInt8(ascii: "\""): return string().map { .string($0) }
        case UInt8(ascii: "t"): return take(word: "true") ? .bool(true) : nil
        case UInt8(ascii: "f"): return take(word: "false") ? .bool(false) : nil
        case UInt8(ascii: "n"): return take(word: "null") ? .null : nil
        default: return number()
        }
    }

    private mutating func object(_ depth: Int) -> JSONTree? {
        index += 1
        var members: [JSONTree.Member] = []
        if take(UInt8(ascii: "}")) { return .object([]) }
        repeat {
            if allowsTrailingCommas, take(UInt8(ascii: "}")) { return .object(members) }
            skipBlanks()
            guard let name = string(), take(UInt8(ascii: ":")), let inner = value(depth: depth + 1) else { return nil }
            members.append(.init(name: name, value: inner))
        } while take(UInt8(ascii: ","))
        return take(UInt8(ascii: "}")) ? .object(members) : nil
    }

    private mutating func array(_ depth: Int) -> JSONTree? {
        index += 1
        var elements: [JSONTree] = []
        if take(UInt8(ascii: "]")) { return .array([]) }
        repeat {
            if allowsTrailingCommas, take(UInt8(ascii: "]")) { return .array(elements) }
            guard let inner = value(depth: depth + 1) else { return nil }
            elements.append(inner)
        } while take(UInt8(ascii: ","))
        return take(UInt8(ascii: "]")) ? .array(elements) : nil
    }

    private mutating func number() -> JSONTree? {
        let start = index
        while index < bytes.count, "+-.0123456789eE".utf8.contains(bytes[index]) { index += 1 }
        let text = String(decoding: bytes[start..<index], as: UTF8.self)
        return Double(text) == nil ? nil : .number(text)
    }

    private mutating func string() -> String? {
        guard index < bytes.count, bytes[index] == UInt8(ascii: "\"") else { return nil }
        index += 1
        var units: [UInt8] = []
        while index < bytes.count {
            let byte = bytes[index]
            index += 1
            if byte == UInt8(ascii: "\"") { return String(decoding: units, as: UTF8.self) }
            guard byte == UInt8(ascii: "\\") else {
                units.append(byte)
                continue
            }
            guard let escaped = escape() else { return nil }
            units += Array(escaped.utf8)
        }
        return nil
    }

    private mutating func escape() -> String? {
        guard index < bytes.count else { return nil }
        let byte = bytes[index]
        index += 1
        switch byte {
        case UInt8(ascii: "n"): return "\n"
        case UInt8(ascii: "t"): return "\t"
        case UInt8(ascii: "r"): return "\r"
        case UInt8(ascii: "b"): return "\u{8}"
        case UInt8(ascii: "f"): return "\u{C}"
        case UInt8(ascii: "u"):
            guard let first = unit() else { return nil }
            guard (0xD800...0xDBFF).contains(first), index + 1 < bytes.count, bytes[index] == UInt8(ascii: "\\"),
                bytes[index + 1] == UInt8(ascii: "u")
            else {
                return String(decoding: [first], as: UTF16.self)
            }
            index += 2
            guard let second = unit() else { return nil }
            return String(decoding: [first, second], as: UTF16.self)
        default: return String(decoding: [byte], as: UTF8.self)
        }
    }

    private mutating func unit() -> UInt16? {
        guard index + 4 <= bytes.count,
            let value = UInt16(String(decoding: bytes[index..<(index + 4)], as: UTF8.self), radix: 16)
        else { return nil }
        index += 4
        return value
    }
}
