/// Which types become native in this run, and which of them stay HandyJSON models beside it.
///
/// Made of one choice after the other: the models, the enums and transforms, the constraints, and what calls hold.
struct AdoptionPlan {
    let scope: AdoptionScope
    private let models: ModelChoice
    private let enumChoice: EnumChoice
    private let constraints: ConstraintChoice
    private let modelHolds: ModelHolds
    let uses: CallUses
    let bridge: CallBridge
    /// The root classes of what is held.
    private let heldRoots: Set<Int>
    /// The adopted models that become `SmartDirectCodable`.
    private(set) var direct: Set<Int> = []
    /// Types of both families whose HandyJSON conformance goes.
    private(set) var dropped: Set<Int> = []
    private(set) var notes: [ChangeSet.Note]
    /// Whether `toJSONString()` is rewritten where nobody knows what it is called on: once no model is HandyJSON alone.
    let rewritesUnknownTexts: Bool

    init(_ project: Project, _ options: Adoption, findings known: Findings? = nil, assumesSwap: Bool = false) {
        let scope = AdoptionScope(project, options, assumesSwap: assumesSwap)
        let findings = known ?? Findings(project)
        let uses = CallUses(project, options)
        self.uses = uses
        let byNode = findings.byNode
        let models = ModelChoice(scope, ModelObstacles(scope, uses, byNode))
        let enums = EnumChoice(scope, byNode)
        let isOld = scope.graph.modelIDs.contains { scope.graph.nodes[$0].isOld }
        let leavesNone =
            isOld && scope.isWhole
            && scope.graph.modelIDs.allSatisfy {
                !scope.graph.nodes[$0].isOld || scope.graph.nodes[$0].isNative || models.adopted.contains($0)
            }
        rewritesUnknownTexts = leavesNone
        let bridge = CallBridge(scope, uses)
        self.bridge = bridge
        let unknown =
            (uses.anything + (leavesNone ? [] : uses.unknownTexts)).filter {
                !bridge.serves($0.call, $0.file) && !uses.isSameNatively($0.call)
            }
        let constraints = ConstraintChoice(scope, uses, adopted: models.adopted, unknown: unknown)
        let holds = ModelHolds(scope, uses, unknown: unknown, keepsConstraints: constraints.keepsHandyJSON) {
            AdoptionPlan.isNative(project.models.nodes[$0], models, enums)
        }
        self.scope = scope
        self.models = models
        enumChoice = enums
        self.constraints = constraints
        modelHolds = holds
        heldRoots = Set(holds.models.map { project.models.root(of: $0) })
        notes = models.notes + enums.notes + constraints.notes + holds.notes
        let direct = DirectChoice(scope, adopted: adopted, keepsHandyJSON: keepsHandyJSON)
        self.direct = direct.models
        notes += direct.notes
        if !adopted.isEmpty, !rewritesConstraints { noteOwnCalls(findings) }
        for id in graph.modelIDs where graph.nodes[id].isOld && graph.nodes[id].isNative && graph.root(of: id) == id {
            let node = graph.nodes[id]
            if scope.isSelected(node), !keepsHandyJSON(id), scope.isParsed(node) { dropped.insert(id) }
        }
    }

    /// For models of both families the library's `deserialize(from:)` comes before one of the app's own.
    private mutating func noteOwnCalls(_ findings: Findings) {
        for finding in findings.all.map(\.finding) where finding.rule == .ownDataCall {
            notes.append(
                .init(
                    path: finding.path, position: finding.position, rule: finding.rule.id,
                    reason: "\(finding.subject) is not called any more for models that became native",
                    suggestion: finding.rule.advice))
        }
    }

    // MARK: What is chosen

    var project: Project { scope.project }
    var options: Adoption { scope.options }
    var graph: ModelGraph { scope.graph }

