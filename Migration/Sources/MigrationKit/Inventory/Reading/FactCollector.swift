import SwiftSyntax

/// Walks one file's syntax tree and notes what the tool needs.
final class FactCollector: SyntaxVisitor {
    private(set) var facts = FileFacts()
    /// The types around the present node, outermost first.
    private var typeStack: [(name: String, index: Int)] = []
    /// Types of local names, innermost scope last.
    var scopes: [[String: ValueShape]] = []
    private var functionNames: [String] = []
    /// Whether the file calls anything whose receiver's type is asked for.
    private let followsTypes: Bool
    /// Generic parameters in scope, which may be called like a type of the project.
    private var generics = GenericScopes()

    init(followsTypes: Bool) {
        self.followsTypes = followsTypes
        super.init(viewMode: .sourceAccurate)
    }

    var currentType: String? { typeStack.last?.name }

    /// The type of `self`; in an extension of a collection of models, such a collection.
    var currentSelf: TypeShape? {
        guard let last = typeStack.last else { return nil }
        let fact = facts.types[last.index]
        let isCollection = ["Array", "Collection", "Sequence", "Set"].contains(last.name) && fact.kind == .extension
        if isCollection {
            return HandyJSONNames.modelProtocols.contains(where: fact.whereText.contains)
                ? .array(.existential(["Element"])) : .unknown
        }
        return .named(last.name)
    }

