import Foundation

/// Rewrites one model: conformance, properties, mapping, initialisers.
struct ModelRewriter {
    let plan: AdoptionPlan
    let id: Int

    private var node: ModelGraph.Node { plan.graph.nodes[id] }
    private var isRoot: Bool { plan.graph.root(of: id) == id }

    func rewrite(_ edits: inout EditCollector) {
        let conformance = ConformanceRewriter(plan: plan, id: id)
        if isRoot { conformance.adoptModel(&edits) }
        conformance.dropCodable(&edits)
        let left = rewriteProperties(&edits)
        rewriteMapping(leaving: left, &edits)
        removeWillStart(&edits)
        if !isRoot { rewriteInitializer(&edits) }
    }

    // MARK: Properties

    /// Wrappers before properties. Gives the names that no wrapper can be put on.
    private func rewriteProperties(_ edits: inout EditCollector) -> Set<String> {
        var coding = PropertyCoding(graph: plan.graph, becomesNative: plan.isNative)
        coding.rewritesConstraints = plan.rewritesConstraints
        let mapped = Dictionary(grouping: node.mapping?.fact.entries ?? [], by: \.property)
        let exclusions = mapped.filter { $0.value.contains(where: \.isExclusion) }
        var left: Set<String> = []
        // One `let` may declare several.
        var specifiers: Set<Int> = []
        let own = OwnCoding(graph: plan.graph, node: node)
        let names = plan.namesAtProperties(node)
        for property in node.stored {
            var way = isRoot ? coding.way(of: property, in: node) : .plain
            if let lines = exclusions[property.name] ?? (names[property.name] == nil ? nil : mapped[property.name]) {
                // What was said of the line is said of the property now.
                let comments = lines.flatMap { $0.leadingComments + ($0.trailingComment.map { [$0] } ?? []) }
                let text = comments.map {
                    String($0.atLineStart.indented(by: node.fact.memberIndent).dropFirst(node.fact.memberIndent.count))
                        + "\n" + node.fact.memberIndent
                }.joined()
                if !text.isEmpty { edits.edit(node.file, property.start..<property.start, text, .adoptModel) }
                if exclusions[property.name] != nil, !property.isLazy, !property.isWeak { way = .ignored }
            }
            if let name = names[property.name] {
                edits.edit(node.file, property.start..<property.start, "@SmartKey(\(name)) ", .adoptModel)
            }
            // What CodingKeys leave out is left out natively, too.
            if !own.contains(property) { continue }
            let hasTransform =
                node.mapping?.fact.entries.contains { $0.property == property.name && $0.transform != nil } ?? false
            if way == .plain || way == .any, !hasTransform, !plan.options.keepsHandyJSONRules,
                InitialOptional.need(of: property) == .wrapper
            {
                edits.edit(node.file, property.start..<property.start, InitialOptional.wrapper, .adoptModel)
            }
            let needsWrapper = way == .any || way == .ignored
            if LetProperty.becomesVar(property, isRoot: isRoot, needsWrapper: needsWrapper),
                specifiers.insert(property.specifier.lowerBound).inserted
            {
                edits.edit(node.file, property.specifier, "var", .adoptModel)
            }
            switch way {
            case .plain: break
            case .any: edits.edit(node.file, property.start..<property.start, "@SmartAny ", .adoptModel)
            case .ignored: edits.edit(node.file, property.start..<property.start, "@IgnoredKey ", .adoptModel)
            case .left: left.insert(property.name)
            }
        }
        return left
    }

    // MARK: Mapping

    private func rewriteMapping(leaving left: Set<String>, _ edits: inout EditCollector) {
        let text = MappingText(plan: plan, id: id, left: left)
        let declarations = text.declarations
        if node.hasUnreachedMapping { removeUnreachedMapping(&edits) }
        guard let mapping = node.mapping else {
            guard !declarations.isEmpty else { return }
            // A base class whose subclasses have mappings has one itself; here only CodingKeys are left to declare.
            let indent = node.fact.memberIndent
            insert(declarations, indent, &edits)
            return
        }
        noteLines(mapping.fact, mapping.file, &edits)
        if declarations.isEmpty {
            let comments = mapping.fact.comments
            if comments.isEmpty {
                edits.deleteDeclaration(mapping.file, mapping.fact.range, .adoptModel)
            } else {
                replace(mapping.fact, mapping.file, by: comments, &edits)
            }
        } else {
            let body = indented(declarations, mapping.fact.indent)
            edits.edit(mapping.file, mapping.fact.range, String(body.dropFirst(mapping.fact.indent.count)), .adoptModel)
        }
    }

