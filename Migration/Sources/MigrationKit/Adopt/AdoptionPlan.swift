/// Which types become native in this run, and which of them stay HandyJSON models beside it.
struct AdoptionPlan {
    let project: Project
    let options: Adoption
    private(set) var adopted: Set<Int> = []
    private(set) var enums: Set<Int> = []
    private(set) var transforms: Set<Int> = []
    /// Types of both families whose HandyJSON conformance goes.
    private(set) var dropped: Set<Int> = []
    /// Whether `<T: HandyJSON>` and the like become `<T: SmartCodable>`: when every model of the project is native.
    private(set) var rewritesConstraints = false
    private(set) var rewritesEnumConstraints = false
    private(set) var notes: [ChangeSet.Note] = []
    private var held: Set<Int> = []
    /// The root classes of what is held.
    private var heldRoots: Set<Int> = []
    /// Protocols of HandyJSON's that stand somewhere else than in a conformance.
    private let usedProtocols: Set<String>
    private let findings: [Int: [Finding]]
    /// Functions of the app's own that stand in for the library's.
    private let ownCalls: [Finding]
    private var heldByConstraints = false
    /// Whether constraints to HandyJSON stay in this run.
    var keepsConstraints: Bool { heldByConstraints }

    var graph: ModelGraph { project.models }

    /// Why models stay HandyJSON models, by model.
    private(set) var refusals: [Int: [ChangeSet.Note]] = [:]
    /// What keeps HandyJSON beside native models, with the models it keeps there.
    private(set) var holds: [(note: ChangeSet.Note, models: Set<Int>)] = []
    /// `audit` asks what could be adopted once the imports are swapped.
    private let assumesSwap: Bool

    init(_ project: Project, _ options: Adoption, findings known: Findings? = nil, assumesSwap: Bool = false) {
        self.project = project
        self.options = options
        self.assumesSwap = assumesSwap
        usedProtocols = project.facts.reduce(into: []) { names, facts in
            for use in facts.protocolUses where use.role != .conformance { names.insert(use.name) }
        }
        let collected = known ?? Findings(project)
        findings = collected.byNode
        ownCalls = collected.all.map(\.finding).filter { $0.rule == .ownDataCall }
        let uses = CallUses(project, options)
        chooseModels(uses)
        chooseEnumsAndTransforms()
        decideConstraints(uses)
        hold(uses)
        noteOwnCalls()
        heldRoots = Set(held.map { graph.root(of: $0) })
        for id in graph.modelIDs where graph.nodes[id].isOld && graph.nodes[id].isNative && graph.root(of: id) == id {
            if isSelected(graph.nodes[id]), !keepsHandyJSON(id), isParsed(graph.nodes[id]) { dropped.insert(id) }
        }
    }

    private func isParsed(_ node: ModelGraph.Node) -> Bool {
        ([node.file] + node.extensions.map(\.file)).allSatisfy { project.facts[$0].syntaxErrors.isEmpty }
    }

    /// For models of both families the library's `deserialize(from:)` comes before one of the app's own.
    private mutating func noteOwnCalls() {
        guard !adopted.isEmpty, !rewritesConstraints else { return }
        for finding in ownCalls {
            notes.append(
                .init(
                    path: finding.path, position: finding.position, rule: finding.rule.id,
                    reason: "\(finding.subject) is not called any more for models that became native",
                    suggestion: finding.rule.advice))
        }
    }

    // MARK: Questions

    /// Whether a type is native after this run.
    func isNative(_ id: Int) -> Bool {
        let node = graph.nodes[id]
        return node.isNative || node.families.contains(.nativeEnum) || adopted.contains(id) || enums.contains(id)
    }

    /// Whether a model of this hierarchy stays a HandyJSON model beside.
    func keepsHandyJSON(_ id: Int) -> Bool {
        heldByConstraints || heldRoots.contains(graph.root(of: id))
    }

    /// Native since this run alone: calls of others are written for native models already.
    func becomesOnlyNative(_ id: Int) -> Bool { graph.nodes[id].isOld && isOnlyNative(id) }

    /// Native, and no HandyJSON model any more.
    func isOnlyNative(_ id: Int) -> Bool { isNative(id) && (!graph.nodes[id].isOld || !keepsHandyJSON(id)) }

    func keepsEnumProtocol(_ id: Int) -> Bool { !rewritesEnumConstraints && hasUses(HandyJSONNames.enumProtocols) }

    func keepsTransformProtocol(_ id: Int) -> Bool {
        if hasUses(["TransformType"]) { return true }
        let name = graph.nodes[id].name.lastComponent
        return graph.nodes.contains { node in
            node.isOld && !isNative(node.id)
                && (node.mapping?.fact.entries.contains { $0.transform?.name.lastComponent == name } ?? false
                    || node.mapping?.fact.obstacles.contains { $0.text.contains(name) } ?? false)
        }
    }

