import SwiftSyntax

/// Where optional elements are unwrapped by force: `users.map { $0! }`. A nil among them ends the app, so that a list
/// without them means the same.
enum ElementTraps {
    /// What calls its closure for each element.
    static let functions: Set<String> = ["map", "forEach", "flatMap", "compactMap", "filter"]

    /// Whether a nil element ends the app before the code around leaves the statements that follow a place: then no use
    /// of the list there ever sees one.
    static func isCertain(for name: String, in scope: Syntax, after offset: Int) -> Bool {
        let statements = scope.as(CodeBlockItemListSyntax.self) ?? scope.as(IfExprSyntax.self)?.body.statements
        for statement in statements ?? [] where statement.range.lowerBound >= offset {
            let uses = NameUses.all(of: name, in: Syntax(statement), after: offset)
            if uses.references.contains(where: { isTrap($0) && isUnconditional($0, in: statement) }) { return true }
            if Exits.isLeft(by: statement) { return false }
        }
        return false
    }

    /// `name.map { $0! }`, `name!.forEach { … $0! … }`, `name as! [User]`
    private static func isTrap(_ reference: DeclReferenceExprSyntax) -> Bool {
        var link = Syntax(reference)
        while let parent = link.parent,
            parent.is(OptionalChainingExprSyntax.self) || parent.is(ForceUnwrapExprSyntax.self)
        { link = parent }
        if ArrayUseReader.isForcedToPlainArray(link) { return true }
        guard let access = link.parent?.as(MemberAccessExprSyntax.self), access.base?.id == link.id,
            functions.contains(access.declName.baseName.text)
        else { return false }
        return access.parent?.as(FunctionCallExprSyntax.self)?.onlyClosure?.trapsForNil ?? false
    }

    /// Whether an expression is evaluated whenever its statement is.
    static func isUnconditional(_ reference: DeclReferenceExprSyntax, in statement: CodeBlockItemSyntax) -> Bool {
        var node = Syntax(reference)
        while let parent = node.parent, node.id != statement.id {
            switch parent.as(SyntaxEnum.self) {
            case .memberAccessExpr, .functionCallExpr, .labeledExpr, .labeledExprList, .optionalChainingExpr,
                .forceUnwrapExpr, .initializerClause, .patternBinding, .patternBindingList, .variableDecl, .returnStmt,
                .tupleExpr, .sequenceExpr, .codeBlockItem:
                break
            case .exprList(let list): guard list.first?.id == node.id || list.isEvaluatedWhole else { return false }
            default: return false
            }
            node = parent
        }
        return true
    }
}

/// Finds what leaves the statements around: `return`, `throw`, `try`, and `break` or `continue` of a loop around them.
private final class Exits: SyntaxVisitor {
    private var found = false
    private var loops = 0

    static func isLeft(by statement: CodeBlockItemSyntax) -> Bool {
        let visitor = Exits(viewMode: .sourceAccurate)
        visitor.walk(statement)
        return visitor.found
    }

    private func leave() -> SyntaxVisitorContinueKind {
        found = true
        return .skipChildren
    }

    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: ReturnStmtSyntax) -> SyntaxVisitorContinueKind { leave() }
    override func visit(_ node: ThrowStmtSyntax) -> SyntaxVisitorContinueKind { leave() }
    override func visit(_ node: TryExprSyntax) -> SyntaxVisitorContinueKind { leave() }
    override func visit(_ node: AwaitExprSyntax) -> SyntaxVisitorContinueKind { leave() }
    override func visit(_ node: BreakStmtSyntax) -> SyntaxVisitorContinueKind { loops == 0 ? leave() : .skipChildren }
    override func visit(_ node: ContinueStmtSyntax) -> SyntaxVisitorContinueKind {
        loops == 0 ? leave() : .skipChildren
    }
    override func visit(_ node: ForStmtSyntax) -> SyntaxVisitorContinueKind {
        loops += 1
        return .visitChildren
    }
    override func visitPost(_ node: ForStmtSyntax) { loops -= 1 }
}

extension ClosureExprSyntax {
    /// Empty where they are `$0` and so on.
    var parameterNames: [String] {
        switch signature?.parameterClause {
        case .simpleInput(let list)?: return list.map(\.name.text)
        case .parameterClause(let clause)?: return clause.parameters.map { ($0.secondName ?? $0.firstName).text }
        case nil: return []
        }
    }

    /// `$0`, or the name of its only parameter.
    private var elementName: String? {
        let names = parameterNames
        return names.count > 1 ? nil : names.first ?? "$0"
    }

    /// `{ $0! }`, `{ return ($0)! }`, `{ user in show(user!.name) }`: a nil ends the app.
    var trapsForNil: Bool {
        guard let elementName, statements.count == 1, let statement = statements.first else { return false }
        let uses = NameUses.all(of: elementName, in: Syntax(statement), after: 0)
        return uses.bindings.isEmpty && uses.references.allSatisfy(\.isUnwrappedByForce)
            && uses.references.contains { ElementTraps.isUnconditional($0, in: statement) }
    }

    /// `{ $0?.name }`: nothing but nil becomes of nil.
    var isNilForNil: Bool {
        guard let elementName, statements.count == 1, case .expr(var rest)? = statements.first?.item else {
            return false
        }
        while true {
            if let access = rest.as(MemberAccessExprSyntax.self), let base = access.base {
                rest = base
            } else if let call = rest.as(FunctionCallExprSyntax.self) {
                rest = call.calledExpression
            } else if let call = rest.as(SubscriptCallExprSyntax.self) {
                rest = call.calledExpression
            } else if let chain = rest.as(OptionalChainingExprSyntax.self) {
                if chain.expression.as(DeclReferenceExprSyntax.self)?.baseName.text == elementName { return true }
                rest = chain.expression
            } else {
                return false
            }
        }
    }
}

extension ExprListSyntax {
    /// Whether no operator in it leaves out what stands behind it.
    fileprivate var isEvaluatedWhole: Bool {
        allSatisfy { element in
            if let sign = element.as(BinaryOperatorExprSyntax.self)?.operator.text {
                return sign == "+=" || sign == "+"
            }
            return !element.is(UnresolvedTernaryExprSyntax.self)
        }
    }
}

extension DeclReferenceExprSyntax {
    /// `$0!`, `($0)!`
    fileprivate var isUnwrappedByForce: Bool {
        var node = Syntax(self)
        while let tuple = node.parent?.parent?.parent?.as(TupleExprSyntax.self), tuple.elements.count == 1 {
            node = Syntax(tuple)
        }
        return node.parent?.is(ForceUnwrapExprSyntax.self) ?? false
    }
}
