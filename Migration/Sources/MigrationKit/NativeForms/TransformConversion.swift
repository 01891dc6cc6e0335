/// The native transformer for a HandyJSON transform.
struct TransformConversion {
    let graph: ModelGraph
    let node: ModelGraph.Node
    /// Whether dates are read as by DateTransform.
    var readsAsHandyJSON = false

    /// Nil where there is none, or where the expression needs the instance. `property`: the one it is for.
    func native(_ transform: TransformText, for property: String) -> String? {
        guard !mentionsSelf(transform.text), transform.references.allSatisfy(isStatic) else { return nil }
        guard transform.isConstruction else {
            return own(transform) ?? (isOpaque(transform) ? adapted(transform, property) : nil)
        }
        let arguments = transform.arguments
        switch transform.name {
        case "DateTransform" where arguments.isEmpty:
            return readsAsHandyJSON ? "SmartDateTransformer(rules: .handyJSON)" : "SmartDateTransformer()"
        case "DataTransform" where arguments.isEmpty: return "SmartDataTransformer()"
        case "URLTransform" where arguments.isEmpty: return "SmartURLTransformer()"
        case "URLTransform":
            guard arguments.count == 1, let argument = arguments.first, argument.label == "shouldEncodeURLString" else {
                return nil
            }
            return "SmartURLTransformer(shouldEncodeURLString: \(argument.text))"
        case "DateFormatterTransform":
            guard arguments.count == 1, let argument = arguments.first, argument.label == "dateFormatter",
                isStatic(argument.text)
            else { return nil }
            return "SmartDateFormatTransformer(\(argument.text))"
        case "CustomDateFormatTransform":
            guard arguments.count == 1, let argument = arguments.first, argument.label == "formatString",
                argument.text.hasPrefix("\"") || isStatic(argument.text)
            else { return nil }
            return formatter(argument.text)
        case "ISO8601DateTransform" where arguments.isEmpty: return formatter("\"yyyy-MM-dd'T'HH:mm:ssZZZZZ\"")
        case "TransformOf":
            guard arguments.first?.label == "fromJSON" else { return nil }
            return "FastTransformer"
                + String(decoding: Array(transform.text.utf8).dropFirst(transform.nameLength), as: UTF8.self)
        case "EnumTransform":
            let name = String(transform.generics.dropFirst().dropLast())
            guard !name.isEmpty, let id = graph.resolve(name, module: node.module, file: node.file, inside: node.name),
                !graph.nodes[id].families.isDisjoint(with: [.rawEnum, .nativeEnum, .codable])
            else { return nil }
            return
                "FastTransformer<\(name), \(name).RawValue>(fromJSON: { $0.flatMap(\(name).init(rawValue:)) }, toJSON: { $0?.rawValue })"
        case "HexColorTransform":
            return "SmartHexColorTransformer"
                + String(decoding: Array(transform.text.utf8).dropFirst(transform.nameLength), as: UTF8.self)
        case "NSDecimalNumberTransform": return adapted(transform, property)
        case TransformText.converter: return fromText(transform, property)
        default:
            if changesWhileConverting(transform) {
                return isMadeForOneValue(transform) ? adapted(transform, property) : nil
            }
            return own(transform) ?? (isOpaque(transform) ? adapted(transform, property) : nil)
        }
    }

    /// HandyJSON makes it anew for each object, a native model once.
    private func changesWhileConverting(_ transform: TransformText) -> Bool {
        guard let name = typeName(of: transform),
            let id = graph.resolve(name, module: node.module, file: node.file, inside: node.name)
        else { return false }
        let line = [graph.nodes[id]] + graph.ancestors(of: id).map { graph.nodes[$0] }
        return line.contains { ([$0.fact] + $0.extensions.map(\.fact)).contains(where: \.changesWhileConverting) }
    }

    /// Whether nothing of it is shared, by two properties or in a variable of the mapping's.
    private func isMadeForOneValue(_ transform: TransformText) -> Bool {
        guard let mapping = node.mapping?.fact else { return true }
        return transform.references.isDisjoint(with: mapping.locals.compactMap(\.name))
            && mapping.entries.filter { $0.transform?.range == transform.range }.count < 2
    }

    private func fromText(_ converter: TransformText, _ property: String) -> String? {
        fact(of: property).flatMap(typeText).map { "FastTransformer<\($0), String>(fromText: \(converter.text))" }
    }

