/// What is looked for in `mapping(mapper:)`, in enums and in transforms.
extension Findings {
    mutating func check(_ mapping: MappingFact, file: Int, of id: Int) {
        let node = project.models.nodes[id]
        for obstacle in mapping.obstacles {
            add(.dynamicMapping, file: file, obstacle.offset, node: id, obstacle.text)
            if node.fact.kind == .class, let name = assigned(by: obstacle.text, of: id) {
                add(.assigningMapping, file: file, obstacle.offset, node: id, "\(node.name).\(name)")
            }
            if isNested(obstacle.text) { add(.nestedMapping, file: file, obstacle.offset, node: id, obstacle.text) }
        }
        let chain = [id] + project.models.ancestors(of: id)
        for entry in mapping.overruled {
            add(.doubleMapping, file: file, entry.offset, node: id, "\(node.name).\(entry.property)")
        }
        for entry in mapping.entries {
            let subject = "\(node.name).\(entry.property)"
            let owner = chain.first {
                project.models.nodes[$0].fact.properties.contains { $0.name == entry.property && $0.isStored }
            }
            let isForeignBase =
                node.fact.kind == .class && node.superclass == nil && owner == nil
                && node.fact.inheritance.contains { !HandyJSONNames.all.contains($0.name) }
            if owner == nil, !isForeignBase { add(.unknownMapped, file: file, entry.offset, node: id, subject) }
            if let owner,
                project.models.nodes[owner].fact.properties.first(where: { $0.name == entry.property })?.hasObservers
                    ?? false
            {
                add(.mappedObserver, file: file, entry.offset, node: id, subject)
            }
            if let owner, owner != id { checkForeign(entry, mapping, owner, file, id) }
            check(entry, file, id, subject)
        }
        let hasMappedAncestor = project.models.ancestors(of: id).contains {
            project.models.nodes[$0].mapping.map { !$0.fact.isEmpty } ?? false
        }
        if mapping.modifiers.contains("override"), !mapping.callsSuper, hasMappedAncestor {
            add(.missingSuperMapping, file: file, mapping.nameOffset, node: id, "\(node.name).mapping(mapper:)")
        }
    }

    /// `mapper <<< inner.a <-- "x"`, `mapper <<< self.inner.a <-- "x"`
    private func isNested(_ statement: String) -> Bool {
        let words = statement.split(separator: " ").map(String.init)
        guard words.count > 4, words[1] == "<<<", words[3] == "<--" else { return false }
        let parts = words[2].split(separator: ".").map(String.init)
        return (parts.first == "self" ? parts.count - 1 : parts.count) > 1
    }

    /// A subclass that speaks of its superclass's property: natively two lists are joined by name.
    private mutating func checkForeign(
        _ entry: MappingEntry, _ mapping: MappingFact, _ owner: Int, _ file: Int, _ id: Int
    ) {
        let mappedAbove = project.models.ancestors(of: id).contains { ancestor in
            project.models.nodes[ancestor].mapping?.fact.entries.contains { $0.property == entry.property } ?? false
        }
        var isExclusion = false
        if case .exclude = entry.kind { isExclusion = true }
        let isJoined =
            mappedAbove && mapping.callsSuper
            && !InheritedMapping(graph: project.models, node: project.models.nodes[id]).isAdoptable
        if isExclusion || isJoined {
            add(
                .foreignMapped, file: file, entry.offset, node: id, "\(project.models.nodes[id].name).\(entry.property)"
            )
        }
    }

