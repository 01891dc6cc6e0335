/// Whether constraints such as `<T: HandyJSON>` become `<T: SmartCodable>`: in one run for the whole project, when no
/// model needs HandyJSON any more.
struct ConstraintChoice {
    private(set) var isRewritten = false
    /// Constraints stay in this run, and keep HandyJSON beside native models.
    private(set) var keepsHandyJSON = false
    private(set) var notes: [ChangeSet.Note] = []
    /// What may bring a model that stays to a constraint, so that all stay.
    private(set) var meeting: (file: Int, model: String, constraint: String)?

    init(_ scope: AdoptionScope, _ uses: CallUses, adopted: Set<Int>, unknown: [CallUses.Place]) {
        let (project, graph) = (scope.project, scope.graph)
        func add(_ file: Int, _ offset: Int, _ rule: Rule, _ reason: String, _ suggestion: String) {
            notes.append(scope.note(file, offset, rule, reason, suggestion))
        }
        let modelUses = project.facts.indices.flatMap { file in
            project.facts[file].protocolUses.filter {
                HandyJSONNames.modelProtocols.contains($0.name) && $0.role != .conformance
            }.map { (file, $0) }
        }
        let foreign = graph.foreignExtensions.filter {
            $0.fact.inheritance.contains { HandyJSONNames.modelProtocols.contains(HandyJSONNames.unqualified($0.name)) }
        }
        let hasOldModels = graph.modelIDs.contains { graph.nodes[$0].isOld }
        guard !modelUses.isEmpty || !foreign.isEmpty || (hasOldModels && !uses.generic.isEmpty) else { return }
        keepsHandyJSON = true
        let remaining = graph.modelIDs.filter {
            graph.nodes[$0].isOld && !graph.nodes[$0].isNative && !adopted.contains($0)
        }
        guard scope.isWhole, scope.options.selection.includes(rule: Rule.adoptConstraint.id) else {
            return
        }
        if !remaining.isEmpty {
            // A cast takes whatever is there, and a conformance of arrays or texts is everybody's.
            guard foreign.isEmpty, !modelUses.contains(where: { $0.1.role == .cast }), !adopted.isEmpty else { return }
            meeting =
                ModelSeparation(
                    project, models: Set(remaining), uses: modelUses.map { (file: $0.0, use: $0.1) }
                ).meeting
            if meeting != nil { return }
        }
        let unfit = foreign.filter {
            !ScalarConformance.isAdoptable($0.fact) && !CollectionConformance(project).isAdoptable($0.fact)
        }
        for (file, fact) in unfit {
            add(
                file, fact.nameOffset, .standardConformance, "models keep HandyJSON: \(fact.name) conforms to it",
                ["Array", "Dictionary"].contains(fact.name)
                    ? "remove it, or empty it and pass no collections of anything but models: then adopt removes it"
                    : "natively only arrays, dictionaries, texts and numbers stand where models are asked for: remove it"
            )
        }
        for (file, use) in modelUses where use.role == .extensionOfProtocol {
            guard
                let fact = project.facts[file].types.first(where: {
                    $0.kind == .extension && $0.nameOffset == use.range.lowerBound
                }), !fact.whereText.isEmpty
            else { continue }
            add(
                file, use.range.lowerBound, .protocolExtension,
                "models keep HandyJSON: this extension of it has a where clause",
                "write it as an extension of SmartDecodable")
            return
        }
        guard unfit.isEmpty else { return }
        let obstacles = uses.generic.filter { !uses.isRewritable($0.call, $0.file) } + unknown
        if !obstacles.isEmpty {
            for (call, file) in obstacles.prefix(10) {
                add(
                    file, call.range.lowerBound, uses.rule(for: call, file),
                    "models keep HandyJSON: it is not known how to write \(scope.excerpt(call, file)) natively",
                    CallBridge.advice(for: call)
                        ?? "write the type of what it is called on, or convert it by hand")
            }
            return
        }
        isRewritten = true
        keepsHandyJSON = false
    }
}