    /// A transform of a library that was not scanned, a subclass of one of HandyJSON's, or one that is kept in a
    /// constant: it is asked as it stands.
    func isOpaque(_ transform: TransformText) -> Bool {
        guard let name = typeName(of: transform) else { return false }
        if HandyJSONNames.transforms.contains(HandyJSONNames.unqualified(name)) { return !transform.isConstruction }
        guard let id = graph.resolve(name, module: node.module, file: node.file, inside: node.name) else {
            // Of the type's name nothing but this is known.
            return !graph.declares(name) && name.contains("Transform")
        }
        return graph.nodes[id].families.contains(.transform) && own(transform) == nil
    }

    /// Whether nobody can see what it writes for nil.
    func mayWriteNil(_ transform: TransformText) -> Bool {
        if isOpaque(transform) { return true }
        guard let name = typeName(of: transform),
            let id = graph.resolve(name, module: node.module, file: node.file, inside: node.name),
            let base = graph.nodes[id].fact.inheritance.first.map({ HandyJSONNames.unqualified($0.name) }),
            HandyJSONNames.transforms.contains(base)
        else { return false }
        return base == "TransformOf" || graph.nodes[id].function("transformToJSON") != nil
    }

    /// Of `commaTransform` and `Transforms.comma`, what they are declared as.
    private func typeName(of transform: TransformText) -> String? {
        if transform.isConstruction { return transform.name }
        var path = transform.text.split(separator: ".").map(String.init)
        guard let last = path.popLast(), isStatic(path.first ?? last) else { return nil }
        let owner = ValueShape.metatype(.named(path.joined(separator: ".")))
        return ShapeResolver(graph: graph, module: node.module, file: node.file, context: node.name)
            .type(of: path.isEmpty ? .global(last) : .member(owner, last)).name
    }

    /// The property's type has to be written: the compiler cannot tell it from the two closures.
    private func adapted(_ transform: TransformText, _ property: String) -> String? {
        guard let fact = fact(of: property), let type = typeText(of: fact) else { return nil }
        return """
            FastTransformer<\(type), Any>(
                fromJSON: { \(transform.text).transformFromJSON($0) },
                toJSON: { \(transform.text).transformToJSON($0) }
            )
            """
    }

    private func fact(of property: String) -> PropertyFact? {
        let owners = [node] + graph.ancestors(of: node.id).map { graph.nodes[$0] }
        return owners.lazy.compactMap { $0.stored.first { $0.name == property } }.first
    }

    /// Without its optionals; nil where the source does not say it in one word.
    private func typeText(of property: PropertyFact) -> String? {
        if let text = property.typeText {
            guard text.allSatisfy({ $0.isLetter || $0.isNumber || "_.[]<>:, ?!()".contains($0) }) else { return nil }
            let bare = String(text.reversed().drop { $0 == "?" || $0 == "!" }.reversed())
            return bare.hasPrefix("Optional<") ? nil : bare
        }
        if case .named(let name, let arguments) = property.shape, arguments.isEmpty { return name }
        return nil
    }

    /// What to change so that a static function can say it; nil where that is not what is missing.
    func advice(_ transform: TransformText) -> String? {
        if !transform.isConstruction {
            return "write the text or the construction of the transform in place of \(transform.text)"
        }
        let names = transform.references.filter { !isStatic($0) }.sorted()
        if names.isEmpty, !mentionsSelf(transform.text) {
            return changesWhileConverting(transform)
                ? "mappingForValue is called once: let \(transform.name) keep nothing from one value to the next" : nil
        }
        let subject =
            names.isEmpty || names == ["self"]
            ? "what it uses of self" : names.filter { $0 != "self" }.joined(separator: " and ")
        return "native mappings are static functions: make \(subject) static and write the type's name before it"
    }

    /// A transform of the project's own stays what it is; `adopt` makes its type a ValueTransformable.
    private func own(_ transform: TransformText) -> String? {
        guard let name = typeName(of: transform),
            let id = graph.resolve(name, module: node.module, file: node.file, inside: node.name)
        else { return nil }
        return graph.nodes[id].families.isDisjoint(with: [.transform, .nativeTransform]) ? nil : transform.text
    }

    private func formatter(_ format: String) -> String { "SmartDateFormatTransformer(format: \(format))" }

    /// A type's member or a construction: reachable from a static function.
    private func isStatic(_ text: String) -> Bool {
        if text.first?.isUppercase ?? false { return true }
        // A variable of the mapping's own comes over with its statements.
        return node.mapping?.fact.locals.contains { $0.name == text } ?? false
            || graph.global(text, module: node.module) != nil
            || !graph.globalFunctions(text, module: node.module).isEmpty
    }

    private func mentionsSelf(_ text: String) -> Bool {
        var word = ""
        for character in text + " " {
            if character.isLetter || character.isNumber || character == "_" {
                word.append(character)
            } else {
                if word == "self" { return true }
                word = ""
            }
        }
        return false
    }
}
