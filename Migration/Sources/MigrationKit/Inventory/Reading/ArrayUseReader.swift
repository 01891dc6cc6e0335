import SwiftSyntax

/// What happens to the `[T?]?` that HandyJSON's array calls give: natively it is `[T]?`, and what reads the same for
/// both needs no hand.
enum ArrayUseReader {
    static func use(of call: FunctionCallExprSyntax) -> CallFact.ArrayUse {
        let node = Syntax(call)
        if let cast = castAfter(node), isPlainArray(cast.type, allowsOptional: false), cast.isForced || cast.isOptional
        {
            return .cast(call.range.upperBound..<cast.end, isForced: cast.isForced)
        }
        let link = unwrapped(node)
        if let access = link.parent?.as(MemberAccessExprSyntax.self), access.base?.id == link.id {
            let name = access.declName.baseName.text
            // `flatMap` is what it was called before Swift 4.1; straight behind the call it is the optional's.
            if name == "compactMap" || (name == "flatMap" && link.id != node.id),
                let outer = access.parent?.as(FunctionCallExprSyntax.self), outer.onlyClosure?.isIdentity ?? false
            {
                return .compacted(call.range.upperBound..<outer.range.upperBound)
            }
            // What adopt --unsafe writes.
            if name == "map", let closure = access.parent?.as(FunctionCallExprSyntax.self)?.onlyClosure,
                closure.statements.trimmedDescription == "Optional($0)"
            {
                return .indifferent
            }
        }
        if isIndifferent(node, depth: Following()) { return .indifferent }
        return isIndifferent(node, depth: Following(allowsSkips: true)) ? .skipped : .other
    }

    /// The place behind `?` or `!` straight after a call.
    static func mark(behind call: FunctionCallExprSyntax) -> Int? {
        guard let parent = call.parent,
            parent.is(OptionalChainingExprSyntax.self) || parent.is(ForceUnwrapExprSyntax.self)
        else { return nil }
        return parent.range.upperBound
    }

    static func isCast(_ call: FunctionCallExprSyntax) -> Bool {
        castAfter(Syntax(call)).map { $0.isForced || $0.isOptional } ?? false
    }

    /// `list as! [T]`
    static func isForcedToPlainArray(_ node: Syntax) -> Bool {
        castAfter(node).map { $0.isForced && isPlainArray($0.type, allowsOptional: false) } ?? false
    }

    /// `as? T` behind a node: the type, whether it is forced, where it ends.
    private static func castAfter(_ node: Syntax) -> (type: TypeSyntax, isForced: Bool, isOptional: Bool, end: Int)? {
        var node = node
        while let parent = node.parent, parent.is(TryExprSyntax.self) || parent.is(AwaitExprSyntax.self) {
            node = parent
        }
        guard let list = node.parent?.as(ExprListSyntax.self) else { return nil }
        let parts = Array(list)
        guard let index = parts.firstIndex(where: { $0.id == node.id }), parts.indices.contains(index + 2),
            let cast = parts[index + 1].as(UnresolvedAsExprSyntax.self),
            let type = parts[index + 2].as(TypeExprSyntax.self)
        else { return nil }
        let mark = cast.questionOrExclamationMark?.text
        return (type.type, mark == "!", mark == "?", type.range.upperBound)
    }

    /// `[T]`, perhaps `[T]?`, with elements that are not optional.
    private static func isPlainArray(_ type: TypeSyntax, allowsOptional: Bool) -> Bool {
        var shape = TypeShape(type)
        if allowsOptional, case .optional(let inner) = shape { shape = inner }
        guard case .array(let element) = shape else { return false }
        return !element.isOptional
    }

    /// Without the marks behind it.
    private static func unwrapped(_ node: Syntax) -> Syntax {
        var link = node
        while let parent = link.parent,
            parent.is(OptionalChainingExprSyntax.self) || parent.is(ForceUnwrapExprSyntax.self)
        { link = parent }
        return link
    }