    var adopted: Set<Int> { models.adopted }
    var enums: Set<Int> { enumChoice.enums }
    var transforms: Set<Int> { enumChoice.transforms }
    /// Whether `<T: HandyJSON>` and the like become `<T: SmartCodable>`: when every model of the project is native.
    var rewritesConstraints: Bool { constraints.isRewritten }
    var rewritesEnumConstraints: Bool { enumChoice.rewritesConstraints }
    /// Whether constraints to HandyJSON stay in this run.
    var keepsConstraints: Bool { constraints.keepsHandyJSON }
    /// Where a model that stays may come to a constraint, so that all of those stay.
    var meeting: (file: Int, model: String, constraint: String)? { constraints.meeting }
    /// Why models stay HandyJSON models, by model.
    var refusals: [Int: [ChangeSet.Note]] { models.refusals }
    /// How many models are HandyJSON's.
    var oldModels: Set<Int> { Set(graph.modelIDs.filter { graph.nodes[$0].isOld && !graph.nodes[$0].isNative }) }
    /// What keeps HandyJSON on native models, with the models it keeps there.
    var holds: [(note: ChangeSet.Note, models: Set<Int>)] {
        let old = Set(graph.modelIDs.filter { graph.nodes[$0].isOld })
        return modelHolds.places + constraints.notes.map { ($0, old) }
    }
    /// Whether constraints stay for another reason than models that are HandyJSON models alone.
    var hasConstraintObstacles: Bool { !constraints.notes.isEmpty }

    // MARK: Questions

    /// Whether a type is native after this run.
    func isNative(_ id: Int) -> Bool { AdoptionPlan.isNative(graph.nodes[id], models, enumChoice) }

    private static func isNative(_ node: ModelGraph.Node, _ models: ModelChoice, _ enums: EnumChoice) -> Bool {
        node.isNative || node.families.contains(.nativeEnum) || models.adopted.contains(node.id)
            || enums.enums.contains(node.id)
    }

    /// Whether a model of this hierarchy stays a HandyJSON model beside.
    func keepsHandyJSON(_ id: Int) -> Bool {
        keepsConstraints || heldRoots.contains(graph.root(of: id))
    }

    /// Native since this run alone: calls of others are written for native models already.
    func becomesOnlyNative(_ id: Int) -> Bool { graph.nodes[id].isOld && isOnlyNative(id) }

    /// Native, and no HandyJSON model any more.
    func isOnlyNative(_ id: Int) -> Bool { isNative(id) && (!graph.nodes[id].isOld || !keepsHandyJSON(id)) }

    /// The names that stand at properties instead of in `mappingForKey()`. By the native rules what stands there is written
    /// whether mapped names are asked for or not.
    func namesAtProperties(_ node: ModelGraph.Node) -> [String: String] {
        options.keepsHandyJSONRules ? NamesAtProperties.texts(node, graph) ?? [:] : [:]
    }

    func keepsEnumProtocol(_ id: Int) -> Bool {
        !rewritesEnumConstraints && scope.hasUses(HandyJSONNames.enumProtocols)
    }

    func keepsTransformProtocol(_ id: Int) -> Bool {
        if scope.hasUses(["TransformType"]) { return true }
        let name = graph.nodes[id].name.lastComponent
        return graph.nodes.contains { node in
            node.isOld && !isNative(node.id)
                && (node.mapping?.fact.entries.contains { $0.transform?.name.lastComponent == name } ?? false
                    || node.mapping?.fact.obstacles.contains { $0.text.contains(name) } ?? false)
        }
    }

    func isSelected(_ node: ModelGraph.Node) -> Bool { scope.isSelected(node) }

    func isSelected(file: Int) -> Bool { scope.isSelected(file: file) }

    /// Why a model stays: its own reasons, or those of others of its hierarchy.
    func blockers(of id: Int) -> [ChangeSet.Note] {
        if let own = refusals[id] { return own }
        return graph.hierarchy(below: graph.root(of: id)).flatMap { refusals[$0] ?? [] }
    }
}
