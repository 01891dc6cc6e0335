/// What is looked for in a model's declaration.
extension Findings {
    mutating func checkModel(_ id: Int) {
        let node = project.models.nodes[id]
        for property in node.stored { check(property, of: id) }
        checkDeclaration(id)
        checkLifeCycle(id)
        if let mapping = node.mapping { check(mapping.fact, file: mapping.file, of: id) }
        if node.superclass != nil || node.fact.kind == .class { checkInitializers(id) }
    }

    /// An element that is no object is left out of models by all libraries.
    private func isModel(_ element: TypeShape, in node: ModelGraph.Node) -> Bool {
        guard let name = element.name, !element.isOptional else { return false }
        if node.fact.generics.contains(where: { $0.name == name }) { return true }
        return project.models.resolve(name, module: node.module, file: node.file, inside: node.name).map {
            project.models.nodes[$0].isModel
        } ?? false
    }

    private mutating func check(_ property: PropertyFact, of id: Int) {
        let node = project.models.nodes[id]
        let subject = "var \(property.name)" + (property.typeText.map { ": \($0)" } ?? "")
        var found: [(Rule, String)] = []
        let shape = property.shape.unwrapped
        let excluded = isExcluded(property.name, id)
        if property.isLet, !property.isWeak { found.append((.letProperty, "let \(property.name)")) }
        if property.isLet, property.initialValue != nil, node.superclass == nil {
            found.append((.letWithValue, "let \(property.name)"))
        }
        if property.isLazy { found.append((.lazyProperty, subject)) }
        if property.isWeak { found.append((.weakProperty, subject)) }
        let isVisible = isVisible(property, of: id)
        if property.hasObservers { found.append((isVisible ? .visibleObserver : .propertyObserver, subject)) }
        for rule in valueRules(shape, of: id)
        where !(rule.isForExcluded && (excluded || hasTransform(property.name, id))) {
            found.append((rule.rule, subject))
        }
        switch shape {
        case .array(let element), .set(let element), .dictionary(_, let element):
            if !excluded, !shape.names.contains("Any"), !isModel(element, in: node) {
                found.append((.collectionElements, subject))
            }
        case .function, .tuple, .metatype: if !excluded { found.append((.unfillableProperty, subject)) }
        case .named(let name, _):
            if property.shape.isOptional, !excluded, !hasTransform(property.name, id), isNoValue(name, id) {
                found.append((.unfillableProperty, subject))
            }
        default: break
        }
        if !excluded, InitialOptional.need(of: property) != .nothing {
            let isKept = InitialOptional.need(of: property) == .wrapper && !hasTransform(property.name, id)
            if !isKept { found.append((.initialOptional, subject)) }
        }
        if !property.wrappers.isEmpty, !node.isNative, !excluded { found.append((.wrappedKey, subject)) }
        let wrappers = property.wrappers.filter {
            !$0.lastComponent.hasPrefix("Smart") && $0.lastComponent != "IgnoredKey"
        }
        if let wrapper = wrappers.first { found.append((.unfitPropertyForAdopt, "@\(wrapper) \(subject)")) }
        if property.attributes.contains("objc") || property.modifiers.contains("dynamic") {
            found.append((.observableProperty, subject))
        }
        for (rule, text) in found { add(rule, file: node.file, property.nameOffset, node: id, text) }
    }

    /// Whether Objective-C sees a property: `@objcMembers` holds for subclasses, too.
    private func isVisible(_ property: PropertyFact, of id: Int) -> Bool {
        if property.attributes.contains("objc") || property.modifiers.contains("dynamic") { return true }
        guard property.modifiers.isDisjoint(with: ["private", "fileprivate"]) else { return false }
        return ([id] + project.models.ancestors(of: id)).contains {
            project.models.nodes[$0].fact.attributes.contains("objcMembers")
        }
    }