    /// Whether an expression of type `[T?]?` or `[T?]` stands where `[T]` means the same.
    private static func isIndifferent(_ node: Syntax, depth: Following) -> Bool {
        guard depth.level < 4 else { return false }
        let link = unwrapped(node)
        if let cast = castAfter(link) {
            return (cast.isForced || cast.isOptional) && isPlainArray(cast.type, allowsOptional: true)
        }
        guard let parent = link.parent else { return false }
        switch parent.as(SyntaxEnum.self) {
        case .memberAccessExpr(let access):
            guard access.base?.id == link.id else { return false }
            let name = access.declName.baseName.text
            if ["count", "isEmpty"].contains(name) { return true }
            if ["first", "last"].contains(name), let cast = castAfter(unwrapped(Syntax(access))) {
                return cast.isOptional && !TypeShape(cast.type).isOptional
            }
            let outer = access.parent?.as(FunctionCallExprSyntax.self)
            if depth.allowsSkips, let closure = outer?.onlyClosure {
                if name == "filter", closure.isNilCheck { return true }
                if closure.trapsForNil, ElementTraps.functions.contains(name) { return true }
                if name == "compactMap", closure.isNilForNil { return true }
            }
            return name == "compactMap" && outer?.onlyClosure?.isIdentity ?? false
        case .exprList(let list): return isIndifferent(link, in: Array(list), depth)
        case .initializerClause(let clause): return isIndifferentBinding(clause, depth)
        case .returnStmt(let statement): return statement.returnsOptionalElements
        case .tryExpr, .awaitExpr: return isIndifferent(parent, depth: depth)
        case .labeledExpr(let argument):
            if let tuple = argument.parent?.parent?.as(TupleExprSyntax.self), tuple.elements.count == 1 {
                return isIndifferent(Syntax(tuple), depth: depth.next)
            }
            return isAppended(argument) || argument.isPassedAsOptionalElements
                || argument.isReturnedWithOptionalElements
        case .codeBlockItem(let item): return item.returnsOptionalElements
        case .forStmt(let loop): return depth.allowsSkips && loop.sequence.id == link.id && loop.skipsNil
        default: return false
        }
    }

    /// How far a result is followed from name to name.
    private struct Following {
        var level = 0
        /// Whether elements may be asked for nil, where nothing is done for those that are.
        var allowsSkips = false

        var next: Following { Following(level: level + 1, allowsSkips: allowsSkips) }
    }

    /// `holes.append(contentsOf: list)`: what took optional elements takes others too.
    private static func isAppended(_ argument: LabeledExprSyntax) -> Bool {
        let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self)
        let name = call?.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
        return argument.label?.text == "contentsOf" && (name == "append" || name == "insert")
    }

    private static func isIndifferent(_ node: Syntax, in parts: [ExprSyntax], _ depth: Following) -> Bool {
        // `all += list ?? []`, `all = list ?? []`
        if parts.count == 5, parts[3].as(BinaryOperatorExprSyntax.self)?.operator.text == "??",
            parts[4].as(ArrayExprSyntax.self)?.elements.isEmpty ?? false
        {
            return isIndifferent(node, in: Array(parts[..<3]), depth)
        }
        guard parts.count == 3, let list = parts[0].parent else { return false }
        if parts[1].is(AssignmentExprSyntax.self) {
            // What is assigned to has a type of its own: [T] becomes [T?] by itself.
            return parts[2].id == node.id
        }
        if parts[1].as(BinaryOperatorExprSyntax.self)?.operator.text == "+=" { return parts[2].id == node.id }
        guard parts[0].id == node.id, let sign = parts[1].as(BinaryOperatorExprSyntax.self)?.operator.text else {
            return false
        }
        if sign == "==" || sign == "!=" { return parts[2].is(NilLiteralExprSyntax.self) }
        guard sign == "??", parts[2].as(ArrayExprSyntax.self)?.elements.isEmpty ?? false, let sequence = list.parent
        else { return false }
        // `(list ?? []).compactMap { $0 }`: does no harm to elements that are not optional.
        if let tuple = sequence.parent?.parent?.parent?.as(TupleExprSyntax.self), tuple.elements.count == 1 {
            return isIndifferent(Syntax(tuple), depth: depth.next)
        }
        return isIndifferent(sequence, depth: depth.next)
    }

    private static func isIndifferentBinding(_ clause: InitializerClauseSyntax, _ depth: Following) -> Bool {
        guard let parent = clause.parent else { return false }
        if let condition = parent.as(OptionalBindingConditionSyntax.self) {
            if let type = condition.typeAnnotation?.type { return hasOptionalElements(type) }
            return areIndifferent(usesOf: condition, depth)
        }
        guard let binding = parent.as(PatternBindingSyntax.self), let name = binding.pattern.boundName else {
            return false
        }
        if let type = binding.typeAnnotation?.type { return hasOptionalElements(type) }
        guard let item = binding.parent?.parent?.parent?.as(CodeBlockItemSyntax.self), let scope = item.parent,
            !item.isAtTopLevel
        else { return false }
        return areIndifferent(name, in: scope, after: binding.endPosition.utf8Offset, depth)
    }

    private static func areIndifferent(usesOf condition: OptionalBindingConditionSyntax, _ depth: Following) -> Bool {
        guard let name = condition.pattern.boundName else { return false }
        var node = Syntax(condition)
        while let parent = node.parent {
            if let statement = parent.as(IfExprSyntax.self) {
                return areIndifferent(name, in: Syntax(statement), after: condition.endPosition.utf8Offset, depth)
            }
            if parent.is(WhileStmtSyntax.self) {
                return areIndifferent(name, in: parent, after: condition.endPosition.utf8Offset, depth)
            }
            if parent.is(GuardStmtSyntax.self) {
                guard let item = parent.parent?.as(CodeBlockItemSyntax.self), let scope = item.parent,
                    !item.isAtTopLevel
                else { return false }
                return areIndifferent(name, in: scope, after: condition.endPosition.utf8Offset, depth)
            }
            node = parent
        }
        return false
    }

    /// Whether all uses of a name behind a place mean the same.
    private static func areIndifferent(_ name: String, in scope: Syntax, after offset: Int, _ depth: Following) -> Bool
    {
        if depth.allowsSkips, ElementTraps.isCertain(for: name, in: scope, after: offset) { return true }
        let uses = NameUses.all(of: name, in: scope, after: offset)
        return uses.references.allSatisfy { isIndifferent(Syntax($0), depth: depth.next) }
            && uses.bindings.allSatisfy { areIndifferent(usesOf: $0, depth.next) }
    }

    /// `[T?]`, `[T?]?`
    fileprivate static func hasOptionalElements(_ type: TypeSyntax) -> Bool {
        if case .array(let element) = TypeShape(type).unwrapped { return element.isOptional }
        return false
    }
}

