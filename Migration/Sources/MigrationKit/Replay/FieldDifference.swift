/// One field that came out differently.
struct FieldDifference: Sendable, Equatable {
    enum Cause: String, Sendable {
        case gone = "is gone"
        case new = "is new"
        case changed = "has another value"
        case kind = "has another kind of value"
        case order = "members are in another order"
        case renamed = "is written under another name"
        case noModel = "there is no model any more"
        case newModel = "there is a model now"
    }

    /// `items[].price`
    let path: String
    let cause: Cause
    let before: JSONTree?
    let after: JSONTree?
    /// What the payload has under the same names; nil where it has nothing there.
    let payload: JSONTree?

    var known: KnownDifference? { KnownDifference.all.first { $0.explains(self) } }
}

/// Compares two JSON forms of one model, field by field.
struct FieldComparison {
    private(set) var differences: [FieldDifference] = []

    init(before: JSONTree, after: JSONTree, payload: JSONTree?) { compare("", before, after, payload) }

    private mutating func compare(_ path: String, _ before: JSONTree, _ after: JSONTree, _ payload: JSONTree?) {
        switch (before, after) {
        case (.object(let old), .object(let new)): compareMembers(path, old, new, payload)
        case (.array(let old), .array(let new)) where old.count == new.count:
            var sent: [JSONTree]?
            if case .array(let elements)? = payload, elements.count == old.count { sent = elements }
            for index in old.indices { compare(path + "[]", old[index], new[index], sent?[index]) }
        case (.number(let old), .number(let new)) where old != new && Double(old) == Double(new): break
        default:
            guard before != after else { return }
            differences.append(FieldDifference(path: path, cause: before.kind == after.kind ? .changed : .kind, before: before, after: after, payload: payload))
        }
    }

    private mutating func compareMembers(_ path: String, _ old: [JSONTree.Member], _ new: [JSONTree.Member], _ payload: JSONTree?) {
        let prefix = path.isEmpty ? "" : path + "."
        var gone = old.filter { member in !new.contains { $0.name == member.name } }
        var added = new.filter { member in !old.contains { $0.name == member.name } }
        for member in added {
            // `name` became `friend.name`.
            guard let index = gone.firstIndex(where: { $0.value == member.value && member.name.hasSuffix("." + $0.name) }) else { continue }
            differences.append(FieldDifference(path: prefix + gone[index].name, cause: .renamed, before: gone[index].value, after: member.value, payload: payload?[member.name]))
            gone.remove(at: index)
            added.removeAll { $0 == member }
        }
        for member in gone {
            differences.append(FieldDifference(path: prefix + member.name, cause: .gone, before: member.value, after: nil, payload: payload?[member.name]))
        }
        for member in added {
            differences.append(FieldDifference(path: prefix + member.name, cause: .new, before: nil, after: member.value, payload: payload?[member.name]))
        }
        for member in old {
            if let other = new.last(where: { $0.name == member.name }) { compare(prefix + member.name, member.value, other.value, payload?[member.name]) }
        }
        let names = old.map(\.name).filter { name in new.contains { $0.name == name } }
        if names != new.map(\.name).filter({ names.contains($0) }) {
            differences.append(FieldDifference(path: path.isEmpty ? "(root)" : path, cause: .order, before: .object(old), after: .object(new), payload: payload))
        }
    }
}

extension JSONTree {
    fileprivate var kind: Int {
        switch self {
        case .null: return 0
        case .bool: return 1
        case .number: return 2
        case .string: return 3
        case .array: return 4
        case .object: return 5
        }
    }
}
