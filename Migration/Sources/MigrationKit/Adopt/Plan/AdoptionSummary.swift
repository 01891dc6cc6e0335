/// What a run of `adopt` comes to: for somebody who decides what to do next.
struct AdoptionSummary {
    private let plan: AdoptionPlan

    init(_ plan: AdoptionPlan) { self.plan = plan }

    /// Places that keep models HandyJSON models, those first that keep most.
    var obstacles: [AdoptionObstacle] {
        var models: [ChangeSet.Note: Set<Int>] = [:]
        for (id, notes) in plan.refusals {
            // A class holds its whole hierarchy.
            let waiting = plan.graph.hierarchy(below: plan.graph.root(of: id)).filter {
                plan.graph.nodes[$0].isOld && !plan.isNative($0)
            }
            for note in notes { models[note, default: []].formUnion(waiting) }
        }
        return ordered(models)
    }

    /// Places that keep HandyJSON beside models that are native.
    var holds: [AdoptionObstacle] {
        ordered(
            plan.holds.reduce(into: [:]) { $0[$1.note, default: []].formUnion($1.models.filter { plan.isNative($0) }) })
    }

    private func ordered(_ models: [ChangeSet.Note: Set<Int>]) -> [AdoptionObstacle] {
        // One place may have several reasons: the first of a rule speaks for it.
        var byPlace: [String: AdoptionObstacle] = [:]
        for (note, ids) in models where !ids.isEmpty {
            let key = "\(note.path):\(note.position.line):\(note.rule)"
            let known = byPlace[key]
            if let known, (known.models, note.reason) >= (ids.count, known.reason) { continue }
            byPlace[key] = .init(
                path: note.path, position: note.position, rule: note.rule, reason: note.reason, models: ids.count)
        }
        return byPlace.values.sorted {
            (-$0.models, $0.path, $0.position, $0.rule) < (-$1.models, $1.path, $1.position, $1.rule)
        }
    }

    /// Empty where there are no models.
    var text: String {
        let graph = plan.graph
        let models = graph.modelIDs
        guard !models.isEmpty else { return "" }
        let native = models.filter(plan.isNative)
        let both = native.filter { graph.nodes[$0].isOld && plan.keepsHandyJSON($0) }
        let open = models.count - native.count
        var text =
            open + both.count == 0
            ? ""
            : "HandyJSON stays: \(count(open + both.count, "model")) of \(models.count) \(open + both.count == 1 ? "needs" : "need") it, \(mostText)\n"
        text +=
            "Models: \(native.count) of \(models.count) native after this run (\(plan.adopted.count) converted now), \(both.count) of them also HandyJSON models; "
        text += "\(count(open, "stays", "stay")) HandyJSON only.\n"
        text += list("What keeps most models from being adopted", obstacles)
        if !both.isEmpty {
            text += constraintText
            text += list("What keeps HandyJSON on most native models", holds)
        }
        return text + rulesText + partText
    }

    /// The line of the app that holds most models.
    private var mostText: String {
        if let place = (obstacles + holds).max(by: { $0.models < $1.models }) {
            return "\(place.models) because of \(place.path):\(place.position.line)."
        }
        guard let file = plan.meeting?.file else { return "since only a part was asked for." }
        return "because of constraints in \(plan.project.workspace.sources[file].path)."
    }

    /// What constraints alone hold; empty where they hold nothing.
    var constraintText: String {
        let held = plan.graph.modelIDs.filter { plan.isNative($0) && plan.graph.nodes[$0].isOld }
        guard plan.keepsConstraints, !plan.hasConstraintObstacles, !held.isEmpty else { return "" }
        let text = "Constraints such as <T: HandyJSON> keep HandyJSON on \(count(held.count, "native model")): "
        guard let meeting = plan.meeting else {
            return text + "they are rewritten in the run after which no model is HandyJSON only.\n"
        }
        let path = plan.project.workspace.sources[meeting.file].path
        return text
            + "\(path) has \(meeting.model), of a model that stays, and \(meeting.constraint), which requires HandyJSON. They are rewritten once no function has both.\n"
    }

    private func list(_ title: String, _ obstacles: [AdoptionObstacle]) -> String {
        guard !obstacles.isEmpty else { return "" }
        let lines = obstacles.prefix(5).map {
            "  \($0.path):\($0.position.line): \(count($0.models, "model")): \($0.reason) [\($0.rule)]\n"
        }
        let rest = obstacles.count > 5 ? "  and \(count(obstacles.count - 5, "other place"))\n" : ""
        return title + ":\n" + lines.joined() + rest
    }

    /// What is left to write where the app chooses the rules.
    private var rulesText: String {
        guard plan.options.rules == .app, !plan.adopted.isEmpty else { return "" }
        let lines = AdoptionSummary.linesOfApp.map { "  \($0)\n" }.joined()
        return
            "Write this where the app starts, before anything is decoded; until then the models follow the native rules:\n"
            + lines
    }

    static let linesOfApp = [
        "SmartCodableOptions.decodingOptions.update(with: .rules(.handyJSON))",
        "SmartCodableOptions.encodingOptions.update(with: .rules(.handyJSON))",
    ]

    /// What was not seen may call what changes.
    private var partText: String {
        var text = ""
        let isPublic = plan.adopted.contains { ["public", "open"].contains(plan.graph.nodes[$0].fact.access) }
        let hasApp = plan.project.workspace.modules.contains { $0.kind == .xcode || $0.kind == .folder }
        if isPublic, !hasApp {
            text +=
                "Public models change their protocols: code outside these folders that requires HandyJSON, or calls toJSON(), must change with them.\n"
        }
        if !plan.options.selection.modules.isEmpty || !plan.options.selection.types.isEmpty {
            text += "Only a part was selected: constraints and calls elsewhere stay as they are.\n"
        }
        return text
    }
}
