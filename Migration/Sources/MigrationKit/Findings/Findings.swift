/// Applies all rules to a project.
struct Findings {
    let project: Project
    private(set) var all: [(finding: Finding, node: Int?)] = []
    /// Modules that HandyJSON's functions can be called in.
    let reach: Reach
    /// Whether the project makes dictionaries of models.
    let callsToJSON: Bool

    init(_ project: Project) {
        self.project = project
        reach = Reach(project)
        callsToJSON = project.facts.contains { $0.calls.contains { $0.kind == .toJSON } }
        for id in project.models.nodes.indices { check(type: id) }
        for index in project.facts.indices { check(file: index) }
        checkNameCollisions()
        for manifest in project.workspace.manifests { check(manifest) }
        for reported in project.workspace.reported { check(reported) }
        all.sort {
            ($0.finding.path, $0.finding.position, $0.finding.rule.id) < (
                $1.finding.path, $1.finding.position, $1.finding.rule.id
            )
        }
    }

    mutating func add(_ rule: Rule, file: Int, _ offset: Int, node: Int? = nil, _ subject: String) {
        add(rule, file: file, project.position(offset, file: file), node: node, subject)
    }

    mutating func add(_ rule: Rule, file: Int, _ position: Position, node: Int? = nil, _ subject: String) {
        guard !project.facts[file].ignored.ignores(rule.id, line: position.line) else { return }
        let source = project.workspace.sources[file]
        add(rule, path: source.path, position, module: source.module, node: node, subject)
    }

    /// The first is kept of what stands on one line and is found for one rule.
    mutating func add(_ rule: Rule, in file: SourceFile, _ offset: Int, _ subject: String, _ marks: [String]) {
        let position = LineTable(file.bytes).position(of: offset)
        guard !IgnoreComments.read(file.bytes, marks).ignores(rule.id, line: position.line) else { return }
        let isKnown = all.contains {
            $0.finding.rule == rule && $0.finding.path == file.path && $0.finding.position.line == position.line
        }
        if !isKnown { add(rule, path: file.path, position, module: file.module, node: nil, subject) }
    }

    private mutating func add(
        _ rule: Rule, path: String, _ position: Position, module: Int, node: Int?, _ subject: String
    ) {
        let finding = Finding(
            rule: rule, path: path, position: position, module: project.workspace.moduleName(module),
            type: node.map { project.models.nodes[$0].name },
            subject: subject.onOneLine)
        all.append((finding, node))
    }

    /// The findings that belong to a type.
    var byNode: [Int: [Finding]] {
        all.reduce(into: [:]) { result, item in
            if let node = item.node { result[node, default: []].append(item.finding) }
        }
    }

    private mutating func check(type id: Int) {
        let node = project.models.nodes[id]
        if node.isModel, node.isOld { checkModel(id) }
        if node.families.contains(.rawEnum) { checkEnum(id) }
        if node.families.contains(.custom), !node.isModel {
            add(.customTransformable, file: node.file, node.fact.nameOffset, node: id, node.name)
        }
        if node.families.contains(.transform), !project.facts[node.file].isOfObjectMapper("TransformType") {
            checkTransform(id)
        }
    }
}
