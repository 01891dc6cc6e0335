/// A place where a rule applies.
public struct Finding: Sendable, Hashable {
    public let rule: Rule
    public let path: String
    public let position: Position
    public let module: String
    /// The model it belongs to, with its outer types.
    public let type: String?
    /// What was found: `var count: Int8`.
    public let subject: String
}

/// Applies all rules to a project.
struct Findings {
    let project: Project
    private(set) var all: [(finding: Finding, node: Int?)] = []

    init(_ project: Project) {
        self.project = project
        for id in project.models.nodes.indices { check(type: id) }
        for index in project.facts.indices { check(file: index) }
        for file in project.workspace.objectiveC {
            for (offset, text) in ObjectiveCImports.places(in: file.bytes) {
                add(.objectiveCImport, path: file.path, LineTable(file.bytes).position(of: offset), module: file.module, node: nil, text)
            }
        }
        for file in project.workspace.xcodeProjects {
            for (offset, text) in XcodePackages.places(in: file.bytes) {
                add(.xcodePackage, path: file.path, LineTable(file.bytes).position(of: offset), module: file.module, node: nil, text)
            }
        }
        all.sort { ($0.finding.path, $0.finding.position, $0.finding.rule.id) < ($1.finding.path, $1.finding.position, $1.finding.rule.id) }
    }

    mutating func add(_ rule: Rule, file: Int, _ offset: Int, node: Int? = nil, _ subject: String) {
        let position = project.position(offset, file: file)
        guard !project.facts[file].ignored.ignores(rule.id, line: position.line) else { return }
        let source = project.workspace.sources[file]
        add(rule, path: source.path, position, module: source.module, node: node, subject)
    }

    private mutating func add(_ rule: Rule, path: String, _ position: Position, module: Int, node: Int?, _ subject: String) {
        let finding = Finding(
            rule: rule, path: path, position: position, module: project.workspace.moduleName(module), type: node.map { project.models.nodes[$0].name },
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
        if node.families.contains(.custom), !node.isModel { add(.customTransformable, file: node.file, node.fact.nameOffset, node: id, node.name) }
        if node.families.contains(.transform) { checkTransform(id) }
    }
}
