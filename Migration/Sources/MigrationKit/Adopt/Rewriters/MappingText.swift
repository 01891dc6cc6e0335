/// The native functions that stand for a `mapping(mapper:)`.
struct MappingText {
    let plan: AdoptionPlan
    let id: Int
    /// Properties that take no part and can have no wrapper.
    let left: Set<String>

    private var graph: ModelGraph { plan.graph }
    private var node: ModelGraph.Node { graph.nodes[id] }
    private var isRoot: Bool { graph.root(of: id) == id }
    private var isClass: Bool { node.fact.kind == .class }

    private var own: OwnCoding { OwnCoding(graph: graph, node: node) }

    /// One step of the file's indentation.
    private var unit: String { node.fact.memberIndent.indentUnit }

    /// CodingKeys, mappingForKey, mappingForValue, as far as they are needed; without indentation.
    var declarations: [String] {
        let entries = listed(node)
        // Where the subclass maps anew what a superclass maps, its list has all names.
        let inherited = InheritedMapping(graph: graph, node: node)
        let above = inherited.isOverriding ? inherited.entries : []
        let keys = above + entries.filter { !$0.names.isEmpty } + own.ownNames
        let values = entries.filter { $0.transform != nil }
        var result: [String] = []
        if !own.hasKeys, let codingKeys = codingKeys(above + entries) { result.append(codingKeys) }
        if isRoot, coded.isEmpty { result += emptyModel }
        let loose = (node.mapping?.fact.comments ?? []).map(\.atLineStart)
        let keyFunction = function(
            "mappingForKey", "SmartKeyTransformer", keys, loose: loose, text: keyText, \.names.isEmpty,
            hidesSuper: inherited.isOverriding)
        if let keyFunction { result.append(keyFunction) }
        // Comments are written once: with the name where there is one.
        let uncommented = values.map { $0.names.isEmpty ? $0 : $0.withoutComments }
        let others = keyFunction == nil ? loose : []
        if let text = function(
            "mappingForValue", "SmartValueTransformer", uncommented, loose: others, text: valueText,
            { $0.transform == nil })
        {
            result.append(text)
        }
        return result
    }

    /// The entries that do not stand at properties.
    private func listed(_ node: ModelGraph.Node) -> [MappingEntry] {
        let names = plan.namesAtProperties(node)
        return (node.mapping?.fact.entries ?? []).filter { !$0.isExclusion && names[$0.property] == nil }
    }

    // MARK: CodingKeys

    /// The properties that take part.
    private var coded: [String] { node.stored.filter { !left.contains($0.name) && !$0.isLazy }.map(\.spelling) }

    /// A model without properties is filled from an object only. What the compiler writes for it asks for nothing, and
    /// takes a number as well.
    private var emptyModel: [String] {
        let decoder = graph.declares("Decoder") ? "Swift.Decoder" : "any Decoder"
        let isPublic = ["open", "public"].contains(node.fact.access)
        let head =
            (isPublic ? "public " : "") + (isClass ? "required " : "") + "init(from decoder: \(decoder)) throws {"
        var body = [
            "// Without properties, the compiler's would take a number or a list for a model.",
            "_ = try decoder.container(keyedBy: CodingKeys.self)",
        ]
        if hasForeignSuperclass { body.append("super.init()") }
        let decoding = ([head] + body.map { $0.indented(by: unit) } + ["}"]).joined(separator: "\n")
        // A struct with an initialiser of its own has none without arguments any more.
        let isLost = !isClass && node.fact.initializers.isEmpty
        return (isLost ? ["\(isPublic ? "public " : "")init() {}"] : []) + [decoding]
    }

    private var hasForeignSuperclass: Bool {
        isClass
            && (node.superclass != nil
                || node.fact.inheritance.first.map { ["NSObject", "Object"].contains($0.name) } ?? false)
    }