    // MARK: Imports and module names

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        facts.note(node)
        return .skipChildren
    }

    override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
        guard let base = node.baseType.as(IdentifierTypeSyntax.self) else { return .visitChildren }
        let member = node.name.text
        if HandyJSONNames.modules.contains(base.name.text) {
            facts.qualifiedNames.append(QualifiedName(range: base.name.range, member: member))
            facts.typeNames.insert(member)
            facts.note(member, node: Syntax(node), range: node.range, owner: currentType)
            if let arguments = node.genericArgumentClause { walk(arguments) }
            return .skipChildren
        }
        facts.typeNames.insert(member)
        return .visitChildren
    }

    override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
        facts.typeNames.insert(node.name.text.withoutBackticks)
        facts.note(node.name.text, node: Syntax(node), range: node.name.range, owner: currentType)
        return .visitChildren
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        let name = node.baseName.text
        guard let first = name.utf8.first, (65...90).contains(first) || first == 95 else { return .visitChildren }
        facts.typeNames.insert(name)
        if let access = node.parent?.as(MemberAccessExprSyntax.self), access.base?.id == node.id {
            let member = access.declName.baseName.text
            if HandyJSONNames.modules.contains(name), member.first?.isUppercase ?? false, member != "Type" {
                facts.qualifiedNames.append(QualifiedName(range: node.baseName.range, member: member))
                return .visitChildren
            }
        }
        facts.note(name, node: Syntax(node), range: node.baseName.range, owner: currentType)
        return .visitChildren
    }

    // MARK: Types

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
        open(node, .struct, node.name, node.genericParameterClause)
    }
    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        open(node, .class, node.name, node.genericParameterClause)
    }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
        open(node, .enum, node.name, node.genericParameterClause)
    }
    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
        open(node, .actor, node.name, node.genericParameterClause)
    }
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        open(node, .protocol, node.name, nil)
    }
    override func visitPost(_ node: StructDeclSyntax) { close() }
    override func visitPost(_ node: ClassDeclSyntax) { close() }
    override func visitPost(_ node: EnumDeclSyntax) { close() }
    override func visitPost(_ node: ActorDeclSyntax) { close() }
    override func visitPost(_ node: ProtocolDeclSyntax) { close() }
    override func visitPost(_ node: ExtensionDeclSyntax) { close() }

    private func open(
        _ node: some DeclGroupSyntax, _ kind: TypeFact.Kind, _ name: TokenSyntax,
        _ generics: GenericParameterClauseSyntax?
    )
        -> SyntaxVisitorContinueKind
    {
        let simple = name.text.withoutBackticks
        let full = (currentType.map { $0 + "." } ?? "") + simple
        if let parent = typeStack.last { facts.types[parent.index].nestedTypes.insert(simple) }
        let headEnd = (generics?.range.upperBound ?? name.range.upperBound)
        push(node, kind, full, nameOffset: name.range.lowerBound, headEnd: headEnd, generics)
        return .visitChildren
    }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        let shape = TypeShape(node.extendedType)
        let name: String
        switch shape {
        case .named(let text, _): name = HandyJSONNames.unqualified(text)
        case .array: name = "Array"
        case .dictionary: name = "Dictionary"
        default: name = node.extendedType.trimmedDescription
        }
        push(
            node, .extension, name, nameOffset: node.extendedType.range.lowerBound,
            headEnd: node.extendedType.range.upperBound, nil)
        return .visitChildren
    }

    private func push(
        _ node: some DeclGroupSyntax, _ kind: TypeFact.Kind, _ name: String, nameOffset: Int, headEnd: Int,
        _ generics: GenericParameterClauseSyntax?
    ) {
        var fact = DeclarationReader.type(node, kind, name, nameOffset: nameOffset, headEnd: headEnd, generics)
        fact.isInsideFunction = !functionNames.isEmpty
        facts.types.append(fact)
        typeStack.append((name, facts.types.count - 1))
        // Extensions of collections speak of `Element`.
        self.generics.open(Set(fact.generics.map(\.name) + (kind == .extension ? ["Element"] : [])))
        scopes.append([:])
    }

    private func close() {
        generics.close()
        typeStack.removeLast()
        scopes.removeLast()
    }

    override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
        let name = (currentType.map { $0 + "." } ?? "") + node.name.text.withoutBackticks
        let generics = node.genericParameterClause?.parameters.map(\.name.text) ?? []
        facts.typealiases.append(
            TypealiasFact(
                name: name, shape: TypeShape(node.initializer.value), offset: node.range.lowerBound, generics: generics,
                isPublic: node.modifiers.contains { ["public", "package"].contains($0.name.text) }))
        return .visitChildren
    }

    override func visit(_ node: OperatorDeclSyntax) -> SyntaxVisitorContinueKind {
        facts.operators.append(NamePlace(range: node.name.range, name: node.name.text))
        return .skipChildren
    }

    override func visit(_ node: GenericParameterSyntax) -> SyntaxVisitorContinueKind {
        facts.genericNames.insert(node.name.text)
        return .visitChildren
    }

    override func visit(_ node: GenericArgumentSyntax) -> SyntaxVisitorContinueKind {
        // Of the project's types, not of `Set<[String]>` and the like.
        if case .type(let type) = node.argument, let name = node.ownerName,
            !FactCollector.standardGenerics.contains(name)
        {
            switch TypeShape(type) {
            case .array, .dictionary: facts.collectionArguments.append(shape(of: type))
            default: break
            }
        }
        return .visitChildren
    }

    private static let standardGenerics: Set<String> = [
        "Array", "Set", "Dictionary", "Optional", "ContiguousArray", "Result", "Published", "Binding", "State",
        "CurrentValueSubject", "PassthroughSubject", "AnyPublisher",
        "Observable", "BehaviorRelay", "PublishSubject", "PublishRelay", "BehaviorSubject", "Single", "Driver",
        "Variable", "AnyObserver", "Maybe", "Signal", "ReplaySubject",
    ]

    override func visit(_ node: AssociatedTypeDeclSyntax) -> SyntaxVisitorContinueKind {
        facts.genericNames.insert(node.name.text)
        return .visitChildren
    }

    // MARK: Scopes

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        functionNames.append(node.name.text)
        let name = node.name.text.withoutBackticks
        if typeStack.isEmpty, functionNames.count == 1 {
            facts.globalFunctions[name, default: []].append(node.signatureFact)
        } else if functionNames.count > 1, !scopes.isEmpty, !isMember(Syntax(node)) {
            scopes[scopes.count - 1][name + "()"] = .typed(marked(node.signatureFact.result))
        }
        generics.open(node.genericParameterClause, node.genericWhereClause)
        scopes.append(parameters(node.signature.parameterClause))
        return .visitChildren
    }

    override func visitPost(_ node: FunctionDeclSyntax) {
        generics.close()
        functionNames.removeLast()
        scopes.removeLast()
    }

    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        functionNames.append("init")
        scopes.append(parameters(node.signature.parameterClause))
        return .visitChildren
    }

    override func visitPost(_ node: InitializerDeclSyntax) {
        functionNames.removeLast()
        scopes.removeLast()
    }

    override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind {
        functionNames.append("subscript")
        scopes.append(parameters(node.parameterClause))
        return .visitChildren
    }

    override func visitPost(_ node: SubscriptDeclSyntax) {
        functionNames.removeLast()
        scopes.removeLast()
    }

    override func visit(_ node: SwitchCaseSyntax) -> SyntaxVisitorContinueKind {
        scopes.append([:])
        return .visitChildren
    }

    override func visitPost(_ node: SwitchCaseSyntax) { scopes.removeLast() }

    override func visit(_ node: CatchClauseSyntax) -> SyntaxVisitorContinueKind {
        scopes.append(["error": .unknown])
        return .visitChildren
    }

    override func visitPost(_ node: CatchClauseSyntax) { scopes.removeLast() }

    /// `case .loaded(let user)`: a name hides the member of the same name, even where its type is not known.
    override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
        guard followsTypes, !scopes.isEmpty, let parent = node.parent else { return .visitChildren }
        let isBoundElsewhere =
            parent.is(PatternBindingSyntax.self) || parent.is(OptionalBindingConditionSyntax.self) || node.isInLoopHead
        if !isBoundElsewhere {
            let value = value(boundBy: node)
            scopes[scopes.count - 1][node.identifier.text.withoutBackticks] = value
        }
        return .visitChildren
    }

    override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind {
        scopes.append([:])
        if let loop = node.parent?.as(ForStmtSyntax.self) { bind(loop) }
        return .visitChildren
    }

    override func visitPost(_ node: CodeBlockSyntax) { scopes.removeLast() }

    override func visit(_ node: IfExprSyntax) -> SyntaxVisitorContinueKind {
        scopes.append([:])
        return .visitChildren
    }

    override func visitPost(_ node: IfExprSyntax) { scopes.removeLast() }

    override func visit(_ node: WhileStmtSyntax) -> SyntaxVisitorContinueKind {
        scopes.append([:])
        return .visitChildren
    }

    override func visitPost(_ node: WhileStmtSyntax) { scopes.removeLast() }

    /// The next condition sees the name already; after a `guard` it stands in the scope around it.
    override func visitPost(_ node: OptionalBindingConditionSyntax) {
        if followsTypes { bind(node) }
    }

    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
        scopes.append(closureParameters(node))
        functionNames.append("{}")
        return .visitChildren
    }

    override func visitPost(_ node: ClosureExprSyntax) {
        scopes.removeLast()
        functionNames.removeLast()
    }

    override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind {
        let type = node.parent?.as(PatternBindingSyntax.self)?.typeAnnotation.map {
            ValueShape.typed(shape(of: $0.type))
        }
        scopes.append(["newValue": type ?? .unknown, "oldValue": type ?? .unknown])
        if case .accessors(let list) = node.accessors {
            for name in list.compactMap(\.parameters?.name.text) { scopes[scopes.count - 1][name] = type ?? .unknown }
        }
        functionNames.append("{}")
        return .visitChildren
    }

    override func visitPost(_ node: AccessorBlockSyntax) {
        scopes.removeLast()
        functionNames.removeLast()
    }

    override func visitPost(_ node: PatternBindingSyntax) {
        noteValue(of: node)
        guard followsTypes || scopes.isEmpty, !isMember(node.parent?.parent.map { Syntax($0) } ?? Syntax(node)) else {
            return
        }
        let value: ValueShape
        if let type = node.typeAnnotation?.type {
            value = .typed(shape(of: type))
        } else {
            value = node.initializer.map { shape(of: $0.value) } ?? .unknown
        }
        guard let name = node.pattern.boundName else { return bind(node.pattern, to: value) }
        if scopes.isEmpty {
            facts.noteGlobalText(name, node)
            if case .typed(let type) = value {
                facts.noteGlobal(name, type)
            } else {
                facts.noteGlobal(name, .unknown)
                facts.globalValues[name] = value
            }
        } else {
            scopes[scopes.count - 1][name] = value
        }
    }

    /// `lazy var users = loadUsers()`, the type of which `loadUsers` tells.
    private func noteValue(of node: PatternBindingSyntax) {
        guard node.typeAnnotation == nil, let value = node.initializer?.value, let name = node.pattern.boundName,
            let last = typeStack.last, isMember(node.parent?.parent.map { Syntax($0) } ?? Syntax(node)),
            facts.types[last.index].properties.contains(where: { $0.name == name && $0.shape == .unknown })
        else { return }
        let shape = shape(of: value)
        if shape != .unknown { facts.types[last.index].values[name] = shape }
    }

    /// Whether a declaration is a member of a type.
    private func isMember(_ node: Syntax) -> Bool { node.parent?.is(MemberBlockItemSyntax.self) ?? false }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        if facts.noteCanImport(node) { return .skipChildren }
        if let call = CallReader(collector: self).read(node) { add(call) }
        return .visitChildren
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        if followsTypes, let reference = CallReader(collector: self).reference(node) { add(reference) }
        facts.noteOption(node)
        return .visitChildren
    }

    private func add(_ call: CallFact) {
        var call = call
        call.enclosingType = currentType
        facts.calls.append(call)
    }

    /// A type as it is written here: generic parameters are told from types of the same name.
    func shape(of type: TypeSyntax) -> TypeShape { marked(TypeShape(type)) }

    func marked(_ shape: TypeShape) -> TypeShape {
        let marked = generics.marked(shape)
        guard let last = typeStack.last, facts.types[last.index].kind != .protocol else { return marked }
        return marked.mapped { name, arguments in name == "Self" ? .named(last.name) : .named(name, arguments) }
    }

    /// The name of the function around the present node, or of the call it is an argument of.
    var enclosingFunction: String? { functionNames.last { $0 != "{}" } }
}

extension GenericArgumentSyntax {
    /// `Response` in `Response<[User]>`.
    fileprivate var ownerName: String? {
        guard let clause = parent?.parent else { return nil }
        if let type = clause.parent?.as(IdentifierTypeSyntax.self) { return type.name.text }
        if let type = clause.parent?.as(MemberTypeSyntax.self) { return type.name.text }
        return clause.parent?.as(GenericSpecializationExprSyntax.self)?.expression.trimmedDescription
    }
}
