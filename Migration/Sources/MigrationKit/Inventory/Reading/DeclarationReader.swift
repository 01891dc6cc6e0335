import SwiftSyntax

/// Reads a type's declaration: head, stored properties, initialisers, functions.
enum DeclarationReader {
    static func type(
        _ node: some DeclGroupSyntax, _ kind: TypeFact.Kind, _ name: String, nameOffset: Int, headEnd: Int,
        _ generics: GenericParameterClauseSyntax?
    ) -> TypeFact {
        let block = node.memberBlock
        let bodyStart = block.leftBrace.range.upperBound
        let bodyEnd = block.rightBrace.range.lowerBound
        var fact = TypeFact(
            kind: kind, name: name, modifiers: Set(node.modifiers.map(\.name.text)),
            attributes: Set(node.attributes.names),
            generics: generics?.parameters.map {
                .init(name: $0.name.text, constraint: $0.inheritedType?.trimmedDescription)
            } ?? [],
            whereText: whereClause(node)?.trimmedDescription ?? "", inheritance: inherited(node.inheritanceClause),
            start: node.range.lowerBound, nameOffset: nameOffset, headEnd: headEnd,
            body: bodyStart..<max(bodyStart, bodyEnd), end: node.range.upperBound, memberIndent: memberIndent(node),
            indent: node.declarationIndent)
        for item in block.members { read(item.decl, into: &fact) }
        if fact.functions.contains(where: { ["transformFromJSON", "transformToJSON"].contains($0.name) }) {
            fact.changesWhileConverting = block.members.contains { item in
                item.decl.as(FunctionDeclSyntax.self).map { !StateChanges.names(in: $0).isEmpty } ?? false
            }
        }
        return fact
    }

    private static func whereClause(_ node: some DeclGroupSyntax) -> GenericWhereClauseSyntax? {
        if let node = node.as(StructDeclSyntax.self) { return node.genericWhereClause }
        if let node = node.as(ClassDeclSyntax.self) { return node.genericWhereClause }
        if let node = node.as(EnumDeclSyntax.self) { return node.genericWhereClause }
        if let node = node.as(ExtensionDeclSyntax.self) { return node.genericWhereClause }
        return nil
    }

    private static func inherited(_ clause: InheritanceClauseSyntax?) -> [TypeFact.Inherited] {
        // `A & B` says what `A, B` says.
        let types = (clause?.inheritedTypes).map { Array($0) }?.flatMap { item in
            item.type.as(CompositionTypeSyntax.self).map { $0.elements.map(\.type) } ?? [item.type]
        }
        return (types ?? []).map { type in
            if case .named(let name, let arguments) = TypeShape(type) {
                return TypeFact.Inherited(name: name, arguments: arguments, range: type.range)
            }
            return TypeFact.Inherited(name: type.trimmedDescription, arguments: [], range: type.range)
        }
    }

    /// The indentation of the first member, or one step more than the declaration's.
    private static func memberIndent(_ node: some DeclGroupSyntax) -> String {
        if let first = node.memberBlock.members.first, first.leadingTrivia.containsNewline {
            return first.leadingTrivia.indentation
        }
        return node.declarationIndent + "    "
    }

    private static func read(_ declaration: DeclSyntax, into fact: inout TypeFact) {
        fact.memberCount += 1
        switch declaration.as(DeclSyntaxEnum.self) {
        case .variableDecl(let node): fact.properties += properties(node)
        case .initializerDecl(let node): fact.initializers.append(initializer(node))
        case .functionDecl(let node):
            fact.functions.append(function(node))
            if node.isMapping {
                var reader = MappingReader(node)
                fact.mapping = reader.read()
            }
        case .enumCaseDecl(let node):
            let isConditional = node.attributes.names.contains("available")
            fact.cases += node.elements.map {
                CaseFact(
                    name: $0.name.text.withoutBackticks,
                    payload: $0.parameterClause?.parameters.map {
                        TupleElement(label: $0.firstName?.text.withoutBackticks, shape: TypeShape($0.type))
                    },
                    rawText: $0.rawValue?.value.as(StringLiteralExprSyntax.self)?.plainText,
                    isConditional: isConditional)
            }
        case .ifConfigDecl(let node):
            let before = fact.properties.count
            for clause in node.clauses {
                guard case .decls(let members)? = clause.elements else { continue }
                for item in members { read(item.decl, into: &fact) }
            }
            if fact.properties.count > before { fact.hasConditionalProperties = true }
            noteConditionalMapping(node, &fact)
        default: break
        }
    }