    func isSelected(_ node: ModelGraph.Node) -> Bool {
        options.selection.includes(module: project.workspace.moduleName(node.module))
            && options.selection.includes(type: node.name)
    }

    func isSelected(file: Int) -> Bool {
        options.selection.includes(module: project.moduleName(of: file)) && options.selection.types.isEmpty
    }

    /// Uses of protocols other than by conforming types.
    private func hasUses(_ names: Set<String>) -> Bool {
        !usedProtocols.isDisjoint(with: names)
    }

    // MARK: Models

    private mutating func chooseModels(_ uses: CallUses) {
        let reach = SerialisationReach(project)
        var candidates: Set<Int> = []
        for id in graph.modelIDs {
            let node = graph.nodes[id]
            guard node.isOld, !node.isNative else { continue }
            if isIgnored(node, .adoptModel) {
                refusals[id] = [
                    note(
                        node.file, node.fact.nameOffset, .adoptModel,
                        "\(node.name) is left out by a filter or an ignore comment", "")
                ]
                continue
            }
            let reasons = obstacles(of: id, findings[id] ?? [], reach) + updates(of: id, uses)
            if reasons.isEmpty {
                candidates.insert(id)
            } else {
                refusals[id] = reasons
                if isSelected(node) { notes += reasons }
            }
        }
        let chosen = closure(candidates.filter { isSelected(graph.nodes[$0]) }, among: candidates)
        adopted = chosen
    }

    /// By a filter, or by a comment at the type.
    private func isIgnored(_ node: ModelGraph.Node, _ rule: Rule) -> Bool {
        let lines = [node.fact.start, node.fact.nameOffset].map { project.position($0, file: node.file).line }
        return !options.selection.includes(rule: rule.id)
            || lines.contains { project.facts[node.file].ignored.ignores(rule.id, line: $0) }
    }

    /// Hierarchies are adopted as a whole.
    private mutating func closure(_ selected: Set<Int>, among candidates: Set<Int>) -> Set<Int> {
        var result: Set<Int> = []
        var seenRoots: Set<Int> = []
        for id in selected.sorted() {
            let root = graph.root(of: id)
            guard seenRoots.insert(root).inserted else { continue }
            let members = graph.hierarchy(below: root).filter { graph.nodes[$0].isOld && !graph.nodes[$0].isNative }
            let blocked = members.filter { !candidates.contains($0) }
            let unselected = members.filter { !selected.contains($0) && candidates.contains($0) }
            if !blocked.isEmpty {
                let names = blocked.map { graph.nodes[$0].name }.sorted().prefix(3).joined(separator: ", ")
                defer_(
                    root,
                    "its hierarchy has \(count(blocked.count, "class", "classes")) that cannot be adopted yet: \(names)",
                    "see the reasons listed for them")
            } else if !unselected.isEmpty, !options.includesSubclasses {
                let modules = Set(unselected.map { project.workspace.moduleName(graph.nodes[$0].module) }).sorted()
                    .joined(separator: ", ")
                let which =
                    "\(count(unselected.count, "class", "classes")) of its hierarchy \(unselected.count == 1 ? "is" : "are") not selected (in \(modules))"
                defer_(root, which, "adopt them together: select them too, or pass --include-subclasses")
            } else {
                result.formUnion(members)
            }
        }
        return result
    }

    private mutating func defer_(_ id: Int, _ reason: String, _ suggestion: String) {
        let node = graph.nodes[id]
        add(node.file, node.fact.nameOffset, .deferredModel, "\(node.name) stays as it is: \(reason)", suggestion)
    }