    /// Lines without effect are left out, and somebody may have meant them.
    private func noteLines(_ mapping: MappingFact, _ file: Int, _ edits: inout EditCollector) {
        for entry in mapping.overruled {
            let winner = mapping.entries.first { $0.property == entry.property }
            let what = winner?.isExclusion ?? false ? "an exclusion" : "a later line"
            edits.note(
                file, entry.offset, .doubleMapping,
                "\(node.name).\(entry.property) is mapped more than once, and \(what) overrules this one: adopt leaves it out",
                "if it was meant, write its names into mappingForKey: what is read and written changes then")
        }
        // One line tells of both properties.
        let obstacles = NativeObstacles(
            graph: plan.graph, node: node, isSent: false, keepsHandyJSONRules: plan.options.keepsHandyJSONRules)
        for place in obstacles.sharedNames.prefix(1) {
            edits.note(
                place.file, place.offset, place.rule,
                "\(node.name): \(place.reason), the first by HandyJSON, natively the last",
                "if code outside these folders writes \(node.name) as JSON, let one of them be computed")
        }
        for assumption in mapping.assumptions {
            edits.note(
                file, assumption.offset, .dynamicMapping,
                "\(node.name): \(assumption.text) is \(assumption.answer) whenever JSON is read, since mapping runs before: adopt keeps what is done then",
                "if it was to look at what was read, do that in didFinishMapping")
        }
    }

    /// It had no effect, and natively it has none: the words stay away, and somebody may have meant them.
    private func removeUnreachedMapping(_ edits: inout EditCollector) {
        guard let mapping = node.writtenMapping else { return }
        let isOfOtherName = node.function("mapping")?.signature.labels == [nil]
        edits.note(
            mapping.file, mapping.fact.nameOffset, .unreachedMapping,
            "\(node.name).mapping was never called, since "
                + (isOfOtherName ? "HandyJSON calls mapping(mapper:)" : "the base class declares none")
                + ": adopt removes it",
            "if its names were meant, write mappingForKey \(isOfOtherName ? "" : "in the base class and override it ")here: what is read and written changes then"
        )
        let comments =
            mapping.fact.entries.flatMap { $0.leadingComments + ($0.trailingComment.map { [$0] } ?? []) }
            + mapping.fact.comments
        if comments.isEmpty, mapping.fact.obstacles.isEmpty {
            edits.deleteDeclaration(mapping.file, mapping.fact.range, .adoptModel)
        } else {
            // What is said in it stays, and what it does beside.
            replace(
                mapping.fact, mapping.file, by: comments + mapping.fact.obstacles.map { "// \($0.text)" }, &edits)
        }
    }

