import SwiftSyntax

/// What code changes beside its own variables: the first names of what it assigns to, passes as `inout` or tells to change.
final class StateChanges: BoundNames {
    private var changed: Set<String> = []

    static func names(in node: some SyntaxProtocol) -> Set<String> {
        let visitor = StateChanges(viewMode: .sourceAccurate)
        visitor.walk(node)
        return visitor.changed
    }

    override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
        bound.insert((node.secondName ?? node.firstName).text.withoutBackticks)
        return .visitChildren
    }

    override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
        let value =
            node.parent?.as(PatternBindingSyntax.self)?.initializer?.value
            ?? node.parent?.as(OptionalBindingConditionSyntax.self)?.initializer?.value
        // `let formatter = dateFormatter` is another name of the same object.
        return value.flatMap(foreign) == nil ? super.visit(node) : .visitChildren
    }

    override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
        let parts = Array(node.elements)
        for (left, sign) in zip(parts, parts.dropFirst()) where isAssignment(sign) { note(left) }
        return .visitChildren
    }

    override func visit(_ node: InOutExprSyntax) -> SyntaxVisitorContinueKind {
        note(node.expression)
        return .visitChildren
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        if let member = node.calledExpression.as(MemberAccessExprSyntax.self), let base = member.base,
            isChanging(member.declName.baseName.text)
        {
            note(base)
        }
        return .visitChildren
    }

    private func note(_ expression: ExprSyntax) {
        if let name = foreign(expression) { changed.insert(name) }
    }

    /// The name that a path begins with, where it is neither a variable of the code's own nor a type.
    private func foreign(_ expression: ExprSyntax) -> String? {
        var rest = expression
        while true {
            switch rest.as(ExprSyntaxEnum.self) {
            case .memberAccessExpr(let node):
                guard let base = node.base else { return nil }
                rest = base
            case .subscriptCallExpr(let node): rest = node.calledExpression
            case .optionalChainingExpr(let node): rest = node.expression
            case .forceUnwrapExpr(let node): rest = node.expression
            case .superExpr: return "self"
            case .declReferenceExpr(let node):
                let name = node.baseName.text.withoutBackticks
                let isType = name.first?.isUppercase ?? false
                return bound.contains(name) || isType || name.hasPrefix("$") ? nil : name
            default: return nil
            }
        }
    }

    private func isAssignment(_ sign: ExprSyntax) -> Bool {
        if sign.is(AssignmentExprSyntax.self) { return true }
        guard let text = sign.as(BinaryOperatorExprSyntax.self)?.operator.text else { return false }
        return text.hasSuffix("=") && !["==", "!=", "<=", ">=", "===", "!==", "~="].contains(text)
    }

    private func isChanging(_ function: String) -> Bool {
        ["append", "insert", "toggle", "sort", "reverse", "updateValue"].contains(function)
            || function.hasPrefix("remove")
            || (function.hasPrefix("set") && function.dropFirst(3).first?.isUppercase ?? false)
    }
}