    private func obstacles(of id: Int, _ findings: [Finding], _ reach: SerialisationReach) -> [ChangeSet.Note] {
        let node = graph.nodes[id]
        var result: [ChangeSet.Note] = []
        func add(_ finding: Finding, _ suggestion: String) {
            let subject = finding.subject == node.name ? node.name : "\(node.name) (\(finding.subject))"
            let reason = "\(subject) stays a HandyJSON model: \(finding.rule.title)"
            result.append(
                .init(
                    path: finding.path, position: finding.position, rule: finding.rule.id, reason: reason,
                    suggestion: suggestion))
        }
        var named: Set<Rule> = []
        for finding in findings {
            // One line of a mapping says enough.
            if finding.rule == .dynamicMapping, !named.insert(finding.rule).inserted { continue }
            if AdoptionBlock.rules.contains(finding.rule) {
                add(finding, transformAdvice(finding, node) ?? finding.rule.advice)
            }
            if AdoptionBlock.unsafeRules.contains(finding.rule), !options.isUnsafe { add(finding, finding.rule.advice) }
            if finding.rule == .mappedPath, !options.isUnsafe, reach.contains(id) {
                add(
                    finding,
                    "\(finding.rule.effect): adopt --unsafe converts it once you know that the server does not mind")
            }
        }
        func stays(_ file: Int, _ offset: Int, _ rule: Rule, _ reason: String, _ suggestion: String) {
            result.append(note(file, offset, rule, "\(node.name) stays a HandyJSON model: \(reason)", suggestion))
        }
        func obstacle(_ rule: Rule, _ offset: Int?, _ reason: String, _ suggestion: String) {
            stays(node.file, offset ?? node.fact.nameOffset, rule, reason, suggestion)
        }
        for file in Set([node.file] + node.extensions.map(\.file)).sorted() {
            if let problem = project.facts[file].syntaxErrors.first {
                stays(file, problem.offset, .syntaxError, "the file does not parse: \(problem.message)", "correct it")
            }
            if !assumesSwap, project.facts[file].imports.contains(where: { $0.path.first == HandyJSONNames.oldModule })
            {
                obstacle(.swapImport, nil, "its file imports HandyJSON", "run swap --write first")
            }
        }
        if let mapping = node.mapping, mapping.file != node.file {
            obstacle(
                .dynamicMapping, nil, "its mapping stands in another file",
                "move mapping(mapper:) to the file of the type: CodingKeys is private to it")
        }
        let native = NativeObstacles(graph: graph, node: node, isSent: reach.contains(id))
        for place in native.all + (options.isUnsafe ? [] : native.unsafe) {
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

    /// `JSONDeserializer.update` fills HandyJSON models only, and SmartUpdater means something else for this one.
    private func updates(of id: Int, _ uses: CallUses) -> [ChangeSet.Note] {
        (uses.byModel[id] ?? []).filter {
            $0.call.kind == .deserializerUpdate && !(uses.isRewritable($0.call, $0.file) && isSelected(file: $0.file))
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
        for property in node.stored {
            let isExcluded = excluded.contains(property.name)
            let way = isRoot ? coding.way(of: property, in: node) : .plain
            if way == .left, property.initialValue == nil, !property.shape.isOptional {
                obstacle(
                    .weakProperty, property.nameOffset, "\(property.name) has no value to begin with",
                    "give it one, or make it optional")
            }
            guard isExcluded || way == .any || way == .ignored, !property.isLazy, !property.isWeak else { continue }
            if property.siblings > 1 {
                obstacle(
                    .unfitPropertyForAdopt, property.nameOffset,
                    "\(property.name) shares its declaration with others and needs a wrapper",
                    "declare it on a line of its own")
            } else if property.isLet {
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

    private mutating func add(_ file: Int, _ offset: Int, _ rule: Rule, _ reason: String, _ suggestion: String) {
        notes.append(note(file, offset, rule, reason, suggestion))
    }

    private func note(_ file: Int, _ offset: Int, _ rule: Rule, _ reason: String, _ suggestion: String)
        -> ChangeSet.Note
    {
        .init(
            path: project.workspace.sources[file].path, position: project.position(offset, file: file), rule: rule.id,
            reason: reason, suggestion: suggestion)
    }

    // MARK: Enums and transforms

    private mutating func chooseEnumsAndTransforms() {
        let keys = options.isUnsafe ? [:] : dictionaryKeys
        for node in graph.nodes where isSelected(node) {
            let isSwapped =
                assumesSwap || !project.facts[node.file].imports.contains { $0.path.first == HandyJSONNames.oldModule }
            let reasons = (findings[node.id] ?? []).filter { AdoptionBlock.rules.contains($0.rule) }
            if node.families.contains(.rawEnum), !isIgnored(node, .adoptEnum), !node.families.contains(.modelProtocol),
                node.fact.kind != .protocol
            {
                if node.families.contains(.nativeEnum) {
                    if !hasUses(HandyJSONNames.enumProtocols) { enums.insert(node.id) }
                } else if let owner = keys[node.id] {
                    add(
                        node.file, node.fact.nameOffset, .rawEnum,
                        "\(node.name) stays a HandyJSONEnum: natively a dictionary with such keys is written as a list: \(owner)",
                        "give the dictionary String keys; adopt --unsafe converts it")
                } else if reasons.isEmpty, isParsed(node), isSwapped {
                    enums.insert(node.id)
                } else {
                    notes += reasons.map {
                        .init(
                            path: $0.path, position: $0.position, rule: $0.rule.id,
                            reason: "\(node.name) stays a HandyJSONEnum: \($0.rule.title)", suggestion: $0.rule.advice)
                    }
                }
            }
            if node.families.contains(.transform), !project.facts[node.file].isOfObjectMapper("TransformType"),
                !isIgnored(node, .adoptTransform),
                node.fact.kind != .protocol, graph.ancestors(of: node.id).isEmpty, isParsed(node), isSwapped,
                reasons.isEmpty
            {
                transforms.insert(node.id)
            }
        }
        let waiting = graph.nodes.contains {
            $0.families.contains(.rawEnum) && !$0.families.contains(.nativeEnum) && !enums.contains($0.id)
                && $0.fact.kind != .protocol
        }
        let uses = project.facts.flatMap(\.protocolUses).filter {
            HandyJSONNames.enumProtocols.contains($0.name) && $0.role != .conformance
        }
        rewritesEnumConstraints =
            !waiting && options.selection.includes(rule: Rule.adoptConstraint.id) && options.selection.modules.isEmpty
            && options.selection.types.isEmpty
            && uses.allSatisfy { $0.role == .constraint || $0.role == .extensionOfProtocol }
    }

    /// Types that are keys of dictionaries in models, with one such property.
    private var dictionaryKeys: [Int: String] {
        var result: [Int: String] = [:]
        for id in graph.modelIDs {
            let node = graph.nodes[id]
            for property in node.stored {
                for name in property.shape.keyNames {
                    if let key = graph.resolve(name, module: node.module, file: node.file, inside: node.name) {
                        result[key] = "\(node.name).\(property.name)"
                    }
                }
            }
        }
        return result
    }

    // MARK: Constraints

    /// Constraints are rewritten in one run for the whole project, when no model needs HandyJSON any more.
    private mutating func decideConstraints(_ uses: CallUses) {
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
        heldByConstraints = true
        let remaining = graph.modelIDs.filter {
            graph.nodes[$0].isOld && !graph.nodes[$0].isNative && !adopted.contains($0)
        }
        let isWhole =
            options.selection.modules.isEmpty && options.selection.types.isEmpty
            && options.selection.includes(rule: Rule.adoptConstraint.id)
        guard remaining.isEmpty, isWhole else { return }
        let unfit = foreign.filter { !ArrayConformance(project).isAdoptable($0.fact) }
        for (file, fact) in unfit {
            add(
                file, fact.nameOffset, .standardConformance, "models keep HandyJSON: \(fact.name) conforms to it",
                "remove it, or take out what stands in it and pass no arrays of other things than models: adopt rewrites it then"
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
        let obstacles = uses.generic.filter { !uses.isRewritable($0.call, $0.file) } + uses.anything
        if !obstacles.isEmpty {
            for (call, file) in obstacles.prefix(10) {
                add(
                    file, call.range.lowerBound,
                    call.kind == .toJSON || call.kind == .toJSONString ? .unresolvedCall : .optionalElements,
                    "models keep HandyJSON: it is not known how to write \(excerpt(call, file)) natively",
                    "write the type of what it is called on, or convert it by hand")
            }
            return
        }
        rewritesConstraints = true
        heldByConstraints = false
    }

    // MARK: Calls

    /// The first line of a call, as far as it is short.
    private func excerpt(_ call: CallFact, _ file: Int) -> String {
        let line =
            project.workspace.sources[file].bytes.string(call.range).split(separator: "\n").first.map(String.init) ?? ""
        return line.count > 60 ? line.prefix(57) + "…" : line
    }

    /// Models that calls keep from losing HandyJSON.
    private mutating func hold(_ uses: CallUses) {
        // A protocol's own functions may still be called where nothing asks for the protocol.
        if !uses.anything.isEmpty, graph.modelIDs.contains(where: { graph.nodes[$0].isOld }) {
            let all = Set(graph.modelIDs.filter { graph.nodes[$0].isOld })
            held.formUnion(all)
            for (call, file) in uses.anything.prefix(10) where isSelected(file: file) && !heldByConstraints {
                add(
                    file, call.range.lowerBound, .unresolvedCall,
                    "models keep HandyJSON: the source does not say what \(excerpt(call, file)) is about",
                    "write the type of what it is called on")
                if let note = notes.last { holds.append((note, all)) }
            }
        }
        for (id, places) in uses.byModel where graph.nodes[id].isOld {
            for (call, file) in places where !uses.isRewritable(call, file) || !isSelected(file: file) {
                // `deserialize` reads the same in both families.
                if call.kind == .deserialize, !uses.hasFoundationSource(call, file) { continue }
                held.insert(id)
                guard isSelected(file: file), isNative(id) else { continue }
                add(
                    file, call.range.lowerBound, uses.rule(for: call, file),
                    "\(graph.nodes[id].name) keeps HandyJSON: \(uses.reason(call, file))", uses.advice(for: call, file))
                if let note = notes.last { holds.append((note, Set(graph.hierarchy(below: graph.root(of: id))))) }
            }
        }
    }
}
