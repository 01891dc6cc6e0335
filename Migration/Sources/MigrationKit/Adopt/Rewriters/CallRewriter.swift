/// Writes calls of HandyJSON's API as SmartCodable's.
struct CallRewriter {
    let plan: AdoptionPlan

    func rewrite(_ edits: inout EditCollector) {
        let uses = plan.uses
        for (file, facts) in plan.project.facts.enumerated()
        where plan.isSelected(file: file) && facts.syntaxErrors.isEmpty {
            let resolution = CallResolution(plan.project, file)
            for call in facts.calls where uses.isRewritable(call, file) {
                let target = resolution.target(of: call)
                let names = areNamesMapped(target) ? "" : "useMappedKeys: true"
                switch target {
                case .model(let id, let isCollection):
                    if plan.isNative(id) {
                        rewrite(
                            call, file, names, isCollection: isCollection, losesOptionals: plan.becomesOnlyNative(id),
                            &edits)
                    }
                case .oneOf(let ids, let isCollection):
                    if ids.allSatisfy(plan.isNative) {
                        rewrite(
                            call, file, names, isCollection: isCollection,
                            losesOptionals: ids.allSatisfy(plan.isOnlyNative)
                                && ids.contains(where: plan.becomesOnlyNative), &edits)
                    }
                case .generic(let isCollection):
                    if plan.rewritesConstraints {
                        rewrite(call, file, names, isCollection: isCollection, losesOptionals: true, &edits)
                    }
                case .anything:
                    if plan.rewritesUnknownTexts, uses.isUnknownText(call) {
                        rewrite(call, file, names, isCollection: false, losesOptionals: false, &edits)
                    }
                case .native, .foreign: break
                }
            }
        }
    }

    /// Whether a call of `toJSONString()` may have been HandyJSON's. Not in a project that has none: there it is the
    /// published SmartCodable's, which writes the properties' own names. After a run for some modules it may be.
    private var mayBeHandyJSON: Bool {
        !plan.scope.isWhole
            || plan.project.facts.contains { facts in
                facts.imports.contains { $0.path.first.map(HandyJSONNames.modules.contains) == true }
            }
    }

    /// Whether what is called on follows HandyJSON's rules, by which mapped names are written anyway.
    private func areNamesMapped(_ target: CallResolution.Target) -> Bool {
        switch plan.options.rules {
        case .native: return false
        case .app: return true
        case .models:
            let named = target.models
            return (named.isEmpty ? plan.graph.modelIDs : named).map(plan.graph.root).allSatisfy { id in
                let node = plan.graph.nodes[id]
                return plan.adopted.contains(id)
                    || ([node.fact] + node.extensions.map(\.fact)).contains { fact in
                        fact.inheritance.contains { $0.name == "HandyJSONRules" }
                    }
            }
        }
    }

    private func rewrite(
        _ call: CallFact, _ file: Int, _ names: String, isCollection: Bool, losesOptionals: Bool,
        _ edits: inout EditCollector
    ) {
        let bytes = plan.project.workspace.sources[file].bytes
        rewriteSource(call, file, bytes, &edits)
        switch call.kind {
        case .toJSON:
            let end = call.nameRange.lowerBound..<call.range.upperBound
            if call.isReference {
                // From the question mark on.
                let mark = call.receiverRange.upperBound - 1
                edits.edit(
                    file, mark..<call.range.upperBound,
                    ".map({ model in { model.toDictionary(\(names)) } })", .adoptCall)
            } else if !isCollection {
                edits.edit(file, end, "toDictionary(\(names))", .adoptCall)
            } else if call.isCast {
                edits.edit(file, end, "toArray(\(names))", .adoptCall)
            } else {
                // Of the same type as HandyJSON's: [[String: Any]?].
                edits.edit(file, end, "map { $0.toDictionary(\(names)) }", .adoptCall)
            }
        case .toJSONString:
            guard mayBeHandyJSON, !names.isEmpty else { return }
            let place = call.argumentsRange.lowerBound + 1
            edits.edit(file, place..<place, call.arguments.isEmpty ? names : names + ", ", .adoptCall)
        case .deserialize, .nativeSerialize:
            break
        case .deserializeArray:
            guard losesOptionals else { break }
            if call.givesOptionals, let end = plan.uses.elementEnd(of: call, file) {
                edits.edit(file, end..<end, "?", .adoptCall)
            }
            rewriteArrayUse(call, file, &edits)
        case .deserializerModel:
            rewriteDeserializer(call, file, bytes, &edits) { $0 }
        case .deserializerArray:
            let mark = losesOptionals && call.givesOptionals ? "?" : ""
            rewriteDeserializer(call, file, bytes, &edits) { "[\($0)\(mark)]" }
            if losesOptionals { rewriteArrayUse(call, file, &edits) }
        case .deserializerUpdate:
            rewriteUpdate(call, file, bytes, &edits)
        }
    }