    /// What a property's type, without optionals, says. Some rules are about values that JSON would fill by itself: not
    /// where a mapping excludes or transforms them.
    private func valueRules(_ shape: TypeShape, of id: Int) -> [(rule: Rule, isForExcluded: Bool)] {
        var rules: [(Rule, Bool)] = []
        // Elements are read like values.
        let foreign = shape.names.filter { resolve($0, id) == nil }
        func has(_ names: String...) -> Bool { foreign.contains(where: names.contains) }
        if has("Int8", "Int16", "Int32", "UInt", "UInt8", "UInt16", "UInt32") { rules.append((.smallInteger, false)) }
        if has("Float") { rules.append((.floatValue, true)) }
        if foreign.contains(where: KnownTypes.foundationValues.contains) { rules.append((.foundationValue, true)) }
        if has("NSNumber") { rules.append((.numberObject, true)) }
        if case .named(let name, _) = shape, KnownTypes.foundationObjects.contains(name) {
            rules.append((.foundationObject, false))
        }
        if foreign.contains(where: KnownTypes.filledObjects.contains) { rules.append((.filledObject, true)) }
        if shape.names.contains("Any") || shape.names.contains("AnyObject") { rules.append((.anyProperty, false)) }
        if case .dictionary(.named(let key, _), _) = shape, !["String", "NSString", "AnyHashable"].contains(key),
            !isString(key, id)
        {
            rules.append((.dictionaryKeys, true))
        }
        if shape.names.contains(where: { isPlainCodable($0, id) }) { rules.append((.codableValue, true)) }
        return rules
    }

    private func resolve(_ name: String, _ id: Int) -> ModelGraph.Node? {
        let node = project.models.nodes[id]
        return project.models.resolve(name, module: node.module, file: node.file, inside: node.name).map {
            project.models.nodes[$0]
        }
    }

    /// Another name of String, or a generic parameter, which may be one.
    private func isString(_ name: String, _ id: Int) -> Bool {
        let node = project.models.nodes[id]
        return project.models.typealias(name, module: node.module, file: node.file, inside: node.name) != nil
            || node.fact.generics.contains { $0.name == name }
    }

    private func isPlainCodable(_ name: String, _ id: Int) -> Bool {
        guard let type = resolve(name, id), type.families.contains(.codable) else { return false }
        return type.families.isDisjoint(with: [.model, .native, .rawEnum, .nativeEnum, .custom])
    }

    /// Whether a type of the project is nothing that JSON fills: a plain enum, struct or class.
    private func isNoValue(_ name: String, _ id: Int) -> Bool {
        guard let type = resolve(name, id), type.families.isEmpty, [.enum, .struct, .class].contains(type.fact.kind)
        else { return false }
        // A name that is not known may be a protocol or a superclass that makes it a model.
        let known: Set = [
            "String", "Int", "Equatable", "Hashable", "Comparable", "Identifiable", "Sendable", "CaseIterable",
            "CustomStringConvertible", "NSObject", "Error",
        ]
        return ([type.fact] + type.extensions.map(\.fact)).allSatisfy { part in
            part.inheritance.allSatisfy { known.contains($0.name) }
        }
    }

    private func isExcluded(_ name: String, _ id: Int) -> Bool {
        mappings(of: id).contains { entry in
            if case .exclude = entry.kind { return entry.property == name }
            return false
        }
    }

    private func hasTransform(_ name: String, _ id: Int) -> Bool {
        mappings(of: id).contains { $0.property == name && $0.transform != nil }
    }

    /// The entries of a class's own mapping and of its subclasses', which may speak of its properties.
    private func mappings(of id: Int) -> [MappingEntry] {
        project.models.hierarchy(below: id).flatMap { project.models.nodes[$0].mapping?.fact.entries ?? [] }
    }