    private mutating func check(_ entry: MappingEntry, _ file: Int, _ id: Int, _ subject: String) {
        guard case .map(let names, _, let transform) = entry.kind else { return }
        let quoted = names.map { "\"\($0)\"" }.joined(separator: ", ")
        if names.count > 1 { add(.severalNames, file: file, entry.offset, node: id, "\(subject) <-- [\(quoted)]") }
        if names.contains(where: { $0.contains("\\.") }) {
            add(.escapedDot, file: file, entry.offset, node: id, "\(subject) <-- \(quoted)")
        } else if names.contains(where: { $0.contains(".") }) {
            add(.mappedPath, file: file, entry.offset, node: id, "\(subject) <-- \(quoted)")
        }
        guard let transform else { return }
        if callsToJSON, transform.name != TransformText.converter {
            add(.transformedOptional, file: file, entry.offset, node: id, subject)
        }
        if transform.name == "DateTransform" { add(.dateTransform, file: file, entry.offset, node: id, subject) }
        let conversion = TransformConversion(graph: project.models, node: project.models.nodes[id])
        if conversion.native(transform, for: entry.property) == nil {
            let line = transform.text.split(separator: "\n").first.map(String.init) ?? transform.text
            add(.transformWithoutCounterpart, file: file, entry.offset, node: id, "\(subject) <-- \(line)")
        }
    }

    mutating func checkEnum(_ id: Int) {
        let node = project.models.nodes[id]
        guard !node.families.contains(.nativeEnum) else { return }
        let offset = node.fact.nameOffset
        add(.rawEnum, file: node.file, offset, node: id, node.name)
        if node.function("_transform") != nil || node.function("_plainValue") != nil {
            add(.enumConversion, file: node.file, offset, node: id, node.name)
        } else if node.fact.kind != .enum || node.fact.cases.isEmpty
            || node.fact.cases.contains(where: { $0.hasPayload || $0.isConditional }) || !EnumAdoption.hasRawType(node)
        {
            add(.enumWithoutRawValue, file: node.file, offset, node: id, node.name)
        }
        for part in node.extensions
        where part.file != node.file
            && part.fact.inheritance.contains(where: {
                HandyJSONNames.enumProtocols.contains(HandyJSONNames.unqualified($0.name))
            })
        {
            add(.enumElsewhere, file: part.file, part.fact.nameOffset, node: id, node.name)
        }
    }

    mutating func checkTransform(_ id: Int) {
        let node = project.models.nodes[id]
        guard !node.families.contains(.nativeTransform) || node.families.contains(.transform) else { return }
        let inherits =
            node.fact.inheritance.contains { HandyJSONNames.transforms.contains(HandyJSONNames.unqualified($0.name)) }
            || project.models.ancestors(of: id).contains {
                project.models.nodes[$0].fact.inheritance.contains {
                    HandyJSONNames.transforms.contains(HandyJSONNames.unqualified($0.name))
                }
            }
        add(
            inherits ? .transformSubclass : .customTransform, file: node.file, node.fact.nameOffset, node: id, node.name
        )
    }

    /// The stored property that a statement of a mapping gives a value to; nil where there is none.
    private func assigned(by statement: String, of id: Int) -> String? {
        let chain = [id] + project.models.ancestors(of: id)
        let names = Set(chain.flatMap { project.models.nodes[$0].fact.properties.filter(\.isStored).map(\.name) })
        var previous = ""
        var rest = statement[...]
        while let start = rest.firstIndex(where: { $0.isLetter || $0 == "_" }) {
            let before = rest[..<start]
            let word = rest[start...].prefix { $0.isLetter || $0.isNumber || $0 == "_" }
            rest = rest[word.endIndex...]
            let isMember = before.hasSuffix(".") || before.hasSuffix(".`")
            let isOwn = (!isMember || previous == "self") && !["let", "var"].contains(previous)
            previous = String(word)
            guard isOwn, names.contains(previous) else { continue }
            let next = rest.drop { $0 == " " || $0 == "`" || $0 == "!" || $0 == "?" }
            let isPlain = next.hasPrefix("=") && !next.hasPrefix("==")
            let compound = ["+=", "-=", "*=", "/=", "%=", "|=", "&=", "??="]
            let changing = [".append(", ".insert(", ".remove", ".removeAll(", ".toggle(", ".sort(", ".reverse("]
            if isPlain || (compound + changing).contains(where: next.hasPrefix) { return previous }
        }
        return nil
    }
}
