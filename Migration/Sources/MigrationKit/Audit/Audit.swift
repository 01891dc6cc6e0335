/// What `audit` reports: the inventory, the findings, how ready each module and model is.
public struct Audit: Sendable {
    public struct ModuleSummary: Sendable {
        public let name: String
        public let folder: String
        public var files = 0
        public var models = 0
        public var nativeModels = 0
        public var uses = 0
        public var swap = Rule.Impact.none
        public var adopt = Rule.Impact.none
        public var modelsBySwap: [Rule.Impact: Int] = [:]
        public var modelsByAdopt: [Rule.Impact: Int] = [:]
        public var minutes = 0.0
        /// Modules of the project that it imports.
        public var dependsOn: [String] = []
        /// 1 is adopted first; modules with one number do not depend on each other.
        public var wave = 1
    }

    public struct ModelSummary: Sendable {
        public let name: String
        public let module: String
        public let path: String
        public let position: Position
        public let kind: String
        public let isNative: Bool
        public let properties: Int
        public let depth: Int
        public let superclass: String?
        public let swap: Rule.Impact
        public let adopt: Rule.Impact
        public let wave: Int
        public let rules: [String]
        /// Why `adopt` would leave it a HandyJSON model, each with file and line; empty when it is ready.
        public let blockedBy: [String]
    }

    /// The places that keep most models from being adopted.
    public let obstacles: [AdoptionObstacle]
    /// The places that would keep HandyJSON beside most models that `adopt` makes native.
    public let holds: [AdoptionObstacle]
    /// The edits by hand that free most models, in order.
    public let handEdits: HandEdits
    public let modules: [ModuleSummary]
    public let models: [ModelSummary]
    public let findings: [Finding]
    public let fileCount: Int
    public let lineCount: Int
    /// Files that do not parse.
    public let broken: [String]
    /// All Swift files that were read.
    let paths: Set<String>
    private let scope: ScanScope
    private let selection: Selection
    /// For excerpts.
    let sources: [String: SourceFile]

    public init(_ project: Project, selection: Selection = Selection()) {
        let collected = Findings(project)
        let graph = project.models
        let order = DependencyOrder(project)
        let byNode = collected.byNode
        // What adopt would do today decides what is ready, and nothing else.
        let plan = AdoptionPlan(project, .usual, findings: collected, assumesSwap: true)
        let summary = AdoptionSummary(plan)
        obstacles = summary.obstacles
        holds = summary.holds
        handEdits = HandEdits(plan)
        findings = collected.all.map(\.finding).filter {
            selection.includes(module: $0.module) && selection.includes(rule: $0.rule.id)
        }
        var summaries = project.workspace.modules.map { ModuleSummary(name: $0.name, folder: $0.folder) }
        for source in project.workspace.sources where summaries.indices.contains(source.module) {
            summaries[source.module].files += 1
        }
        var models: [ModelSummary] = []
        for id in graph.modelIDs {
            let node = graph.nodes[id]
            // What is found in a superclass concerns the subclass too: it has those properties, and is adopted with it.
            let own = byNode[id] ?? []
            let inherited = graph.ancestors(of: id).flatMap { byNode[$0] ?? [] }
            func impact(_ stage: Rule.Stage, _ findings: [Finding]) -> Rule.Impact {
                findings.filter { $0.rule.stage == stage }.map(\.rule.impact).max() ?? .none
            }
            let swap = impact(.swap, own + inherited)
            let isReady = plan.isNative(id)
            let told = impact(.adopt, own + inherited)
            let adopt = node.isNative ? .none : isReady ? min(told, .difference) : .hand
            models.append(
                ModelSummary(
                    name: node.name, module: project.workspace.moduleName(node.module),
                    path: project.workspace.sources[node.file].path,
                    position: project.position(node.fact.nameOffset, file: node.file), kind: node.fact.kind.rawValue,
                    isNative: node.isNative,
                    properties: node.stored.count,
                    depth: graph.ancestors(of: id).filter { graph.nodes[$0].isModel }.count,
                    superclass: node.superclass.map { graph.nodes[$0].name }, swap: swap, adopt: adopt,
                    wave: order.waveOfModel[id] ?? 1,
                    rules: Set(own.map(\.rule.id)).sorted(),
                    blockedBy: isReady
                        ? [] : plan.blockers(of: id).map { "\($0.path):\($0.position.line): \($0.reason)" }))
            guard summaries.indices.contains(node.module) else { continue }
            summaries[node.module].models += 1
            if node.isNative { summaries[node.module].nativeModels += 1 }
            summaries[node.module].modelsBySwap[swap, default: 0] += 1
            summaries[node.module].modelsByAdopt[adopt, default: 0] += 1
            // What keeps a model from being adopted may be a rule of stage 1, or stand in another module's superclass.
            summaries[node.module].adopt = max(summaries[node.module].adopt, adopt)
        }
        let indexByName = Dictionary(
            summaries.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
        minutes = findings.reduce(0) { $0 + $1.rule.effort }
        for finding in collected.all.map(\.finding) {
            guard let index = indexByName[finding.module] else { continue }
            if finding.rule.isUse { summaries[index].uses += 1 }
            if selection.includes(rule: finding.rule.id) { summaries[index].minutes += finding.rule.effort }
            if finding.rule.stage == .swap { summaries[index].swap = max(summaries[index].swap, finding.rule.impact) }
            if finding.rule.stage == .adopt {
                summaries[index].adopt = max(summaries[index].adopt, finding.rule.impact)
            }
        }
        for index in summaries.indices {
            summaries[index].dependsOn = order.modules[index].sorted().map { summaries[$0].name }
            summaries[index].wave = order.waveOfModule[index]
        }
        var shown = summaries.filter { ($0.models > 0 || $0.uses > 0) && selection.includes(module: $0.name) }
        let waves = Audit.dense(shown.map(\.wave))
        for index in shown.indices { shown[index].wave = waves[shown[index].wave] ?? 1 }
        modules = shown.sorted { ($0.wave, $0.name) < ($1.wave, $1.name) }
        self.models = models.filter { selection.includes(module: $0.module) && selection.includes(type: $0.name) }
            .sorted { ($0.wave, $0.module, $0.name) < ($1.wave, $1.module, $1.name) }
        fileCount = project.workspace.sources.count
        lineCount = project.facts.reduce(0) { $0 + $1.lineCount }
        broken = project.broken.map(\.path)
        self.selection = selection
        scope = project.workspace.scope
        paths = Set(project.workspace.sources.map(\.path))
        let files = project.workspace.sources + project.workspace.reported.map(\.file)
        let mentioned = Set(findings.map(\.path))
        sources = Dictionary(
            files.filter { mentioned.contains($0.path) }.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
    }

    /// Whether a use in a file, which may be gone, would have been found by this run.
    func covers(_ path: String, rule: String) -> Bool {
        scope.includes(path) && selection.includes(rule: rule)
            && (selection.modules.isEmpty || selection.includes(module: scope.module(of: path) ?? ""))
    }

    /// What a person has to read: neither plain uses nor things without effect.
    public var notable: [Finding] { findings.filter { $0.rule.impact > .none } }

    /// Work for a person: of all findings that are reported, those of no module too.
    public var hours: Double { minutes / 60 }
    private let minutes: Double

    /// Waves counted from 1 where the first ones are not shown.
    private static func dense(_ waves: [Int]) -> [Int: Int] {
        Dictionary(uniqueKeysWithValues: Set(waves).sorted().enumerated().map { ($1, $0 + 1) })
    }
}