extension ClosureExprSyntax {
    /// `{ $0 != nil }`, `{ element in element != nil }`
    fileprivate var isNilCheck: Bool {
        guard statements.count == 1, case .expr(let expression)? = statements.first?.item,
            let parts = expression.as(SequenceExprSyntax.self)?.elements.map({ $0 }), parts.count == 3,
            parts[1].as(BinaryOperatorExprSyntax.self)?.operator.text == "!=", parts[2].is(NilLiteralExprSyntax.self),
            let name = parts[0].as(DeclReferenceExprSyntax.self)?.baseName.text
        else { return false }
        guard let signature else { return name == "$0" }
        if case .simpleInput(let list)? = signature.parameterClause {
            return list.count == 1 && list.first?.name.text == name
        }
        return false
    }
}

extension ForStmtSyntax {
    /// Whether nothing is done for an element that is nil: `if let user = element { … }` without an `else`,
    /// `guard let user = element else { continue }`, `for case let user?`, or a trap.
    fileprivate var skipsNil: Bool {
        guard let name = pattern.boundName else { return false }
        if caseKeyword != nil {
            return pattern.as(ExpressionPatternSyntax.self)?.expression.is(OptionalChainingExprSyntax.self)
                ?? (pattern.as(ValueBindingPatternSyntax.self)?.pattern.as(ExpressionPatternSyntax.self)?.expression
                    .is(OptionalChainingExprSyntax.self) ?? false)
        }
        guard whereClause == nil, let first = body.statements.first else { return false }
        let uses = NameUses.all(of: name, in: Syntax(body), after: body.position.utf8Offset)
        if uses.bindings.isEmpty, !uses.references.isEmpty,
            uses.references.allSatisfy({ $0.parent?.is(ForceUnwrapExprSyntax.self) ?? false })
        {
            return true
        }
        switch first.item {
        case .expr(let node): return node.as(IfExprSyntax.self).map { isSkipping($0, name) } ?? false
        case .stmt(let node):
            if let statement = node.as(GuardStmtSyntax.self) {
                return statement.conditions.first.map { binds($0, name) } ?? false
                    && statement.body.statements.trimmedDescription == "continue"
            }
            return node.as(ExpressionStmtSyntax.self)?.expression.as(IfExprSyntax.self).map { isSkipping($0, name) }
                ?? false
        default: return false
        }
    }

    /// The loop's only statement, which does nothing for nil.
    private func isSkipping(_ statement: IfExprSyntax, _ name: String) -> Bool {
        body.statements.count == 1 && statement.elseBody == nil
            && (statement.conditions.first.map { binds($0, name) } ?? false)
    }

    /// `let user = element`, `let element`
    private func binds(_ element: ConditionElementSyntax, _ name: String) -> Bool {
        guard let binding = element.condition.as(OptionalBindingConditionSyntax.self) else { return false }
        guard let value = binding.initializer?.value else { return binding.pattern.boundName == name }
        return value.as(DeclReferenceExprSyntax.self)?.baseName.text.withoutBackticks == name
    }
}

extension ReturnStmtSyntax {
    /// Whether the function around it says `-> [T?]?`.
    fileprivate var returnsOptionalElements: Bool { returnedType.map(ArrayUseReader.hasOptionalElements) ?? false }

