/// `<T: HandyJSON>` → `<T: SmartCodable>`, once every model is native.
struct ConstraintRewriter {
    let plan: AdoptionPlan

    func rewrite(_ edits: inout EditCollector) {
        if plan.rewritesConstraints {
            let collections = CollectionConformance(plan.project)
            for (file, fact) in plan.graph.foreignExtensions {
                guard plan.project.facts[file].syntaxErrors.isEmpty,
                    fact.inheritance.contains(where: {
                        HandyJSONNames.modelProtocols.contains(HandyJSONNames.unqualified($0.name))
                    })
                else { continue }
                if collections.isAdoptable(fact) { remove(collection: fact, file, &edits) }
                if ScalarConformance.isAdoptable(fact), let range = ScalarConformance.conformances(fact) {
                    edits.edit(file, range, "SmartCodable", .adoptConstraint)
                }
            }
        }
        for (file, facts) in plan.project.facts.enumerated() where facts.syntaxErrors.isEmpty {
            for use in facts.protocolUses where use.role != .conformance {
                if plan.rewritesConstraints, HandyJSONNames.modelProtocols.contains(use.name) {
                    edits.edit(file, use.range, replacement(use), .adoptConstraint)
                }
                if plan.rewritesEnumConstraints, HandyJSONNames.enumProtocols.contains(use.name),
                    use.role == .constraint || use.role == .extensionOfProtocol
                {
                    edits.edit(file, use.range, "SmartCaseDefaultable", .adoptConstraint)
                }
            }
        }
    }

    /// Collections of native models are models by themselves.
    private func remove(collection fact: TypeFact, _ file: Int, _ edits: inout EditCollector) {
        edits.deleteDeclaration(file, fact.start..<fact.end, .adoptConstraint)
    }

    /// SmartCodable is a composition, which cannot be extended.
    private func replacement(_ use: ProtocolUse) -> String {
        use.role == .extensionOfProtocol ? "SmartDecodable where Self: SmartEncodable" : "SmartCodable"
    }
}