    private mutating func checkDeclaration(_ id: Int) {
        let node = project.models.nodes[id]
        let offset = node.fact.nameOffset
        let names = ([node.fact] + node.extensions.map(\.fact)).flatMap {
            $0.inheritance.map { HandyJSONNames.unqualified($0.name) }
        }
        if names.contains("NSObject") { add(.objectModel, file: node.file, offset, node: id, node.name) }
        if node.fact.attributes.contains("objcMembers") {
            add(.observableProperty, file: node.file, offset, node: id, "@objcMembers \(node.name)")
        }
        let coding = OwnCoding(graph: project.models, node: node)
        let managed: Set = [
            "Object", "RLMObject", "NSManagedObject", "EmbeddedObject", "Record",
        ]
        if let base = names.first(where: {
            (managed.contains($0.lastComponent) || DatabaseRecord.protocols.contains($0.lastComponent))
                && project.models.resolve($0, module: node.module, file: node.file, inside: nil) == nil
        }) {
            let isKept =
                !names.contains { managed.contains($0.lastComponent) } && DatabaseRecord(coding: coding).isKept
            add(
                isKept ? .databaseRecord : .databaseModel, file: node.file, offset, node: id, "\(node.name): \(base)")
        }
        let isCodable = names.contains(where: HandyJSONNames.codableProtocols.contains)
        let isBelowModel = node.superclass.map { project.models.nodes[$0].isOld } ?? false
        if isCodable, isBelowModel {
            if project.usesCoders { add(.codableSubclass, file: node.file, offset, node: id, node.name) }
        } else if isCodable, !node.isNative, !names.contains("HandyJSONCodable") {
            add(.codableModel, file: node.file, offset, node: id, node.name)
        }
        let isReplaced =
            names.contains("HandyJSONCodable") && !(coding.hasDecoder && coding.hasEncoder)
            && (isCodable || coding.hasKeys)
        if isReplaced { add(.replacedCoding, file: node.file, offset, node: id, node.name) }
        if !node.isNative, coding.hasKeys && !isReplaced || coding.hasDecoder || coding.hasEncoder {
            add(
                coding.obstacle == nil ? .ownCodingKeys : .customCoding, file: node.file, offset, node: id, node.name)
        }
        if names.contains("HandyJSONCodable") { add(.handyJSONCodable, file: node.file, offset, node: id, node.name) }
        if !node.fact.generics.isEmpty { add(.genericModel, file: node.file, offset, node: id, node.name) }
        if node.fact.kind == .class, node.superclass == nil, let first = node.fact.inheritance.first,
            isForeignClass(first.name, node)
        {
            add(.foreignSuperclass, file: node.file, offset, node: id, "\(node.name): \(first.name)")
        }
    }

    /// Whether a name in first place can only be a class of another module that is unknown here.
    private func isForeignClass(_ name: String, _ node: ModelGraph.Node) -> Bool {
        let simple = HandyJSONNames.unqualified(name)
        if HandyJSONNames.systemTypes.contains(simple) || HandyJSONNames.all.contains(simple)
            || simple.hasPrefix("Smart")
        {
            return false
        }
        if project.models.resolve(simple, module: node.module, file: node.file, inside: nil) != nil { return false }
        if project.models.typealias(simple, module: node.module, file: node.file, inside: nil) != nil { return false }
        // Without any other way to be a model, it must be the superclass that makes it one; with one, the name may be a
        // protocol.
        return simple.hasSuffix("Model") || simple.hasSuffix("Base") || simple.hasPrefix("Base") || simple == "Object"
    }

    private mutating func checkLifeCycle(_ id: Int) {
        let node = project.models.nodes[id]
        for name in ["willStartMapping", "didFinishMapping", "mapping"] {
            guard let function = node.function(name) else { continue }
            let file =
                node.fact.function(name) != nil
                ? node.file : node.extensions.first { $0.fact.function(name) != nil }?.file ?? node.file
            if name == "willStartMapping", !function.isEmpty, !project.models.isUnreached(name, of: id) {
                add(.willStartMapping, file: file, function.nameOffset, node: id, "\(node.name).willStartMapping()")
            }
            guard project.models.isUnreached(name, of: id) else { continue }
            add(
                name == "mapping" ? .unreachedMapping : .unreachedLifeCycle, file: file, function.nameOffset, node: id,
                "\(node.name).\(name)")
        }
    }

    /// Subclasses whose initialisers keep `init(from:)` from being inherited.
    private mutating func checkInitializers(_ id: Int) {
        let node = project.models.nodes[id]
        guard let parent = node.superclass, project.models.nodes[parent].isOld || project.models.nodes[parent].isNative
        else { return }
        guard !InheritedDecoding(node, project.models).isPossible else { return }
        let place = node.fact.initializers.first { !$0.isConvenience }?.range.lowerBound ?? node.fact.nameOffset
        add(.subclassInitializer, file: node.file, place, node: id, node.name)
    }
}