    /// A mapping between `#if` and `#endif` is one of several, or there is none.
    private static func noteConditionalMapping(_ node: IfConfigDeclSyntax, _ fact: inout TypeFact) {
        guard let place = fact.mapping?.range.lowerBound, node.range.contains(place), let first = node.clauses.first
        else { return }
        let text = [first.poundKeyword.text, first.condition?.trimmedDescription ?? ""].joined(separator: " ")
        fact.mapping?.obstacles.append(.init(offset: node.range.lowerBound, text: text))
    }

    private static func properties(_ node: VariableDeclSyntax) -> [PropertyFact] {
        let modifiers = Set(
            node.modifiers.map { $0.trimmedDescription.split(separator: "(").first.map(String.init) ?? $0.name.text })
        // `var a, b: Int`: the type stands behind the last.
        var later: TypeSyntax?
        var result: [PropertyFact] = []
        for binding in node.bindings.reversed() {
            if let type = binding.typeAnnotation?.type { later = type }
            guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self) else { continue }
            let type = binding.typeAnnotation?.type ?? (binding.initializer == nil ? later : nil)
            let value = binding.initializer?.value
            let accessors = accessors(binding.accessorBlock)
            result.append(
                PropertyFact(
                    name: pattern.identifier.text.withoutBackticks, spelling: pattern.identifier.text,
                    shape: type.map(TypeShape.init) ?? value.map(InitialValueShape.of) ?? .unknown,
                    typeText: type?.trimmedDescription,
                    initialValue: value?.trimmedDescription, modifiers: modifiers, attributes: node.attributes.names,
                    isLet: node.bindingSpecifier.text == "let", hasObservers: accessors.observers,
                    isUnmappable: accessors.unmappable, isComputed: accessors.isComputed,
                    start: node.range.lowerBound,
                    nameOffset: pattern.range.lowerBound, siblings: node.bindings.count,
                    specifier: node.bindingSpecifier.range,
                    literal: binding.constantText))
        }
        return result.reversed()
    }

    private static func accessors(_ block: AccessorBlockSyntax?) -> (
        observers: Bool, unmappable: Bool, isComputed: Bool
    ) {
        guard let block else { return (false, false, false) }
        guard case .accessors(let list) = block.accessors else { return (false, false, true) }
        // A syntax collection's own filter would copy the whole tree.
        let observers = Array(list).filter {
            $0.accessorSpecifier.text == "willSet" || $0.accessorSpecifier.text == "didSet"
        }
        let unmappable = observers.contains { observer in
            let usesOldValue =
                observer.body?.tokens(viewMode: .sourceAccurate).contains { $0.text == "oldValue" } ?? false
            return observer.accessorSpecifier.text == "willSet" || observer.parameters != nil || usesOldValue
        }
        return (!observers.isEmpty, unmappable, observers.isEmpty)
    }

    private static func initializer(_ node: InitializerDeclSyntax) -> InitializerFact {
        let parameters = node.signature.parameterClause.parameters
        return InitializerFact(
            range: node.range, modifiers: Set(node.modifiers.map(\.name.text)),
            labels: parameters.compactMap { $0.defaultValue == nil ? $0.firstName.text : nil },
            isOfDecodable: node.isOfDecodable,
            isFailable: node.optionalMark != nil,
            statements: node.body.map { $0.statements.map(statement) },
            formatterCall: node.body?.statements.lazy.compactMap(formatterCall).first,
            hasComments: node.body?.hasComments ?? false,
            bodyRange: node.body?.range, indent: node.declarationIndent,
            delegates: node.body.map { $0.description.contains("super.init(") || $0.description.contains("self.init(") }
                ?? true)
    }

    private static func formatterCall(_ item: CodeBlockItemSyntax) -> FormatterCall? {
        guard let call = item.item.as(FunctionCallExprSyntax.self),
            call.calledExpression.trimmedDescription == "super.init", call.trailingClosure == nil,
            let formatter = call.arguments.first, call.arguments.count == 1, formatter.label?.text == "dateFormatter"
        else { return nil }
        // Blanks and comments between tokens; nil where there are no comments.
        func kept(_ trivia: Trivia?...) -> String? {
            let all = trivia.compactMap { $0 }
            return all.allSatisfy(\.comments.isEmpty) ? nil : all.map(\.description).joined()
        }
        let before = kept(
            call.calledExpression.trailingTrivia, call.leftParen?.leadingTrivia, call.leftParen?.trailingTrivia,
            formatter.label?.leadingTrivia, formatter.label?.trailingTrivia, formatter.colon?.leadingTrivia,
            formatter.colon?.trailingTrivia, formatter.expression.leadingTrivia)
        let after = kept(formatter.expression.trailingTrivia, call.rightParen?.leadingTrivia)
        return FormatterCall(
            range: call.range, formatter: formatter.expression.range, before: before.map { " \($0)" } ?? " ",
            after: after ?? "")
    }

    private static func statement(_ item: CodeBlockItemSyntax) -> InitStatement {
        guard case .expr(let expression) = item.item else { return .other }
        if expression.trimmedDescription == "super.init()" { return .superInit }
        if let call = expression.as(FunctionCallExprSyntax.self),
            ["fatalError", "preconditionFailure"].contains(call.calledExpression.trimmedDescription)
        {
            return .trap(expression.trimmedDescription)
        }
        guard let parts = expression.as(SequenceExprSyntax.self)?.elements.map({ $0 }), parts.count >= 3,
            parts[1].is(AssignmentExprSyntax.self)
        else { return .other }
        let text = expression.trimmedDescription
        let names = Set(parts[2...].flatMap { $0.tokens(viewMode: .sourceAccurate).map(\.text.withoutBackticks) })
        if let name = parts[0].as(DeclReferenceExprSyntax.self) {
            return .assignment(property: name.baseName.text.withoutBackticks, text: text, names: names)
        }
        if let access = parts[0].as(MemberAccessExprSyntax.self), access.base?.trimmedDescription == "self" {
            return .assignment(
                property: access.declName.baseName.text.withoutBackticks, text: text, names: names)
        }
        return .other
    }

    private static func function(_ node: FunctionDeclSyntax) -> FunctionFact {
        // Only the life cycle's bodies matter.
        let isLifeCycle = ["mapping", "willStartMapping", "didFinishMapping"].contains(node.name.text)
        let statements = isLifeCycle ? node.body?.statements : nil
        let callsSuper = statements?.contains { $0.trimmedDescription.hasPrefix("super.\(node.name.text)(") } ?? false
        return FunctionFact(
            name: node.name.text,
            range: node.range, nameOffset: node.name.range.lowerBound,
            modifiers: Set(node.modifiers.map(\.name.text)),
            isEmpty: statements?.allSatisfy { $0.trimmedDescription.hasPrefix("super.\(node.name.text)(") } ?? false,
            callsSuper: callsSuper, signature: node.signatureFact)
    }
}

