import SwiftSyntax

extension IdentifierPatternSyntax {
    /// `for (key, value) in …`: bound with the loop's body.
    var isInLoopHead: Bool {
        var node = Syntax(self)
        while let parent = node.parent,
            parent.isProtocol((any PatternSyntaxProtocol).self) || parent.is(TuplePatternElementSyntax.self)
                || parent.is(TuplePatternElementListSyntax.self)
        {
            node = parent
        }
        if let loop = node.parent?.as(ForStmtSyntax.self) { return loop.pattern.id == node.id }
        return node.parent?.is(PatternBindingSyntax.self) ?? false
    }
}

extension PatternSyntax {
    var boundName: String? {
        if let name = self.as(IdentifierPatternSyntax.self) { return name.identifier.text.withoutBackticks }
        if let binding = self.as(ValueBindingPatternSyntax.self) { return binding.pattern.boundName }
        if let expression = self.as(ExpressionPatternSyntax.self)?.expression.as(OptionalChainingExprSyntax.self) {
            return expression.expression.as(PatternExprSyntax.self)?.pattern.boundName
                ?? expression.expression.as(DeclReferenceExprSyntax.self)?.baseName.text
        }
        return nil
    }
}
