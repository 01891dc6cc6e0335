/// Compares the payloads of one model with its schema. O(size of the payloads × alternatives).
struct ContractComparison {
    let schema: ContractSchema
    private(set) var payloads = 0
    /// How many members the model reads, and how many it does not, or has otherwise.
    private(set) var known = 0
    private(set) var unknown = 0
    private var guessed: [String] = []
    private var places: [String: Place] = [:]
    private var order: [String] = []

    /// What is known of one path, by what is said of it.
    private struct Place {
        let kind: Contract.Finding.Kind
        let path: String
        var property = ""
        var expected = ""
        var found: [String: Int] = [:]
        var total = 0
        var example: JSONTree?
        /// For what is expected: how often it came, other than null.
        var values = 0
    }

    init(_ schema: ContractSchema) { self.schema = schema }

    mutating func add(_ payload: JSONTree, isGuess name: String?) {
        payloads += 1
        if let name { guessed.append(name) }
        let parts = schema.parts(of: schema.root)
        // A list of models, whose schema is one model's.
        if case .array(let elements) = payload, !parts.contains(where: { $0.allowedKinds?.contains("array") ?? true }) {
            for element in elements { walk(element, schema.root, "[]") }
        } else {
            walk(payload, schema.root, "")
        }
    }

    var model: Contract.Model {
        let findings = order.compactMap { places[$0] }.filter { $0.kind != .unsent || $0.values == 0 }.map { place in
            Contract.Finding(
                kind: place.kind, path: place.path, property: place.property, expected: place.expected,
                found: place.found, total: place.total, example: place.example?.summary ?? "")
        }
        return Contract.Model(name: schema.name, payloads: payloads, guessed: guessed, findings: findings)
    }

    // MARK: Walking

    private mutating func walk(_ value: JSONTree, _ schema: JSONTree, _ path: String, property: String = "") {
        let parts = self.schema.parts(of: schema)
        let kind = value.schemaKind
        let fitting = parts.filter { part in
            guard let kinds = part.allowedKinds else { return true }
            return kinds.contains(kind) || kind == "integer" && kinds.contains("number")
        }
        guard !fitting.isEmpty else { return note(value, kind, parts, path, property) }
        if fitting.allSatisfy({ ContractComparison.excludes(value, $0) }) {
            return note(value, value.summary, fitting, path, property)
        }
        switch value {
        case .object(let members):
            guard let part = ContractComparison.best(fitting, members) else { return }
            walk(value, members, part, path, isOnPath: schema.isOnPath, tags: ContractComparison.tags(fitting))
        case .array(let elements):
            let first = fitting.lazy.compactMap { $0["prefixItems"]?.elements }.first ?? []
            for (index, (element, schema)) in zip(elements, first).enumerated() {
                walk(element, schema, "\(path)[\(index)]", property: property)
            }
            guard let items = fitting.lazy.compactMap({ $0["items"] }).first else { return }
            for element in elements.dropFirst(first.count) { walk(element, items, path + "[]", property: property) }
        default: break
        }
    }

    /// `isOnPath`: its members were expected with the object around it. `tags`: what chooses between alternatives.
    private mutating func walk(
        _ value: JSONTree, _ members: [JSONTree.Member], _ part: JSONTree, _ path: String, isOnPath: Bool,
        tags: [String: [JSONTree]]
    ) {
        let properties = part["properties"]?.members ?? []
        let others = part["additionalProperties"]
        // Any object.
        if properties.isEmpty, others == nil { return }
        if !isOnPath { expect(properties, in: value, path) }
        let byName = Dictionary(properties.map { ($0.name, $0.value) }, uniquingKeysWith: { first, _ in first })
        for member in members {
            let place = ContractComparison.join(path, member.name)
            if let schema = byName[member.name] {
                known += 1
                walk(member.value, schema, place, property: schema["x-property"]?.string ?? "")
            } else if let constants = tags[member.name] {
                note(member.value, member.value.summary, constants, place, "")
            } else if let others, others != .bool(false) {
                walk(member.value, others, ContractComparison.join(path, "*"))
            } else {
                unknown += 1
                update(.unread, place) {
                    $0.found[member.value.schemaKind, default: 0] += 1
                    $0.total += 1
                    if $0.example == nil || $0.example == .null { $0.example = member.value }
                }
            }
        }
    }

    /// Notes which properties of an object came, under any of their names.
    private mutating func expect(_ properties: [JSONTree.Member], in object: JSONTree, _ path: String) {
        var names: [(property: String, paths: [[String]], schema: JSONTree)] = []
        collect(properties, [], &names)
        for (property, paths, schema) in names {
            let values = paths.compactMap { steps in steps.reduce(Optional(object)) { $0?[$1] } }
            let whole = ContractComparison.join(path, paths[0].joined(separator: "."))
            let isNew = places[ContractComparison.key(.unsent, whole)] == nil
            let expected = isNew ? describe(self.schema.parts(of: schema)) : nil
            update(.unsent, whole) { place in
                place.property = property
                place.expected = expected ?? place.expected
                place.total += 1
                if values.contains(where: { $0 != .null }) {
                    place.values += 1
                } else if !values.isEmpty {
                    place.found["null", default: 0] += 1
                }
            }
        }
    }

