/// Compares two JSON forms of one model, field by field.
struct FieldComparison {
    private(set) var differences: [FieldDifference] = []

    private let shapes: WrittenShapes

    init(before: JSONTree, after: JSONTree, payload: JSONTree?, shapes: WrittenShapes = WrittenShapes()) {
        self.shapes = shapes
        compare("", before, after, payload)
    }

    private mutating func compare(
        _ path: String, _ before: JSONTree, _ after: JSONTree, _ payload: JSONTree?, name: String = "",
        holder: JSONTree? = nil
    ) {
        switch (before, after) {
        // The members of a dictionary are elements: one that is missing is no field that is missing.
        case (.object(let old), .object(let new))
        where !shapes.dictionaries.contains(path) || Set(old.map(\.name)) == Set(new.map(\.name)):
            compareMembers(path, old, new, payload)
        case (.array(let old), .array(let new)) where old.count == new.count && isElementwise(old, payload):
            var sent: [JSONTree]?
            if case .array(let elements)? = payload, elements.count == old.count { sent = elements }
            for index in old.indices { compare(path + "[]", old[index], new[index], sent?[index]) }
        default:
            guard before != after else { return }
            let cause: FieldDifference.Cause = before.kind == after.kind ? .changed : .kind
            add(
                FieldDifference(
                    path: path, cause: cause, before: before, after: after, payload: payload, name: name, holder: holder
                ))
        }
    }

    private mutating func add(_ difference: FieldDifference) {
        var difference = difference
        difference.isDictionary =
            shapes.dictionaries.contains(difference.path) || shapes.dictionaries.contains(difference.path + "[]")
        difference.isDate = shapes.dates.contains(difference.path)
        difference.declared = shapes.known[difference.path]
        differences.append(difference)
    }

    /// Plain values of which some were left out say nothing by their places.
    private func isElementwise(_ old: [JSONTree], _ payload: JSONTree?) -> Bool {
        guard case .array(let sent)? = payload else { return true }
        return sent.count == old.count || old.contains(where: \.isContainer)
    }

    private mutating func compareMembers(
        _ path: String, _ old: [JSONTree.Member], _ new: [JSONTree.Member], _ payload: JSONTree?
    ) {
        let prefix = path.isEmpty ? "" : path + "."
        let (oldNames, newNames) = (Set(old.map(\.name)), Set(new.map(\.name)))
        var gone = old.filter { !newNames.contains($0.name) }
        var added = new.filter { !oldNames.contains($0.name) }
        for (before, after) in Self.renamed(&gone, &added) {
            let sent = payload?[before.name] ?? payload?.value(at: after.name)
            add(
                FieldDifference(
                    path: prefix + before.name, cause: .renamed, before: before.value, after: after.value,
                    payload: sent, name: before.name, newName: after.name, holder: payload))
            if before.value.isContainer, after.value.isContainer {
                compare(prefix + before.name, before.value, after.value, sent)
            }
        }
        for member in gone {
            add(
                FieldDifference(
                    path: prefix + member.name, cause: .gone, before: member.value, after: nil,
                    payload: payload?[member.name], name: member.name, holder: payload))
        }
        for member in added {
            add(
                FieldDifference(
                    path: prefix + member.name, cause: .new, before: nil, after: member.value,
                    payload: payload?[member.name], name: member.name, holder: payload))
        }
        for member in old {
            guard let other = new.last(where: { $0.name == member.name }) else { continue }
            compare(
                prefix + member.name, member.value, other.value, payload?[member.name], name: member.name,
                holder: payload)
        }
        if old.map(\.name).filter(newNames.contains) != new.map(\.name).filter(oldNames.contains) {
            add(
                FieldDifference(
                    path: path.isEmpty ? "(root)" : path, cause: .order, before: .object(old), after: .object(new),
                    payload: payload))
        }
    }

    /// Takes out what went and came back under another name: `name` as `friend.name`, `_x` as `x`, or with the same
    /// value under any name.
    private static func renamed(_ gone: inout [JSONTree.Member], _ added: inout [JSONTree.Member]) -> [(
        JSONTree.Member, JSONTree.Member
    )] {
        var pairs: [(JSONTree.Member, JSONTree.Member)] = []
        for isRenamed in [hasNameOf, hasValueOf] {
            for member in added {
                guard let index = gone.firstIndex(where: { isRenamed(member, $0) }) else { continue }
                pairs.append((gone.remove(at: index), member))
                added.removeAll { $0 == member }
            }
        }
        return pairs
    }

    private static func hasNameOf(_ new: JSONTree.Member, _ old: JSONTree.Member) -> Bool {
        new.name.hasSuffix("." + old.name) || old.name == "_" + new.name
    }
    private static func hasValueOf(_ new: JSONTree.Member, _ old: JSONTree.Member) -> Bool {
        new.value.hasValues(of: old.value)
    }
}
