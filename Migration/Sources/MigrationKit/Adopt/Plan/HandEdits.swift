/// Which edits by hand free most models for `adopt`, in order: the fewest edits for the most models come first.
public struct HandEdits: Sendable {
    /// A place to change.
    public struct Edit: Sendable, Hashable {
        public let path: String
        public let position: Position
        public let rule: String
        public let reason: String
        public let suggestion: String
        /// The line as it is and as it can be, where that is one line; the latter is nil for a line to delete.
        public let line: String?
        public let replacement: String?
    }

    /// Edits that only together free a model.
    public struct Step: Sendable {
        public let edits: [Edit]
        /// How many models it frees, the steps before being done.
        public let models: Int
        /// The models that wait for it, or for a part of it, by name.
        public let names: [String]
        /// How many models all steps up to it free.
        public let total: Int
    }

    /// What `adopt` then makes native.
    public let adoption: [Step]
    /// What then loses HandyJSON, being native.
    public let leaving: [Step]

    init(_ plan: AdoptionPlan) {
        var edits = EditTable(plan)
        adoption = HandEdits.steps(HandEdits.waiting(plan, &edits), edits, plan)
        leaving = HandEdits.steps(HandEdits.beside(plan, &edits), edits, plan)
    }

    /// Models that move together, and what has to be changed before they do.
    private struct Group {
        let models: [Int]
        let edits: Set<Int>
    }

    private static func waiting(_ plan: AdoptionPlan, _ edits: inout EditTable) -> [Group] {
        let graph = plan.graph
        var members: [Int: [Int]] = [:]
        for id in plan.oldModels where !plan.adopted.contains(id) {
            members[graph.root(of: id), default: []].append(id)
        }
        var groups: [Group] = []
        for (_, models) in members.sorted(by: { $0.key < $1.key }) {
            let reasons = models.sorted().flatMap { id in (plan.refusals[id] ?? []).map { (id, $0) } }
            // What a filter or a comment leaves out is left out on purpose.
            if reasons.isEmpty || reasons.contains(where: { $0.1.rule == Rule.adoptModel.id }) { continue }
            groups.append(
                Group(models: models.sorted(), edits: Set(reasons.map { edits.index(of: $0.1, model: $0.0) })))
        }
        return groups
    }

    private static func beside(_ plan: AdoptionPlan, _ edits: inout EditTable) -> [Group] {
        let graph = plan.graph
        var places: [Int: Set<Int>] = [:]
        for (note, models) in plan.holds {
            let edit = edits.index(of: note, model: nil)
            for root in Set(models.map(graph.root)) { places[root, default: []].insert(edit) }
        }
        return places.sorted { $0.key < $1.key }.compactMap { root, edits in
            let models = graph.hierarchy(below: root).filter { plan.isNative($0) && graph.nodes[$0].isOld }
            return models.isEmpty ? nil : Group(models: models.sorted(), edits: edits)
        }
    }

    /// Each time what gives most models for an edit. O(groups² · edits of a group).
    private static func steps(_ groups: [Group], _ table: EditTable, _ plan: AdoptionPlan) -> [Step] {
        var open = groups
        var done: Set<Int> = []
        var total = 0
        var result: [Step] = []
        while !open.isEmpty {
            var best: (edits: Set<Int>, models: Int)?
            for candidate in Set(open.map { $0.edits.subtracting(done) }) {
                let models = open.reduce(0) {
                    $0 + ($1.edits.subtracting(done).isSubset(of: candidate) ? $1.models.count : 0)
                }
                if let known = best, !isBetter(candidate, models, known, table) { continue }
                best = (candidate, models)
            }
            guard let step = best else { break }
            done.formUnion(step.edits)
            let freed = open.filter { $0.edits.isSubset(of: done) }
            open.removeAll { $0.edits.isSubset(of: done) }
            total += step.models
            result.append(
                Step(
                    edits: table.edits(step.edits), models: step.models,
                    names: freed.flatMap(\.models).map { plan.graph.nodes[$0].name }.sorted(), total: total))
        }
        return result
    }

