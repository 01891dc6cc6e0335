import SwiftSyntax

/// Reads what a condition asks.
enum ConditionReader {
    /// Of `if a, b`; nil where one binds a name or asks for a version.
    static func text(of list: ConditionElementListSyntax) -> String? {
        var parts: [String] = []
        for element in list {
            guard case .expression(let expression) = element.condition else { return nil }
            let text = expression.trimmedDescription
            parts.append(list.count > 1 && expression.is(SequenceExprSyntax.self) ? "(\(text))" : text)
        }
        let text = parts.joined(separator: " && ")
        return text.contains(where: \.isNewline) ? nil : text
    }

    static func expression(of list: ConditionElementListSyntax) -> ConditionExpression {
        var result: ConditionExpression?
        for element in list {
            guard case .expression(let node) = element.condition else { return .unknown }
            let next = expression(node)
            result = result.map { .both($0, next) } ?? next
        }
        return result ?? .unknown
    }

    static func expression(_ node: ExprSyntax) -> ConditionExpression {
        if let tuple = node.as(TupleExprSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first {
            return expression(only.expression)
        }
        if let literal = node.as(BooleanLiteralExprSyntax.self) { return .value(.bool(literal.literal.text == "true")) }
        if node.is(NilLiteralExprSyntax.self) { return .value(.none) }
        if let text = node.as(StringLiteralExprSyntax.self) {
            return text.plainText.map { .value(.text($0)) } ?? .unknown
        }
        if node.is(IntegerLiteralExprSyntax.self) || node.is(FloatLiteralExprSyntax.self) {
            return Double(node.trimmedDescription).map { .value(.number($0)) } ?? .unknown
        }
        if let prefix = node.as(PrefixOperatorExprSyntax.self) {
            return prefix.operator.text == "!" ? .not(expression(prefix.expression)) : .unknown
        }
        if let parts = node.as(SequenceExprSyntax.self) { return sequence(Array(parts.elements)[...]) }
        if let access = node.as(MemberAccessExprSyntax.self), access.declName.baseName.text == "isEmpty",
            let base = access.base
        {
            return .isEmpty(expression(base))
        }
        return path(node).map { .name($0) } ?? .unknown
    }

    /// Operands with operators between them.
    private static func sequence(_ parts: ArraySlice<ExprSyntax>) -> ConditionExpression {
        for (sign, join) in [("||", ConditionExpression.either), ("&&", ConditionExpression.both)] {
            guard let place = parts.indices.first(where: { self.sign(parts[$0]) == sign }) else { continue }
            return join(sequence(parts[..<place]), sequence(parts[(place + 1)...]))
        }
        if parts.count == 1, let only = parts.first { return expression(only) }
        guard parts.count == 3, let first = parts.first, let last = parts.last,
            let sign = sign(parts[parts.startIndex + 1]), ["==", "!=", "<", ">", "<=", ">="].contains(sign)
        else { return .unknown }
        return .compared(expression(first), sign, expression(last))
    }

    private static func sign(_ node: ExprSyntax) -> String? { node.as(BinaryOperatorExprSyntax.self)?.operator.text }

    private static func path(_ node: ExprSyntax) -> [String]? {
        var parts: [String] = []
        var rest = node
        while let access = rest.as(MemberAccessExprSyntax.self) {
            guard let base = access.base else { return nil }
            parts.append(access.declName.baseName.text.withoutBackticks)
            rest = base
        }
        guard let first = rest.as(DeclReferenceExprSyntax.self)?.baseName.text else { return nil }
        return [first.withoutBackticks] + parts.reversed()
    }
}

/// `guard … else { return }`, or `if … { return }`.
struct EarlyReturn {
    let text: String
    let expression: ConditionExpression
    /// Whether it returns where the condition holds.
    let returnsIf: Bool

    init?(_ item: CodeBlockItemSyntax) {
        func isReturn(_ block: CodeBlockSyntax) -> Bool {
            guard block.statements.count == 1, let only = block.statements.first,
                case .stmt(let statement) = only.item, let node = statement.as(ReturnStmtSyntax.self)
            else { return false }
            return node.expression == nil
        }
        let conditions: ConditionElementListSyntax
        switch item.item {
        case .stmt(let statement):
            if let node = statement.as(GuardStmtSyntax.self), isReturn(node.body) {
                (conditions, returnsIf) = (node.conditions, false)
            } else if let node = statement.as(ExpressionStmtSyntax.self)?.expression.as(IfExprSyntax.self),
                node.elseBody == nil, isReturn(node.body)
            {
                (conditions, returnsIf) = (node.conditions, true)
            } else {
                return nil
            }
        case .expr(let node):
            guard let node = node.as(IfExprSyntax.self), node.elseBody == nil, isReturn(node.body) else { return nil }
            (conditions, returnsIf) = (node.conditions, true)
        default: return nil
        }
        guard let text = ConditionReader.text(of: conditions) else { return nil }
        self.text = text
        expression = ConditionReader.expression(of: conditions)
    }
}
