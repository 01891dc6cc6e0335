/// Which models keep HandyJSON beside their native form, because of calls that only HandyJSON answers.
struct ModelHolds {
    private(set) var models: Set<Int> = []
    /// What keeps HandyJSON, with the models it keeps there.
    private(set) var places: [(note: ChangeSet.Note, models: Set<Int>)] = []
    var notes: [ChangeSet.Note] { places.map(\.note) }

    /// `isNative`: after this run. `keepsConstraints`: all models keep HandyJSON for another reason, which is told.
    /// `unknown`: calls of which nobody knows what they are about.
    init(
        _ scope: AdoptionScope, _ uses: CallUses, unknown: [CallUses.Place], keepsConstraints: Bool,
        isNative: (Int) -> Bool
    ) {
        let graph = scope.graph
        // A protocol's own functions may still be called where nothing asks for the protocol.
        let all = Set(graph.modelIDs.filter { graph.nodes[$0].isOld })
        if !unknown.isEmpty, !all.isEmpty {
            models.formUnion(all)
            for (call, file) in unknown.prefix(10) where scope.isSelected(file: file) && !keepsConstraints {
                let note = scope.note(
                    file, call.range.lowerBound, .unresolvedCall,
                    "models keep HandyJSON: the source does not say what \(scope.excerpt(call, file)) is about",
                    CallBridge.advice(for: call) ?? "write the type of what it is called on")
                places.append((note, all))
            }
        }
        for (id, calls) in uses.byModel where graph.nodes[id].isOld {
            for (call, file) in calls where !uses.isRewritable(call, file) || !scope.isSelected(file: file) {
                // `deserialize` reads the same in both families.
                if call.kind == .deserialize, !uses.needsCast(call, file) { continue }
                models.insert(id)
                guard scope.isSelected(file: file), isNative(id) else { continue }
                let note = scope.note(
                    file, call.range.lowerBound, uses.rule(for: call, file),
                    "\(graph.nodes[id].name) keeps HandyJSON: \(uses.reason(call, file))", uses.advice(for: call, file))
                places.append((note, Set(graph.hierarchy(below: graph.root(of: id)))))
            }
        }
    }
}
