import Foundation

/// A JSON value with ordered members, and its text: made without the libraries, so that their results can be compared
/// with it.
indirect enum Tree: Equatable {
    case null
    case bool(Bool)
    case int(Int)
    case double(Double)
    case string(String)
    case array([Tree])
    case object([Member])

    struct Member: Equatable {
        var name: String
        var value: Tree
    }

    /// Members whose value is nil are left out.
    static func members(_ members: [(String, Tree?)]) -> Tree {
        .object(members.compactMap { name, value in value.map { Member(name: name, value: $0) } })
    }

    var text: String {
        var output = ""
        write(to: &output)
        return output
    }

    private func write(to output: inout String) {
        switch self {
        case .null: output += "null"
        case .bool(let value): output += value ? "true" : "false"
        case .int(let value): output += "\(value)"
        case .double(let value): output += "\(value)"
        case .string(let value): Tree.write(value, to: &output)
        case .array(let elements):
            output += "["
            for (index, element) in elements.enumerated() {
                if index > 0 { output += "," }
                element.write(to: &output)
            }
            output += "]"
        case .object(let members):
            output += "{"
            for (index, member) in members.enumerated() {
                if index > 0 { output += "," }
                Tree.write(member.name, to: &output)
                output += ":"
                member.value.write(to: &output)
            }
            output += "}"
        }
    }

    private static func write(_ value: String, to output: inout String) {
        output += "\""
        for scalar in value.unicodeScalars {
            switch scalar {
            case "\"": output += "\\\""
            case "\\": output += "\\\\"
            case "\n": output += "\\n"
            case "\t": output += "\\t"
            default: output.unicodeScalars.append(scalar)
            }
        }
        output += "\""
    }

    /// As JSONSerialization would give it; with duplicate names the last counts.
    var plain: Any {
        switch self {
        case .null: return NSNull()
        case .bool(let value): return value
        case .int(let value): return value
        case .double(let value): return value
        case .string(let value): return value
        case .array(let elements): return elements.map(\.plain)
        case .object(let members):
            var result: [String: Any] = [:]
            for member in members { result[member.name] = member.value.plain }
            return result
        }
    }

    var members: [Member] {
        if case .object(let members) = self { return members }
        return []
    }

    func replacing(_ name: String, by value: Tree) -> Tree {
        .object(members.map { $0.name == name ? Member(name: name, value: value) : $0 })
    }

    /// With some values replaced by junk, at any depth.
    func mutated(_ random: inout Random) -> Tree {
        if random.oneIn(8) { return Tree.junk(&random) }
        switch self {
        case .array(var elements):
            for index in elements.indices { elements[index] = elements[index].mutated(&random) }
            if random.oneIn(6) { elements.append(Tree.junk(&random)) }
            return .array(elements)
        case .object(var members):
            for index in members.indices { members[index].value = members[index].value.mutated(&random) }
            if random.oneIn(6) { members.shuffle(using: &random) }
            if random.oneIn(6), let member = members.first { members.append(member) }
            if random.oneIn(6) { members.append(Member(name: random.word(), value: Tree.junk(&random))) }
            return .object(members)
        case .string, .int, .double, .bool, .null:
            switch random.below(8) {
            case 0: return .string(text)
            case 1: return .array([self])
            default: return self
            }
        }
    }

    /// With some arrays and objects as text in a string.
    func embedded(_ random: inout Random) -> Tree {
        switch self {
        case .array(let elements):
            let inner = Tree.array(elements.map { $0.embedded(&random) })
            return random.oneIn(4) ? .string(inner.text) : inner
        case .object(let members):
            let inner = Tree.object(members.map { Member(name: $0.name, value: $0.value.embedded(&random)) })
            return random.oneIn(4) ? .string(inner.text) : inner
        default: return self
        }
    }

    static func junk(_ random: inout Random, depth: Int = 0) -> Tree {
        switch random.below(depth > 3 ? 8 : 10) {
        case 0: return .null
        case 1: return .bool(random.oneIn(2))
        case 2: return .int(random.int())
        case 3: return .double(random.double())
        case 4: return .string(random.word())
        case 5: return .string("\(random.int())")
        case 6:
            return .string(
                random.pick(["[1,2", "{\"id\":\"7\"}", "[]", "null", "{\"a\":{\"b\":[1]}}", "true", "1e400", "0x10"]))
        case 7: return .array([])
        case 8: return .array(random.list(upTo: 4) { junk(&$0, depth: depth + 1) })
        default:
            return .object(
                random.list(upTo: 4) { random in
                    Member(
                        name: random.pick(["id", "name", "list", "child", "type", "kind", "a.b", "", "ü"]),
                        value: junk(&random, depth: depth + 1))
                })
        }
    }
}

/// Text with bytes changed, cut out, doubled.
func damaged(_ text: String, _ random: inout Random) -> Data {
    var bytes = Array(text.utf8)
    for _ in 0...random.below(4) where !bytes.isEmpty {
        let place = random.below(bytes.count)
        switch random.below(5) {
        case 0: bytes[place] = UInt8(truncatingIfNeeded: random.next())
        case 1: bytes.remove(at: place)
        case 2: bytes.insert(random.pick(Array("{}[]\",:0-.eE\\ntu".utf8)), at: place)
        case 3: bytes.removeSubrange(place..<min(bytes.count, place + random.below(20)))
        default: bytes.insert(contentsOf: bytes[place..<min(bytes.count, place + random.below(20))], at: place)
        }
    }
    return Data(bytes)
}