    /// The properties with their names, each as its path in the object. `steps`: those that led to these properties.
    private func collect(
        _ properties: [JSONTree.Member], _ steps: [String],
        _ names: inout [(property: String, paths: [[String]], schema: JSONTree)]
    ) {
        for member in properties {
            let path = steps + [member.name]
            if member.value.isOnPath {
                collect(member.value["properties"]?.members ?? [], path, &names)
                continue
            }
            let property = member.value["x-property"]?.string ?? ""
            if !property.isEmpty, let index = names.firstIndex(where: { $0.property == property }) {
                let isFirst = member.value["x-alternative"] == nil
                names[index].paths.insert(path, at: isFirst ? 0 : names[index].paths.count)
            } else {
                names.append((property, [path], member.value))
            }
        }
    }

    private mutating func note(
        _ value: JSONTree, _ found: String, _ parts: [JSONTree], _ path: String, _ property: String
    ) {
        unknown += 1
        let expected = describe(parts)
        update(.different, path) {
            $0.property = property
            $0.expected = expected
            // Values are many: a few are listed, the others counted.
            let isNew = $0.found[found] == nil && $0.found.count >= 8
            $0.found[isNew ? "…" : found, default: 0] += 1
            $0.total += 1
            if $0.example == nil { $0.example = value }
        }
    }

    private mutating func update(_ kind: Contract.Finding.Kind, _ path: String, _ body: (inout Place) -> Void) {
        let key = ContractComparison.key(kind, path)
        if places[key] == nil {
            places[key] = Place(kind: kind, path: path)
            order.append(key)
        }
        guard var place = places[key] else { return }
        places[key] = nil
        body(&place)
        places[key] = place
    }

    private static func key(_ kind: Contract.Finding.Kind, _ path: String) -> String { "\(kind.rawValue) \(path)" }

    private static func join(_ path: String, _ name: String) -> String { path.isEmpty ? name : "\(path).\(name)" }

    /// The kinds, or the cases of an enum.
    private func describe(_ parts: [JSONTree]) -> String {
        var words: [String] = []
        for part in parts {
            if let cases = part["enum"]?.elements {
                words.append(cases.prefix(6).map(\.summary).joined(separator: ", ") + (cases.count > 6 ? ", …" : ""))
            } else if let constant = part["const"] {
                words.append(constant.summary)
            } else {
                words +=
                    part["type"]?.string.map { [$0 + part.bounds] } ?? part["type"]?.elements.compactMap(\.string)
                    ?? part.allowedKinds?.sorted() ?? []
            }
        }
        var seen: Set<String> = []
        return words.filter { seen.insert($0).inserted }.joined(separator: " | ")
    }

    // MARK: Values

    /// Whether an enum, or the bounds of a number, leave the value out.
    private static func excludes(_ value: JSONTree, _ part: JSONTree) -> Bool {
        if let cases = part["enum"]?.elements {
            return !cases.contains { $0 == value || isSameNumber($0, value) }
        }
        if let constant = part["const"] { return constant != value && !isSameNumber(constant, value) }
        guard case .number(let digits) = value, let number = Double(digits) else { return false }
        if case .number(let least)? = part["minimum"], let least = Double(least), number < least { return true }
        if case .number(let most)? = part["maximum"], let most = Double(most), number > most { return true }
        return false
    }

    private static func isSameNumber(_ a: JSONTree, _ b: JSONTree) -> Bool {
        guard case .number(let a) = a, case .number(let b) = b else { return false }
        return Double(a) == Double(b)
    }

    /// The members whose constants choose between alternatives, with these.
    private static func tags(_ parts: [JSONTree]) -> [String: [JSONTree]] {
        guard parts.count > 1 else { return [:] }
        let constants = parts.flatMap { $0["properties"]?.members ?? [] }.filter { $0.value["const"] != nil }
        return Dictionary(grouping: constants, by: \.name).mapValues { $0.map(\.value) }
    }

    /// The alternative that knows most of the members, and whose constants are the object's.
    private static func best(_ parts: [JSONTree], _ members: [JSONTree.Member]) -> JSONTree? {
        guard parts.count > 1 else { return parts.first }
        let values = Dictionary(members.map { ($0.name, $0.value) }, uniquingKeysWith: { $1 })
        func score(_ part: JSONTree) -> Int {
            (part["properties"]?.members ?? []).reduce(0) { sum, property in
                guard let value = values[property.name] else { return sum }
                guard let constant = property.value["const"] else { return sum + 1 }
                return sum + (constant == value ? 1000 : -1000)
            }
        }
        return parts.max { score($0) < score($1) }
    }
}

extension JSONTree {
    /// The bounds of a number, where they are worth a word.
    fileprivate var bounds: String {
        guard case .number(let least)? = self["minimum"], case .number(let most)? = self["maximum"],
            let limit = Double(most), limit < 9e15
        else { return "" }
        return " (\(least)…\(most))"
    }

    /// Whether it is the schema of an object that only leads to properties of the model around it.
    fileprivate var isOnPath: Bool {
        guard self["x-property"] == nil, let inner = self["properties"]?.members else { return false }
        return inner.contains { $0.value["x-property"] != nil || $0.value.isOnPath } && self["title"] == nil
    }
}