    /// The compiler makes CodingKeys for the class that is Codable, not for its subclasses; and with everything in it.
    /// Those of a subclass say what of it is coded, as those of the base class do.
    private func codingKeys(_ entries: [MappingEntry]) -> String? {
        let names: [String]
        if isRoot {
            names = coded
            if names.isEmpty { return "private enum CodingKeys: CodingKey {}" }
            guard !left.isEmpty else { return nil }
        } else {
            guard !entries.isEmpty else { return nil }
            let own = coded
            names = own + entries.map(\.spelling).filter { !own.contains($0) }
        }
        var lines: [String] = []
        for name in names {
            if let last = lines.last, last.count + name.count < 90 {
                lines[lines.count - 1] = last + ", " + name
            } else {
                lines.append("    case " + name)
            }
        }
        lines = lines.map { unit + $0.drop { $0 == " " } }
        return "private enum CodingKeys: String, CodingKey {\n" + lines.joined(separator: "\n") + "\n}"
    }

    // MARK: Functions

    private func function(
        _ name: String, _ element: String, _ entries: [MappingEntry], loose: [String], text: (MappingEntry) -> String,
        _ isIrrelevant: (MappingEntry) -> Bool, hidesSuper: Bool = false
    ) -> String? {
        let mapping = node.mapping?.fact
        let ancestorsUse = graph.ancestors(of: id).contains { uses($0, isIrrelevant) }
        let descendantsUse = graph.hierarchy(below: id).dropFirst().contains { uses($0, isIrrelevant) }
        if entries.isEmpty {
            // The root declares what subclasses override; a subclass that does not call super has none of the names
            // above it.
            let hidesAncestors = !isRoot && mapping != nil && mapping?.callsSuper == false && ancestorsUse
            guard (isRoot && isClass && descendantsUse) || hidesAncestors else { return nil }
            if loose.isEmpty { return "\(head(name, element)) { nil }" }
            return
                "\(head(name, element)) {\n\((loose + ["nil"]).map { $0.indented(by: unit) }.joined(separator: "\n"))\n}"
        }
        let callsSuper = !isRoot && !hidesSuper && (mapping?.callsSuper ?? false)
        let locals = locals(in: entries.map(text))
        let lines = entries.map { entry -> String in
            let comments = entry.leadingComments.map { $0.atLineStart + "\n" }.joined()
            return comments + text(entry) + "," + (entry.trailingComment.map { " " + $0 } ?? "")
        }
        let hasComments =
            !loose.isEmpty || entries.contains { !$0.leadingComments.isEmpty || $0.trailingComment != nil }
        let isShort = entries.count == 1 && !hasComments && !text(entries[0]).contains("\n")
        let list =
            isShort
            ? "[\(text(entries[0]))]"
            : "[\n" + (lines + loose).map { $0.indented(by: unit) }.joined(separator: "\n") + "\n]"
        var body: String
        if !callsSuper {
            body = locals.isEmpty ? list : "return \(list)"
        } else if entries.count <= 6 {
            body = (locals.isEmpty ? "" : "return ") + "(super.\(name)() ?? []) + \(list)"
        } else {
            // A long list with an operator around it takes the compiler too long.
            body = "let own: [\(element)] = \(list)\nreturn (super.\(name)() ?? []) + own"
        }
        body = (locals + [body]).joined(separator: "\n")
        return "\(head(name, element)) {\n\(body.indented(by: unit))\n}"
    }

    /// The statements about variables that the texts use.
    private func locals(in texts: [String]) -> [String] {
        let locals = node.mapping?.fact.locals ?? []
        let names = Set(locals.compactMap(\.name))
        guard !names.isEmpty, texts.contains(where: { !names.isDisjoint(with: $0.words) }) else { return [] }
        return locals.map { $0.text.unixLines.dedented }
    }

