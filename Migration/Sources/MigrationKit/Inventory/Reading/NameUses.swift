import SwiftSyntax

/// Where a name stands, and where `if let name` makes another of it.
final class NameUses: SyntaxVisitor {
    private let name: String
    private let offset: Int
    private(set) var references: [DeclReferenceExprSyntax] = []
    private(set) var bindings: [OptionalBindingConditionSyntax] = []

    private init(_ name: String, _ offset: Int) {
        self.name = name
        self.offset = offset
        super.init(viewMode: .sourceAccurate)
    }

    static func all(of name: String, in scope: Syntax, after offset: Int) -> NameUses {
        let visitor = NameUses(name, offset)
        visitor.walk(scope)
        return visitor
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        let isMember = node.parent?.as(MemberAccessExprSyntax.self)?.declName.id == node.id
        if node.baseName.text.withoutBackticks == name, !isMember, node.range.lowerBound >= offset {
            references.append(node)
        }
        return .skipChildren
    }

    override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
        if node.initializer == nil, node.pattern.boundName == name, node.range.lowerBound >= offset {
            bindings.append(node)
        }
        return .visitChildren
    }
}