    /// `from: dictionary` → `from: dictionary as? [String: Any]`
    private func rewriteSource(_ call: CallFact, _ file: Int, _ bytes: [UInt8], _ edits: inout EditCollector) {
        guard let type = CallResolution(plan.project, file).nativeSource(call), let source = call.arguments.first else {
            return
        }
        let (start, end) = (source.range.lowerBound, source.range.upperBound)
        if let cast = source.castRange {
            edits.edit(file, cast, type, .adoptCall)
        } else if source.isSequence {
            edits.edit(file, start..<start, "(", .adoptCall)
            edits.edit(file, end..<end, ") as? \(type)", .adoptCall)
        } else {
            edits.edit(file, end..<end, " as? \(type)", .adoptCall)
        }
    }

    /// The result has no optional elements any more: what took them away goes.
    private func rewriteArrayUse(_ call: CallFact, _ file: Int, _ edits: inout EditCollector) {
        switch call.arrayUse {
        case .cast(let range, let isForced):
            edits.edit(file, range, isForced ? "!" : "", .adoptCall)
            if isForced { break }
            edits.note(
                file, call.range.lowerBound, .optionalElements,
                "the cast gave nil for a list with an element that is no object, such as null: now the list has the others",
                "where one bad element has to discard the list, compare its count with that of the JSON")
        case .compacted(let range):
            let text = plan.project.workspace.sources[file].bytes.string(range)
            // `…!.compactMap { $0 }` keeps its exclamation mark.
            edits.edit(file, range, text.hasPrefix("!") ? "!" : "", .adoptCall)
        case .optionals: break
        }
    }

    /// `JSONDeserializer<User>.deserializeFrom(json: x)` → `User.deserialize(from: x)`
    private func rewriteDeserializer(
        _ call: CallFact, _ file: Int, _ bytes: [UInt8], _ edits: inout EditCollector, _ receiver: (String) -> String
    ) {
        let text = bytes.string(call.receiverRange)
        let written = text.firstIndex(of: "<").map { String(text[$0...].dropFirst().dropLast()) }
        guard let type = written ?? call.annotation, let label = call.arguments.first?.labelRange else { return }
        edits.edit(file, call.receiverRange, receiver(type), .adoptCall)
        edits.edit(file, call.nameRange, "deserialize", .adoptCall)
        edits.edit(file, label, "from", .adoptCall)
    }

    /// `JSONDeserializer.update(object: &user, from: x)` → `SmartUpdater.update(&user, from: x)`
    private func rewriteUpdate(_ call: CallFact, _ file: Int, _ bytes: [UInt8], _ edits: inout EditCollector) {
        guard let object = call.arguments.first, let label = object.labelRange else { return }
        let receiver = bytes.string(call.receiverRange)
        let generics = receiver.firstIndex(of: "<").map { String(receiver[$0...]) } ?? ""
        edits.edit(file, call.receiverRange, "SmartUpdater" + generics, .adoptCall)
        edits.edit(file, label.lowerBound..<object.range.lowerBound, "", .adoptCall)
    }
}
