import SwiftSyntax

/// What the names in `case .loaded(let user)` and `case let .failed(code, text)` stand for.
extension FactCollector {
    /// `.unknown` for a name that no enum's case gives.
    func value(boundBy node: IdentifierPatternSyntax) -> ValueShape {
        guard let (call, index, count) = EnumPatterns.place(of: Syntax(node)) else { return .unknown }
        return payload(of: call, index, count, depth: 0)
    }

    private func payload(of call: FunctionCallExprSyntax, _ index: Int, _ count: Int, depth: Int) -> ValueShape {
        guard depth < 8, let member = call.calledExpression.as(MemberAccessExprSyntax.self) else { return .unknown }
        let subject: ValueShape
        if let base = member.base {
            subject = shape(of: base)
        } else if let (outer, index, count) = EnumPatterns.place(of: Syntax(call)) {
            subject = payload(of: outer, index, count, depth: depth + 1)
        } else {
            subject = matched(by: call)
        }
        if subject == .unknown { return .unknown }
        return .payload(
            EnumPayload(
                subject: subject, caseName: member.declName.baseName.text.withoutBackticks, index: index, count: count))
    }

    /// The value that a pattern is held against.
    private func matched(by pattern: FunctionCallExprSyntax) -> ValueShape {
        let home = EnumPatterns.home(of: Syntax(pattern))
        if let condition = home.as(MatchingPatternConditionSyntax.self) {
            return shape(of: condition.initializer.value)
        }
        if let loop = home.as(ForStmtSyntax.self) { return .element(shape(of: loop.sequence)) }
        guard let item = home.as(SwitchCaseItemSyntax.self) else { return .unknown }
        var node = item.parent
        while let next = node, !next.is(SwitchExprSyntax.self) { node = next.parent }
        guard let subject = node?.as(SwitchExprSyntax.self)?.subject else { return .unknown }
        // What the case binds itself is not what is switched over.
        let inner = scopes.popLast()
        defer { if let inner { scopes.append(inner) } }
        return shape(of: subject)
    }
}

private enum EnumPatterns {
    /// The case around a pattern, which of its values the pattern is, and how many it has.
    static func place(of node: Syntax) -> (call: FunctionCallExprSyntax, index: Int, count: Int)? {
        guard let argument = climb(node).as(LabeledExprSyntax.self),
            let list = argument.parent?.as(LabeledExprListSyntax.self),
            let call = list.parent?.as(FunctionCallExprSyntax.self)
        else { return nil }
        for (index, element) in list.enumerated() where element.id == argument.id {
            return (call, index, list.count)
        }
        return nil
    }

    /// The item or condition that a pattern is the whole of.
    static func home(of node: Syntax) -> Syntax { climb(node) }

    /// Out of what may stand around a pattern and binds nothing.
    private static func climb(_ node: Syntax) -> Syntax {
        var current = node
        while let parent = current.parent {
            current = parent
            let isPart =
                parent.is(ValueBindingPatternSyntax.self) || parent.is(PatternExprSyntax.self)
                || parent.is(ExpressionPatternSyntax.self) || parent.is(OptionalChainingExprSyntax.self)
            if !isPart { break }
        }
        return current
    }
}