    private static func isBetter(
        _ edits: Set<Int>, _ models: Int, _ other: (edits: Set<Int>, models: Int), _ table: EditTable
    ) -> Bool {
        let (first, second) = (models * other.edits.count, other.models * edits.count)
        if first != second { return first > second }
        if edits.count != other.edits.count { return edits.count < other.edits.count }
        return table.order(edits) < table.order(other.edits)
    }
}

/// The places to change, each once: several models may wait for one.
private struct EditTable {
    private let plan: AdoptionPlan
    private var indices: [String: Int] = [:]
    private var all: [HandEdits.Edit] = []

    init(_ plan: AdoptionPlan) { self.plan = plan }

    mutating func index(of note: ChangeSet.Note, model: Int?) -> Int {
        let key = "\(note.path):\(note.position.line):\(note.position.column):\(note.rule)"
        if let known = indices[key] { return known }
        let change = model.flatMap { HandEditText(plan, $0).change(for: note) }
        indices[key] = all.count
        all.append(
            HandEdits.Edit(
                path: note.path, position: note.position, rule: note.rule, reason: note.reason,
                suggestion: note.suggestion, line: change?.line, replacement: change?.replacement))
        return all.count - 1
    }

    func edits(_ indices: Set<Int>) -> [HandEdits.Edit] {
        indices.map { all[$0] }.sorted { ($0.path, $0.position, $0.rule) < ($1.path, $1.position, $1.rule) }
    }

    func order(_ indices: Set<Int>) -> String {
        edits(indices).map { "\($0.path):\(100_000 + $0.position.line)" }.joined(separator: " ")
    }
}

/// The line that an edit changes, where it is one.
private struct HandEditText {
    private let plan: AdoptionPlan
    private let node: ModelGraph.Node

    init(_ plan: AdoptionPlan, _ id: Int) {
        self.plan = plan
        node = plan.graph.nodes[id]
    }

    func change(for note: ChangeSet.Note) -> (line: String, replacement: String?)? {
        if note.rule == Rule.letProperty.id,
            let property = node.stored.first(where: { isPlace($0.nameOffset, of: note) })
        {
            return line(node.file, property.specifier, "var")
        }
        guard let mapping = node.mapping else { return nil }
        if note.rule == Rule.dynamicMapping.id,
            let obstacle = mapping.fact.obstacles.first(where: { isPlace($0.offset, of: note, in: mapping.file) }),
            let range = obstacle.range, let replacement = obstacle.replacement
        {
            return line(mapping.file, range, replacement)
        }
        let isWithoutEffect = [
            Rule.unknownMapped, .lazyProperty, .weakProperty, .mappedObserver,
        ].contains { $0.id == note.rule }
        if isWithoutEffect,
            let entry = mapping.fact.entries.first(where: { isPlace($0.offset, of: note, in: mapping.file) }),
            let statement = entry.statement
        {
            return line(mapping.file, statement, nil)
        }
        return nil
    }

    private func isPlace(_ offset: Int, of note: ChangeSet.Note, in file: Int? = nil) -> Bool {
        let file = file ?? node.file
        return plan.project.workspace.sources[file].path == note.path
            && plan.project.position(offset, file: file) == note.position
    }

    /// Nil where the range goes over several lines, or where more than it stands on a line to delete.
    private func line(_ file: Int, _ range: ByteRange, _ text: String?) -> (line: String, replacement: String?)? {
        let bytes = plan.project.workspace.sources[file].bytes
        let start = bytes.lineStart(of: range.lowerBound)
        let end = bytes[start...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? bytes.count
        guard range.upperBound <= end else { return nil }
        let (before, after) = (bytes.string(start..<range.lowerBound), bytes.string(range.upperBound..<end))
        let whole = bytes.string(start..<end)
        if let text { return (whole, before + text + after) }
        let isAlone = (before + after).allSatisfy { $0 == " " || $0 == "\t" || $0 == ";" }
        return isAlone ? (whole, nil) : nil
    }
}