extension InitializerDeclSyntax {
    /// Another type's `init(from:)` is none of it, one of `<D: Decoder>` is.
    fileprivate var isOfDecodable: Bool {
        let parameters = signature.parameterClause.parameters
        guard parameters.count == 1, let only = parameters.first, only.firstName.text == "from" else { return false }
        return genericParameterClause != nil || TypeShape(only.type).isProtocol("Decoder")
    }
}

extension FunctionDeclSyntax {
    /// `mapping(mapper:)`, and `mapping(_ mapper: HelpingMapper)`, which HandyJSON never called.
    fileprivate var isMapping: Bool {
        guard name.text == "mapping", let first = signature.parameterClause.parameters.first else { return false }
        return first.firstName.text == "mapper"
            || (first.firstName.text == "_" && first.type.trimmedDescription == "HelpingMapper")
    }

    var signatureFact: FunctionFact.Signature {
        let generics = Set(genericParameterClause?.parameters.map(\.name.text) ?? [])
        let parameters = signature.parameterClause.parameters
        let result = signature.returnClause.map { TypeShape($0.type) } ?? .tuple([])
        return FunctionFact.Signature(
            type: .function(parameters.map { TypeShape($0.type) }, result).replacing(generics),
            labels: parameters.map { $0.firstName.text == "_" ? nil : $0.firstName.text.withoutBackticks },
            generics: generics, isVariadic: parameters.contains { $0.ellipsis != nil })
    }
}

extension AttributeListSyntax {
    var names: [String] { compactMap { $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription } }
}

extension Trivia {
    /// The blanks behind the last line break.
    var indentation: String {
        var result = ""
        for piece in pieces {
            switch piece {
            case .spaces(let count): result += String(repeating: " ", count: count)
            case .tabs(let count): result += String(repeating: "\t", count: count)
            case .newlines, .carriageReturns, .carriageReturnLineFeeds: result = ""
            default: break
            }
        }
        return result
    }

    var containsNewline: Bool {
        pieces.contains { piece in
            switch piece {
            case .newlines, .carriageReturns, .carriageReturnLineFeeds: return true
            default: return false
            }
        }
    }

    var comments: [String] {
        pieces.compactMap { piece in
            switch piece {
            case .lineComment(let text), .blockComment(let text), .docLineComment(let text), .docBlockComment(let text):
                return text
            default: return nil
            }
        }
    }
}