    private func head(_ name: String, _ element: String) -> String {
        let modifiers = node.mapping?.fact.modifiers ?? []
        let access =
            ["open", "public", "package", "fileprivate", "private"].first(where: modifiers.contains).map { $0 + " " }
            ?? inheritedAccess
        let keyword = isClass && !(isRoot && node.fact.modifiers.contains("final")) ? "class" : "static"
        let overriding = isRoot ? "" : "override "
        return "\(access)\(overriding)\(keyword) func \(name)() -> [\(element)]?"
    }

    /// A public model's requirements are public.
    private var inheritedAccess: String { ["open", "public"].contains(node.fact.access) ? "public " : "" }

    private func uses(_ other: Int, _ isIrrelevant: (MappingEntry) -> Bool) -> Bool {
        listed(graph.nodes[other]).contains { !isIrrelevant($0) }
    }

    private func keyText(_ entry: MappingEntry) -> String {
        guard case .map(let names, let source, _) = entry.kind else { return "" }
        // HandyJSON's rules know the escape.
        let isEscaped = !plan.options.keepsHandyJSONRules && names.contains { $0.contains("\\.") }
        let text = isEscaped ? literal(names.map(unescaped)) : source?.unixLines.dedented ?? literal(names)
        return "CodingKeys.\(entry.spelling) <--- \(text)"
    }

    private func valueText(_ entry: MappingEntry) -> String {
        var conversion = TransformConversion(graph: graph, node: node)
        conversion.readsAsHandyJSON = plan.options.keepsHandyJSONRules
        let native = (entry.transform.flatMap { conversion.native($0, for: entry.property) } ?? "").unixLines.dedented
        return "CodingKeys.\(entry.spelling) <--- \(native)"
    }

    private func unescaped(_ name: String) -> String {
        var result = ""
        var isEscape = false
        for character in name {
            if character == "\\", !isEscape {
                isEscape = true
            } else {
                if isEscape, character != "." { result += "\\" }
                result.append(character)
                isEscape = false
            }
        }
        return result
    }

    private func literal(_ names: [String]) -> String {
        let quoted = names.map { "\"\($0.replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))\"" }
        return quoted.count == 1 ? quoted[0] : "[" + quoted.joined(separator: ", ") + "]"
    }
}

extension String {
    /// What in it are names, keywords or numbers.
    fileprivate var words: [String] {
        split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init)
    }

    /// One step, guessed from the blanks before a member.
    var indentUnit: String {
        if contains("\t") { return "\t" }
        return isEmpty || count % 4 == 0 ? "    " : "  "
    }

    /// With plain line feeds. The file's own line ends come back when it is written.
    var unixLines: String { replacing("\r\n" as Character, with: "\n") }

    /// A comment of several lines, as it stands at the beginning of a line: the stars one blank in, other lines as far
    /// as they are in.
    var atLineStart: String {
        var lines = unixLines.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        guard lines.count > 1 else { return unixLines }
        func blanks(_ line: String) -> Int { line.prefix { $0 == " " || $0 == "\t" }.count }
        let later = lines.dropFirst().filter { !$0.allSatisfy { $0 == " " || $0 == "\t" } }
        let width = (later.map(blanks).min() ?? 0)
        // The closing mark stands below the star of the opening one.
        let isStarred = later.last.map { $0.dropFirst(width).hasPrefix("*") } ?? false
        for index in lines.indices.dropFirst() {
            let rest = String(lines[index].dropFirst(min(width, blanks(lines[index]))))
            lines[index] = isStarred && !rest.isEmpty ? " " + rest : rest
        }
        return lines.joined(separator: "\n")
    }

    /// The lines after the first, moved to the left as far as the last one goes.
    var dedented: String {
        var lines = split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        guard lines.count > 1, let last = lines.last else { return self }
        let width = last.prefix { $0 == " " || $0 == "\t" }.count
        for index in lines.indices.dropFirst() {
            let blanks = lines[index].prefix { $0 == " " || $0 == "\t" }.count
            lines[index] = String(lines[index].dropFirst(min(width, blanks)))
        }
        return lines.joined(separator: "\n")
    }
}
