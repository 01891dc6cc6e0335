/// The schema of one model's object, while it is made.
final class ModelSchema {
    private let type: Any.Type
    private let root = Level()
    /// The types whose members are the object's own.
    var flatTypes: Set<ObjectIdentifier>
    /// The schema of members that no other property takes; nil if none is kept.
    var others: OrderedJSON?

    /// An object on a path.
    private final class Level {
        var members: [(name: String, schema: OrderedJSON?, level: Level?)] = []
        var required: [String] = []
        /// For each property with several names or a path, the ones of which one is required.
        var choices: [[[String]]] = []

        func schema(_ title: String?) -> OrderedJSON {
            // On a path null counts as missing, and steps that are numbers are positions as well.
            let positions = title == nil ? members.compactMap { ModelSchema.position($0.name) } : []
            let isList = !positions.isEmpty && positions.count == members.count
            let types =
                title == nil ? .texts(["object", "null"] + (isList ? ["array"] : [])) : OrderedJSON.text("object")
            var schema = OrderedJSON.object([("type", types)]).with("title", title.map { .text($0) })
            if isList {
                let items = (0...(positions.max() ?? 0)).map { place in
                    members.first { ModelSchema.position($0.name) == place }.map(schemaOfMember) ?? .empty
                }
                schema = schema.with("prefixItems", .array(items))
            }
            schema = schema.with(
                "properties",
                .object(members.map { ($0.name, schemaOfMember($0)) }))
            if !required.isEmpty { schema = schema.with("required", .texts(required)) }
            if !choices.isEmpty {
                schema = schema.with(
                    "allOf",
                    .array(
                        choices.map { paths in
                            paths.count == 1
                                ? ModelSchema.requiring(paths[0][...])
                                : .object([
                                    ("anyOf", .array(paths.map { ModelSchema.requiring($0[...], isNonnull: true) }))
                                ])
                        }))
            }
            return schema
        }

        private func schemaOfMember(_ member: (name: String, schema: OrderedJSON?, level: Level?)) -> OrderedJSON {
            member.level.map { $0.schema(nil) } ?? member.schema ?? .empty
        }

        func level(_ name: String) -> Level? {
            if let index = members.firstIndex(where: { $0.name == name }) {
                // A property of this name reads the whole member.
                guard members[index].schema == nil else { return nil }
                return members[index].level
            }
            let level = Level()
            members.append((name, nil, level))
            return level
        }
    }

    init(type: Any.Type) {
        self.type = type
        flatTypes = [ObjectIdentifier(type)]
    }

    var schema: OrderedJSON { root.schema("\(type)").with("additionalProperties", others) }

    /// The schema that requires a member at the end of a path. `isInside`: in an object or array, rather than in the
    /// model's object.
    static func requiring(_ path: ArraySlice<String>, isNonnull: Bool = false, isInside: Bool = false) -> OrderedJSON {
        guard let name = path.first else { return .empty }
        var object = OrderedJSON.object([("required", .texts([name]))])
        let inner: OrderedJSON =
            path.count > 1
            ? requiring(path.dropFirst(), isNonnull: isNonnull, isInside: true)
            : isNonnull ? .object([("not", .object([("type", .text("null"))]))]) : .empty
        if !inner.members.isEmpty { object = object.with("properties", .object([(name, inner)])) }
        guard isInside else { return object }
        guard let place = position(name) else { return object.with("type", .text("object")) }
        object = object.with("type", .texts(["object", "array"])).with("minItems", .literal("\(place + 1)"))
        return inner.members.isEmpty
            ? object : object.with("prefixItems", .array(Array(repeating: .empty, count: place) + [inner]))
    }

    /// The step of a path as a position in an array, which a schema lists all others of.
    fileprivate static func position(_ step: String) -> Int? { Int(step).flatMap { 0..<100 ~= $0 ? $0 : nil } }

    /// Adds a property under each of its names.
    func add(_ schema: OrderedJSON, _ member: ModelMember, isRequired: Bool) {
        let schema = schema.with("x-property", .text(member.property))
        let paths = ModelSchema.ordered(member.paths)
        for (index, path) in paths.enumerated() {
            guard let name = path.last else { continue }
            var level: Level? = root
            for step in path.dropLast() { level = level?.level(step) }
            guard let level, !level.members.contains(where: { $0.name == name }) else { continue }
            level.members.append((name, index == 0 ? schema : alternative(schema), nil))
        }
        guard isRequired, let first = paths.first else { return }
        if paths.count == 1, first.count == 1 {
            if !root.required.contains(first[0]) { root.required.append(first[0]) }
        } else {
            root.choices.append(paths)
        }
    }

    /// The paths, with `a.b` as a name after the path through `a`, which is what users mean.
    private static func ordered(_ paths: [[String]]) -> [[String]] {
        func isText(_ path: [String], of other: [String]) -> Bool {
            path.count == 1 && other.count > 1 && path[0] == other.joined(separator: ".")
        }
        var ordered = paths
        for index in paths.indices.dropLast() where isText(paths[index], of: paths[index + 1]) {
            ordered.swapAt(index, index + 1)
        }
        return ordered
    }

    /// The schema under another name than the first. A `default` is said once.
    private func alternative(_ schema: OrderedJSON) -> OrderedJSON {
        .object(schema.members.filter { $0.name != "default" } + [("x-alternative", .true)])
    }
}