extension SyntaxProtocol {
    var hasComments: Bool {
        tokens(viewMode: .sourceAccurate).contains {
            !$0.leadingTrivia.comments.isEmpty || !$0.trailingTrivia.comments.isEmpty
        }
    }

    /// The indentation of the line a declaration begins on.
    var declarationIndent: String {
        var node: Syntax? = Syntax(self)
        while let current = node {
            if current.leadingTrivia.containsNewline { return current.leadingTrivia.indentation }
            if current.parent?.is(SourceFileSyntax.self) ?? false { return current.leadingTrivia.indentation }
            node = current.parent
        }
        return ""
    }
}

/// The type of an initial value that says so itself.
enum InitialValueShape {
    static func of(_ expression: ExprSyntax) -> TypeShape {
        switch expression.as(ExprSyntaxEnum.self) {
        case .integerLiteralExpr: return .named("Int")
        case .floatLiteralExpr: return .named("Double")
        case .booleanLiteralExpr: return .named("Bool")
        case .stringLiteralExpr: return .named("String")
        case .prefixOperatorExpr(let node): return of(node.expression)
        case .arrayExpr(let array):
            let elements = Set(array.elements.map { of($0.expression) })
            guard elements.count == 1, let only = elements.first, only != .unknown else { return .unknown }
            return .array(only)
        case .dictionaryExpr(let node):
            guard case .elements(let list) = node.content else { return .unknown }
            let keys = Set(list.map { of($0.key) })
            let values = Set(list.map { of($0.value) })
            guard keys.count == 1, values.count == 1, let key = keys.first, let value = values.first, value != .unknown
            else { return .unknown }
            return .dictionary(key, value)
        case .functionCallExpr(let call): return constructed(call.calledExpression)
        case .memberAccessExpr(let access):
            if access.declName.baseName.text == "uuidString" { return .named("String") }
            // `Kind.normal`: taken for a case of the enum.
            if let base = access.base, let name = typeName(base),
                access.declName.baseName.text.first?.isLowercase ?? false
            {
                return .named(name)
            }
            return .unknown
        case .sequenceExpr(let sequence):
            let parts = Array(sequence.elements)
            if parts.count == 3, parts[1].is(UnresolvedAsExprSyntax.self), let type = parts[2].as(TypeExprSyntax.self) {
                return TypeShape(type.type)
            }
            let operands = Set(stride(from: 0, to: parts.count, by: 2).map { of(parts[$0]) })
            let signs = stride(from: 1, to: parts.count, by: 2).compactMap {
                parts[$0].as(BinaryOperatorExprSyntax.self)?.operator.text
            }
            let isArithmetic = !signs.isEmpty && signs.allSatisfy { ["+", "-", "*", "/", "%"].contains($0) }
            return isArithmetic && operands.count == 1 ? operands.first ?? .unknown : .unknown
        default: return .unknown
        }
    }

    private static func constructed(_ callee: ExprSyntax) -> TypeShape {
        if let array = callee.as(ArrayExprSyntax.self), array.elements.count == 1, let element = array.elements.first,
            let name = typeName(element.expression)
        {
            return .array(.named(name))
        }
        if let dictionary = callee.as(DictionaryExprSyntax.self), case .elements(let list) = dictionary.content,
            list.count == 1, let only = list.first,
            let key = typeName(only.key), let value = typeName(only.value)
        {
            return .dictionary(.named(key), .named(value))
        }
        if let special = callee.as(GenericSpecializationExprSyntax.self), let name = typeName(special.expression) {
            let arguments = special.genericArgumentClause.arguments.map { argument -> TypeShape in
                if case .type(let type) = argument.argument { return TypeShape(type) }
                return .unknown
            }
            return .standard(name, arguments)
        }
        if let member = callee.as(MemberAccessExprSyntax.self), let base = member.base {
            if member.declName.baseName.text == "init", let name = typeName(base) { return .named(name) }
            if member.declName.baseName.text.first?.isLowercase ?? true { return .unknown }
        }
        return typeName(callee).map { .named($0) } ?? .unknown
    }

    /// `API.Order` for an expression that names a type.
    private static func typeName(_ expression: ExprSyntax) -> String? {
        if let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.text, name.first?.isUppercase ?? false {
            return name
        }
        if let access = expression.as(MemberAccessExprSyntax.self), let base = access.base.flatMap(typeName),
            access.declName.baseName.text.first?.isUppercase ?? false
        {
            return base + "." + access.declName.baseName.text
        }
        return nil
    }
}
