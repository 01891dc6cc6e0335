/// Changes what a type conforms to.
struct ConformanceRewriter {
    let plan: AdoptionPlan
    let id: Int

    private var node: ModelGraph.Node { plan.graph.nodes[id] }
    private var parts: [(file: Int, fact: TypeFact)] { [(node.file, node.fact)] + node.extensions }

    private var native: String {
        (plan.direct.contains(id) ? "SmartDirectCodable" : "SmartCodable") + (isRuled ? ", HandyJSONRules" : "")
    }

    /// Whether the model itself says that its values convert as HandyJSON's.
    private var isRuled: Bool { plan.options.rules == .models }

    /// `HandyJSON` → `SmartCodable`, `SmartDirectCodable`, or `SmartCodable, HandyJSON`; with `HandyJSONRules` where the
    /// models choose the rules.
    func adoptModel(_ edits: inout EditCollector) {
        let keeps = plan.keepsHandyJSON(id)
        for (file, fact) in parts {
            guard
                let item = fact.inheritance.first(where: {
                    HandyJSONNames.modelProtocols.contains(HandyJSONNames.unqualified($0.name))
                })
            else { continue }
            let isOwn = fact.kind != .extension
            let canDeriveHere = isOwn || (node.fact.kind == .struct && file == node.file && fact.whereText.isEmpty)
            if canDeriveHere {
                edits.edit(file, item.range, keeps ? "\(native), HandyJSON" : native, .adoptModel)
            } else {
                append(native, to: node.fact, node.file, &edits, .adoptModel)
                if !keeps { remove(item, from: fact, file, &edits, .adoptModel) }
            }
            return
        }
        // A model by way of the project's own protocol, which says SmartCodable itself once constraints are rewritten.
        if !plan.rewritesConstraints || plan.direct.contains(id) {
            append(native, to: node.fact, node.file, &edits, .adoptModel)
        } else if isRuled {
            append("HandyJSONRules", to: node.fact, node.file, &edits, .adoptModel)
        }
    }

    /// SmartCodable says it, of a class and of its subclasses.
    func dropCodable(_ edits: inout EditCollector) {
        for (file, fact) in parts {
            guard let item = fact.inheritance.first(where: { HandyJSONNames.codableProtocols.contains($0.name) })
            else { continue }
            remove(item, from: fact, file, &edits, .adoptModel)
        }
    }

    /// The last use of HandyJSON is gone.
    func drop(_ edits: inout EditCollector) {
        for (file, fact) in parts {
            for item in fact.inheritance
            where HandyJSONNames.modelProtocols.contains(HandyJSONNames.unqualified(item.name)) {
                remove(item, from: fact, file, &edits, .adoptModel)
            }
        }
    }

    func adoptEnum(_ edits: inout EditCollector) {
        let keeps = plan.keepsEnumProtocol(id)
        for (file, fact) in parts {
            guard
                let item = fact.inheritance.first(where: {
                    HandyJSONNames.enumProtocols.contains(HandyJSONNames.unqualified($0.name))
                })
            else { continue }
            if node.families.contains(.nativeEnum) {
                if !keeps { remove(item, from: fact, file, &edits, .adoptEnum) }
            } else {
                edits.edit(
                    file, item.range, keeps ? "SmartCaseDefaultable, HandyJSONEnum" : "SmartCaseDefaultable", .adoptEnum
                )
            }
        }
    }

    func adoptTransform(_ edits: inout EditCollector) {
        // A subclass of one of HandyJSON's has the functions already.
        if let base = node.fact.inheritance.first,
            HandyJSONNames.transforms.contains(HandyJSONNames.unqualified(base.name)),
            !node.families.contains(.nativeTransform)
        {
            if let formatter = FormatterSuperclass(node, base, plan.project.workspace.sources[node.file].bytes),
                !plan.keepsTransformProtocol(id)
            {
                formatter.replace(&edits)
            } else {
                append("ValueTransformable", to: node.fact, node.file, &edits, .adoptTransform)
            }
        }
        let keeps = plan.keepsTransformProtocol(id)
        for (file, fact) in parts {
            guard let item = fact.inheritance.first(where: { HandyJSONNames.unqualified($0.name) == "TransformType" })
            else { continue }
            if node.families.contains(.nativeTransform) {
                if !keeps { remove(item, from: fact, file, &edits, .adoptTransform) }
            } else {
                edits.edit(
                    file, item.range, keeps ? "ValueTransformable, TransformType" : "ValueTransformable",
                    .adoptTransform)
            }
        }
    }

    private func append(_ name: String, to fact: TypeFact, _ file: Int, _ edits: inout EditCollector, _ rule: Rule) {
        if let last = fact.inheritance.last {
            edits.edit(file, last.range.upperBound..<last.range.upperBound, ", " + name, rule)
        } else {
            edits.edit(file, fact.headEnd..<fact.headEnd, ": " + name, rule)
        }
    }

    private func remove(
        _ item: TypeFact.Inherited, from fact: TypeFact, _ file: Int, _ edits: inout EditCollector, _ rule: Rule
    ) {
        guard let index = fact.inheritance.firstIndex(where: { $0.range == item.range }) else { return }
        if fact.inheritance.count == 1 {
            let body = plan.project.workspace.sources[file].bytes[fact.body]
            if fact.kind == .extension, body.allSatisfy({ $0 == 0x20 || (0x09...0x0D).contains($0) }) {
                edits.delete(file, fact.start..<fact.end, rule)
            } else {
                edits.edit(file, fact.headEnd..<item.range.upperBound, "", rule)
            }
        } else if index + 1 < fact.inheritance.count {
            edits.edit(file, item.range.lowerBound..<fact.inheritance[index + 1].range.lowerBound, "", rule)
        } else {
            edits.edit(file, fact.inheritance[index - 1].range.upperBound..<item.range.upperBound, "", rule)
        }
    }
}
