/// `<T: HandyJSON>` → `<T: SmartCodable>`, once every model is native.
struct ConstraintRewriter {
    let plan: AdoptionPlan

    func rewrite(_ edits: inout EditCollector) {
        if plan.rewritesConstraints {
            let arrays = ArrayConformance(plan.project)
            for (file, fact) in plan.graph.foreignExtensions {
                guard plan.project.facts[file].syntaxErrors.isEmpty,
                    fact.inheritance.contains(where: {
                        HandyJSONNames.modelProtocols.contains(HandyJSONNames.unqualified($0.name))
                    })
                else { continue }
                if arrays.isAdoptable(fact) { remove(array: fact, file, &edits) }
                if ScalarConformance.isAdoptable(fact), let item = ScalarConformance.conformance(fact) {
                    edits.edit(file, item.range, "SmartCodable", .adoptConstraint)
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

    /// Arrays of native models are models by themselves.
    private func remove(array fact: TypeFact, _ file: Int, _ edits: inout EditCollector) {
        edits.deleteDeclaration(file, fact.start..<fact.end, .adoptConstraint)
    }

    /// SmartCodable is a composition, which cannot be extended.
    private func replacement(_ use: ProtocolUse) -> String {
        use.role == .extensionOfProtocol ? "SmartDecodable where Self: SmartEncodable" : "SmartCodable"
    }
}
