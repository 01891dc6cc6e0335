/// Why single models stay HandyJSON models: what is found in them, and what a native model cannot have.
struct ModelObstacles {
    let scope: AdoptionScope
    let uses: CallUses
    private let findings: [Int: [Finding]]
    private let reach: SerialisationReach
    /// Where the app lets HandyJSON read names whatever their case, and not native models.
    private let caseInsensitive: (file: Int, place: NamePlace)?

    init(_ scope: AdoptionScope, _ uses: CallUses, _ findings: [Int: [Finding]]) {
        self.scope = scope
        self.uses = uses
        self.findings = findings
        reach = SerialisationReach(scope.project)
        let facts = scope.project.facts
        caseInsensitive =
            scope.options.isUnsafe || facts.contains(where: \.isNativelyCaseInsensitive)
            ? nil : facts.indices.lazy.compactMap { file in facts[file].caseInsensitive.first.map { (file, $0) } }.first
    }

    private var project: Project { scope.project }
    private var graph: ModelGraph { scope.graph }
    private var options: Adoption { scope.options }

    /// Empty when the model can be adopted.
    func all(of id: Int) -> [ChangeSet.Note] {
        let node = graph.nodes[id]
        if scope.isIgnored(node, .adoptModel) {
            return [
                scope.note(
                    node.file, node.fact.nameOffset, .adoptModel,
                    "\(node.name) is left out by a filter or an ignore comment", "")
            ]
        }
        return obstacles(of: id) + updates(of: id)
    }

    private func obstacles(of id: Int) -> [ChangeSet.Note] {
        let node = graph.nodes[id]
        var result: [ChangeSet.Note] = []
        func add(_ finding: Finding, _ suggestion: String, because: String? = nil) {
            let subject = finding.subject == node.name ? node.name : "\(node.name) (\(finding.subject))"
            let reason = "\(subject) stays a HandyJSON model: \(because ?? finding.rule.title)"
            result.append(
                .init(
                    path: finding.path, position: finding.position, rule: finding.rule.id, reason: reason,
                    suggestion: suggestion))
        }
        let coding = OwnCoding(graph: graph, node: node)
        var named: Set<Rule> = []
        for finding in findings[id] ?? [] {
            // One line of a mapping says enough.
            if finding.rule == .dynamicMapping, !named.insert(finding.rule).inserted { continue }
            if finding.rule == .customCoding, let coding = coding.obstacle {
                add(finding, coding.suggestion, because: coding.reason)
            } else if AdoptionBlock.rules.contains(finding.rule) {
                add(finding, transformAdvice(finding, node) ?? mappingAdvice(finding, node) ?? finding.rule.advice)
            }
            if options.keepsHandyJSONRules, AdoptionBlock.keptByHandyJSONRules.contains(finding.rule) { continue }
            if AdoptionBlock.unsafeRules.contains(finding.rule), !options.isUnsafe { add(finding, finding.rule.advice) }
            if finding.rule == .mappedPath, !options.isUnsafe, reach.contains(id) {
                add(
                    finding,
                    "\(finding.rule.effect): adopt --unsafe converts it once you know that the server does not mind")
            }
        }
        func stays(_ file: Int, _ offset: Int, _ rule: Rule, _ reason: String, _ suggestion: String) {
            result.append(scope.note(file, offset, rule, "\(node.name) stays a HandyJSON model: \(reason)", suggestion))
        }
        func obstacle(_ rule: Rule, _ offset: Int?, _ reason: String, _ suggestion: String) {
            stays(node.file, offset ?? node.fact.nameOffset, rule, reason, suggestion)
        }
        let isWritten = reach.contains(id) || ["public", "open"].contains(node.fact.access)
        if node.superclass != nil, isWritten, InheritedDecoding(node, graph).traps {
            obstacle(
                .subclassInitializer, nil, "its init() traps",
                "let init() give its properties values; natively it is called for writing as well")
        }
        for file in Set([node.file] + node.extensions.map(\.file)).sorted() {
            if let problem = project.facts[file].syntaxErrors.first {
                stays(file, problem.offset, .syntaxError, "the file does not parse: \(problem.message)", "correct it")
            }
            if !scope.isSwapped(file: file) {
                obstacle(.swapImport, nil, "its file imports HandyJSON", "run swap --write first")
            }
        }
        if let (file, place) = caseInsensitive {
            // The same for all models, so it is said once.
            result.append(
                scope.note(
                    file, place.range.lowerBound, .configuration,
                    "models stay HandyJSON models: the app reads names whatever their case, and native models do not",
                    "if names differ in case only by mistake, write SmartCodableOptions.decodingOptions.update(with: .key(.caseInsensitive)) beside it; adopt --unsafe converts them as they are"
                ))
        }
        if let mapping = node.mapping, mapping.file != node.file {
            obstacle(
                .dynamicMapping, nil, "its mapping is in another file",
                "move mapping(mapper:) to the file of the type: CodingKeys is private to it")
        }
        let native = NativeObstacles(
            graph: graph, node: node, isSent: reach.contains(id), keepsHandyJSONRules: options.keepsHandyJSONRules)
        let isUpdated = (uses.byModel[id] ?? []).contains { $0.call.kind == .deserializerUpdate } || uses.updatesUnknown
        for place in native.all + native.assumed(isUpdated: isUpdated) + (options.isUnsafe ? [] : native.unsafe) {
            stays(place.file, place.offset, place.rule, place.reason, place.suggestion)
        }
        result += propertyObstacles(node, obstacle)
        return result
    }