    /// What the function around it says that it gives.
    fileprivate var returnedType: TypeSyntax? {
        var node = parent
        while let current = node {
            if let function = current.as(FunctionDeclSyntax.self) { return function.signature.returnClause?.type }
            if current.is(ClosureExprSyntax.self) || current.is(AccessorBlockSyntax.self) { return nil }
            node = current.parent
        }
        return nil
    }
}

extension LabeledExprSyntax {
    /// Whether it is passed to what takes `[T?]`: a parameter of the function around, `done: ([T?]) -> Void`, or a
    /// function of the type around, `self.show(list)`.
    fileprivate var isPassedAsOptionalElements: Bool {
        guard let call = parent?.parent?.as(FunctionCallExprSyntax.self),
            let index = call.arguments.map(\.id).firstIndex(of: id)
        else { return false }
        let callee = call.calledExpression.as(OptionalChainingExprSyntax.self)?.expression ?? call.calledExpression
        if let member = callee.as(MemberAccessExprSyntax.self) {
            let base = member.base.map { $0.as(OptionalChainingExprSyntax.self)?.expression ?? $0 }
            return isTakenByMember(
                member.declName.baseName.text, call, index, of: base?.trimmedDescription ?? "")
        }
        guard let name = callee.as(DeclReferenceExprSyntax.self)?.baseName.text else { return false }
        var node = Syntax(call)
        while let parent = node.parent {
            if let closure = parent.as(ClosureExprSyntax.self), closure.parameterNames.contains(name) { return false }
            if let function = parent.as(FunctionDeclSyntax.self),
                let parameter = function.signature.parameterClause.parameters.first(where: {
                    ($0.secondName ?? $0.firstName).text == name
                })
            {
                guard case .function(let parameters, _) = TypeShape(parameter.type).unwrapped,
                    parameters.indices.contains(index), case .array(let element) = parameters[index].unwrapped
                else { return false }
                return element.isOptional
            }
            node = parent
        }
        return isTakenByMember(name, call, index, of: "self")
    }

    /// Whether the type's declaration around it has the function that is called, and it takes `[T?]` there.
    private func isTakenByMember(_ name: String, _ call: FunctionCallExprSyntax, _ index: Int, of base: String) -> Bool
    {
        let around = sequence(first: Syntax(self), next: \.parent)
        guard let members = around.lazy.compactMap({ $0.as(MemberBlockSyntax.self) }).first else { return false }
        let type =
            members.parent?.asProtocol((any NamedDeclSyntax).self)?.name.text
            ?? members.parent?.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription
        guard ["self", "Self", type].contains(base) else { return false }
        let labels = call.arguments.map { $0.label?.text ?? "_" }
        let named = members.members.compactMap { $0.decl.as(FunctionDeclSyntax.self) }.filter {
            $0.name.text == name
        }.map { $0.signature.parameterClause.parameters.map { $0 } }
        // One with default values may be meant as well.
        guard named.joined().allSatisfy({ $0.defaultValue == nil && $0.ellipsis == nil }) else { return false }
        let called = named.filter { $0.map(\.firstName.text) == labels }
        return !called.isEmpty && called.allSatisfy { ArrayUseReader.hasOptionalElements($0[index].type) }
    }
}

extension LabeledExprSyntax {
    /// `return Observable.just(list)` or `.just(list)`, of a function that says `-> Observable<[T?]>`: what takes optional
    /// elements takes others.
    fileprivate var isReturnedWithOptionalElements: Bool {
        guard label == nil, let call = parent?.parent?.as(FunctionCallExprSyntax.self), call.arguments.count == 1,
            let statement = call.parent?.as(ReturnStmtSyntax.self), let type = statement.returnedType,
            case .named(let name, let arguments) = TypeShape(type).unwrapped, arguments.count == 1,
            case .array(let element) = arguments[0], element.isOptional
        else { return false }
        let callee = call.calledExpression.as(MemberAccessExprSyntax.self)
        let base = callee?.base?.trimmedDescription ?? call.calledExpression.trimmedDescription
        return base == name || callee != nil && callee?.base == nil
    }
}

extension CodeBlockItemSyntax {
    /// The only expression of a function that says `-> [T?]?`.
    fileprivate var returnsOptionalElements: Bool {
        guard let list = parent?.as(CodeBlockItemListSyntax.self), list.count == 1,
            let function = list.parent?.parent?.as(FunctionDeclSyntax.self)
        else { return false }
        return function.signature.returnClause.map { ArrayUseReader.hasOptionalElements($0.type) } ?? false
    }

    /// Of the file itself, whose names others can use.
    fileprivate var isAtTopLevel: Bool { parent?.parent?.is(SourceFileSyntax.self) ?? false }
}