    /// Comments one below the other, the first where the mapping began. What follows on its line gets one of its own.
    private func replace(_ mapping: MappingFact, _ file: Int, by comments: [String], _ edits: inout EditCollector) {
        let indent = mapping.indent
        let lines = comments.map { $0.atLineStart.indented(by: indent) }.joined(separator: "\n")
        let rest = plan.project.workspace.sources[file].bytes[mapping.range.upperBound...]
            .prefix { $0 != UInt8(ascii: "\n") }
        let isLast = rest.allSatisfy { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\r") }
        let separator = isLast || lines.hasSuffix("*/") ? "" : "\n" + indent.dropLast(rest.first == 0x20 ? 1 : 0)
        edits.edit(file, mapping.range, lines.dropFirst(indent.count) + separator, .adoptModel)
    }

    /// At the beginning of the body, which may be `{}`.
    private func insert(_ declarations: [String], _ indent: String, _ edits: inout EditCollector) {
        let body = node.fact.body
        let bytes = plan.project.workspace.sources[node.file].bytes[body]
        let isOneLine = !bytes.contains(0x0A)
        let text = "\n" + indented(declarations, indent)
        if !isOneLine {
            edits.edit(
                node.file, body.lowerBound..<body.lowerBound, text + (node.fact.memberCount > 0 ? "\n" : ""),
                .adoptModel)
        } else if node.fact.memberCount == 0 {
            edits.edit(node.file, body, text + "\n" + node.fact.indent, .adoptModel)
        } else {
            let first = bytes.firstIndex { $0 != 0x20 } ?? body.lowerBound
            let end = (bytes.lastIndex { $0 != 0x20 } ?? body.upperBound - 1) + 1
            edits.edit(node.file, body.lowerBound..<first, text + "\n\n" + indent, .adoptModel)
            edits.edit(node.file, end..<body.upperBound, "\n" + node.fact.indent, .adoptModel)
        }
    }

    private func indented(_ declarations: [String], _ indent: String) -> String {
        let isTight = !declarations.contains { $0.contains("\n") }
        return declarations.map { $0.indented(by: indent) }.joined(separator: isTight ? "\n" : "\n\n")
    }

    /// An empty `willStartMapping` says nothing; one with a body keeps the model from being adopted.
    private func removeWillStart(_ edits: inout EditCollector) {
        // One that overrides nothing is a function like any other.
        if plan.graph.isUnreached("willStartMapping", of: id) { return }
        for (file, fact) in [(node.file, node.fact)] + node.extensions {
            if let function = fact.function("willStartMapping"), function.signature.labels.isEmpty {
                edits.deleteDeclaration(file, function.range, .adoptModel)
            }
        }
    }

    // MARK: Initialisers

    private func rewriteInitializer(_ edits: inout EditCollector) {
        let way = InheritedDecoding(node, plan.graph).way
        addSuperCalls(&edits, way)
        switch way {
        case .inherited, .impossible: break
        case .dropInit(let plain): edits.deleteDeclaration(node.file, plain.range, .adoptModel)
        case .declare(let before, let after):
            declareDecoding(before + ["try super.init(from: decoder)"] + after, &edits)
        case .trap(let text): declareDecoding([text], &edits)
        }
    }

    private func declareDecoding(_ lines: [String], _ edits: inout EditCollector) {
        guard let plain = node.fact.initializers.first(where: { $0.takesNothing && !$0.isConvenience }) else { return }
        let access = ["open", "public"].contains(where: plain.modifiers.contains) ? "public " : ""
        let decoder = plan.graph.declares("Decoder") ? "Swift.Decoder" : "any Decoder"
        let text =
            "\(access)required init(from decoder: \(decoder)) throws {\n"
            + lines.map { $0.indented(by: plain.indent.indentUnit) }.joined(separator: "\n") + "\n}"
        edits.edit(
            node.file, plain.range.upperBound..<plain.range.upperBound, "\n\n" + text.indented(by: plain.indent),
            .adoptModel)
    }
}

extension ModelRewriter {
    /// An initialiser may leave out `super.init()` while the superclass has no other; now it has `init(from:)` too.
    fileprivate func addSuperCalls(_ edits: inout EditCollector, _ way: InheritedDecoding.Way) {
        if case .dropInit = way { return }
        let node = plan.graph.nodes[id]
        for initializer in node.fact.initializers
        where !initializer.isConvenience && !initializer.delegates && !initializer.traps {
            guard let body = initializer.bodyRange else { continue }
            let bytes = plan.project.workspace.sources[node.file].bytes
            let isOneLine = !bytes[body].contains(0x0A)
            if isOneLine {
                let isEmpty = bytes[(body.lowerBound + 1)..<(body.upperBound - 1)].allSatisfy { $0 == 0x20 }
                let text = bytes.string((body.lowerBound + 1)..<(body.upperBound - 1)).trimmingCharacters(
                    in: .whitespaces)
                edits.edit(node.file, body, isEmpty ? "{ super.init() }" : "{ \(text); super.init() }", .adoptModel)
            } else {
                let end = bytes.lineStart(of: body.upperBound - 1)
                edits.edit(
                    node.file, end..<end, initializer.indent + initializer.indent.indentUnit + "super.init()\n",
                    .adoptModel)
            }
        }
    }
}

extension [UInt8] {
    /// The first byte of the line that holds `offset`.
    func lineStart(of offset: Int) -> Int {
        var start = offset
        while start > 0, self[start - 1] != 0x0A { start -= 1 }
        return start
    }
}

extension String {
    /// Every line that holds something, moved to the right.
    func indented(by indent: String) -> String {
        split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "" : indent + $0 }.joined(
            separator: "\n")
    }
}