    /// What would make a transform fit for a static function.
    private func transformAdvice(_ finding: Finding, _ node: ModelGraph.Node) -> String? {
        guard finding.rule == .transformWithoutCounterpart, let mapping = node.mapping,
            let transform = mapping.fact.entries.first(where: {
                project.position($0.offset, file: mapping.file) == finding.position
            })?.transform
        else { return nil }
        return TransformConversion(graph: graph, node: node).advice(transform)
    }

    /// What to write instead of a statement that is no entry.
    private func mappingAdvice(_ finding: Finding, _ node: ModelGraph.Node) -> String? {
        guard finding.rule == .dynamicMapping, let mapping = node.mapping else { return nil }
        return mapping.fact.obstacles.first { project.position($0.offset, file: mapping.file) == finding.position }?
            .advice
    }

    /// `JSONDeserializer.update` fills HandyJSON models only, and SmartUpdater means something else for this one.
    private func updates(of id: Int) -> [ChangeSet.Note] {
        (uses.byModel[id] ?? []).filter {
            $0.call.kind == .deserializerUpdate
                && !(uses.isRewritable($0.call, $0.file) && scope.isSelected(file: $0.file))
        }.map { call, file in
            .init(
                path: project.workspace.sources[file].path,
                position: project.position(call.range.lowerBound, file: file), rule: Rule.updateCall.id,
                reason: "\(graph.nodes[id].name) stays a HandyJSON model: \(uses.reason(call, file))",
                suggestion: "write the update by hand with SmartUpdater, or pass --unsafe")
        }
    }

    /// Properties that need a wrapper and cannot have one.
    private func propertyObstacles(_ node: ModelGraph.Node, _ obstacle: (Rule, Int?, String, String) -> Void)
        -> [ChangeSet.Note]
    {
        let coding = PropertyCoding(graph: graph, becomesNative: { _ in true })
        let excluded = Set(
            (node.mapping?.fact.entries ?? []).filter {
                if case .exclude = $0.kind { return true } else { return false }
            }.map(\.property))
        let isRoot = graph.root(of: node.id) == node.id
        let own = OwnCoding(graph: graph, node: node)
        // What CodingKeys leave out needs nothing.
        for property in node.stored where own.contains(property) {
            let isExcluded = excluded.contains(property.name)
            let way = isRoot ? coding.way(of: property, in: node) : .plain
            if way == .left, property.initialValue == nil, !property.shape.isOptional {
                obstacle(
                    .weakProperty, property.nameOffset, "\(property.name) has no value to begin with",
                    "give it one, or make it optional")
            }
            let needsWrapper = isExcluded || way == .any || way == .ignored
            if LetProperty.becomesVar(property, isRoot: isRoot, needsWrapper: needsWrapper),
                let problem = LetProperty(node: node, property: property).obstacle
            {
                obstacle(.letProperty, property.nameOffset, problem.reason, problem.suggestion)
            }
            guard needsWrapper, !property.isLazy, !property.isWeak else { continue }
            if property.siblings > 1 {
                obstacle(
                    .unfitPropertyForAdopt, property.nameOffset,
                    "\(property.name) shares its declaration with others and needs a wrapper",
                    "declare it on a line of its own")
            } else if property.isLet, !isRoot {
                obstacle(
                    .letProperty, property.nameOffset, "\(property.name) is a let and needs a wrapper", "make it var")
            } else if !property.wrappers.isEmpty, way != .plain {
                obstacle(
                    .unfitPropertyForAdopt, property.nameOffset, "\(property.name) has a wrapper and needs another",
                    "exclude it by a CodingKeys enum")
            }
        }
        return []
    }
}
