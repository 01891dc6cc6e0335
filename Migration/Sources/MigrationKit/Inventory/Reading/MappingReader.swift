import SwiftSyntax

/// Reads `func mapping(mapper:)` into a list of entries, and says what in it is no such list.
struct MappingReader {
    private let node: FunctionDeclSyntax
    private let mapper: String

    init(_ node: FunctionDeclSyntax) {
        self.node = node
        let parameter = node.signature.parameterClause.parameters.first
        mapper = (parameter?.secondName ?? parameter?.firstName)?.text ?? "mapper"
    }

    func read() -> MappingFact {
        var entries: [MappingEntry] = []
        var obstacles: [MappingFact.Obstacle] = []
        var callsSuper = false
        // Before the next entry; what is left at the end belongs to none.
        var comments: [String] = node.body?.leftBrace.trailingTrivia.comments ?? []
        for item in node.body?.statements ?? [] {
            let text = item.trimmedDescription
            comments += item.leadingTrivia.comments
            if text.hasPrefix("super.mapping(mapper:") {
                callsSuper = true
                comments += item.trailingTrivia.comments
                continue
            }
            let trailing = item.trailingTrivia.comments.first
            if case .expr(let expression) = item.item, let found = statement(expression, comments, trailing) {
                entries += found
                comments = []
            } else {
                obstacles.append(
                    .init(
                        offset: item.range.lowerBound, text: text.split(separator: "\n").first.map(String.init) ?? text)
                )
            }
        }
        comments += node.body?.rightBrace.leadingTrivia.comments ?? []
        return MappingFact(
            range: node.range, nameOffset: node.name.range.lowerBound, modifiers: Set(node.modifiers.map(\.name.text)),
            indent: node.declarationIndent,
            callsSuper: callsSuper, entries: entries, comments: comments, obstacles: obstacles)
    }

    /// `mapper <<< …`, `mapper >>> …`, `mapper.specify(…)`, `mapper.exclude(…)`; nil for anything else.
    private func statement(_ expression: ExprSyntax, _ comments: [String], _ trailing: String?) -> [MappingEntry]? {
        if let call = expression.as(FunctionCallExprSyntax.self) {
            return specified(call, comments, trailing).map { [$0] }
        }
        guard let parts = expression.as(SequenceExprSyntax.self).map({ Array($0.elements) }), parts.count >= 3,
            parts[0].as(DeclReferenceExprSyntax.self)?.baseName.text == mapper,
            let sign = parts[1].as(BinaryOperatorExprSyntax.self)?.operator.text
        else { return nil }
        switch sign {
        case ">>>":
            guard parts.count == 3, let property = property(parts[2]) else { return nil }
            let all = comments + innerComments(Syntax(expression))
            return [
                MappingEntry(
                    property: property.name, spelling: property.spelling, offset: parts[2].range.lowerBound,
                    kind: .exclude, leadingComments: all, trailingComment: trailing)
            ]
        case "<<<":
            if parts.count == 3, let list = parts[2].as(ArrayExprSyntax.self) {
                return listed(list, comments, trailing)
            }
            guard parts.count == 5 else { return nil }
            let inner = innerComments(Syntax(expression), except: pieces(parts[4]))
            return pair(parts[2], parts[3], parts[4], comments + inner, trailing).map { [$0] }
        default:
            return nil
        }
    }

    /// `mapper <<< [a <-- "x", b <-- "y"]`
    private func listed(_ list: ArrayExprSyntax, _ comments: [String], _ trailing: String?) -> [MappingEntry]? {
        var result: [MappingEntry] = []
        for (index, element) in list.elements.enumerated() {
            guard let parts = element.expression.as(SequenceExprSyntax.self).map({ Array($0.elements) }),
                parts.count == 3
            else { return nil }
            let inner = innerComments(Syntax(element.expression), except: pieces(parts[2]))
            let own = (index == 0 ? comments : []) + element.leadingTrivia.comments + inner
            let behind = element.trailingTrivia.comments.first ?? (index == list.elements.count - 1 ? trailing : nil)
            guard let entry = pair(parts[0], parts[1], parts[2], own, behind) else { return nil }
            result.append(entry)
        }
        return result
    }

    private func pair(
        _ left: ExprSyntax, _ sign: ExprSyntax, _ right: ExprSyntax, _ comments: [String], _ trailing: String?
    ) -> MappingEntry? {
        guard sign.as(BinaryOperatorExprSyntax.self)?.operator.text == "<--", let property = property(left),
            let kind = target(right)
        else { return nil }
        return MappingEntry(
            property: property.name, spelling: property.spelling, offset: left.range.lowerBound, kind: kind,
            leadingComments: comments, trailingComment: trailing)
    }

    /// `id` or `self.id`
    private func property(_ expression: ExprSyntax) -> (name: String, spelling: String)? {
        if let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.text, name != "self" {
            return (name.withoutBackticks, name)
        }
        if let access = expression.as(MemberAccessExprSyntax.self), access.base?.trimmedDescription == "self" {
            return (access.declName.baseName.text.withoutBackticks, access.declName.baseName.text)
        }
        return nil
    }

    /// What stands behind `<--`.
    private func target(_ expression: ExprSyntax) -> MappingEntry.Kind? {
        if let names = names(expression) {
            return kind(names, expression, nil, otherwise: transform(expression))
        }
        if let tuple = expression.as(TupleExprSyntax.self) {
            let elements = Array(tuple.elements)
            if elements.count == 1 { return target(elements[0].expression) }
            guard elements.count == 2, elements.allSatisfy({ $0.label == nil }),
                let transform = transform(elements[1].expression)
            else { return nil }
            if elements[0].expression.is(NilLiteralExprSyntax.self) {
                return .map(names: [], nameText: nil, transform: transform)
            }
            guard let names = names(elements[0].expression) else { return nil }
            return kind(names, elements[0].expression, transform, otherwise: nil)
        }
        return transform(expression).map { .map(names: [], nameText: nil, transform: $0) }
    }

    /// What of the right side comes over as it is written: names and transform.
    private func pieces(_ expression: ExprSyntax) -> [ByteRange] {
        guard let tuple = expression.as(TupleExprSyntax.self) else { return [expression.range] }
        return tuple.elements.flatMap { pieces($0.expression) }
    }

    /// Comments between the parts of a statement, which do not come over by themselves.
    private func innerComments(_ node: Syntax, except kept: [ByteRange] = []) -> [String] {
        var result: [String] = []
        let whole = node.range
        for token in node.tokens(viewMode: .sourceAccurate) {
            let range = token.range
            let home = kept.first { $0.lowerBound <= range.lowerBound && range.upperBound <= $0.upperBound }
            if range.lowerBound > whole.lowerBound, home == nil || home?.lowerBound == range.lowerBound {
                result += token.leadingTrivia.comments
            }
            if range.upperBound < whole.upperBound, home == nil || home?.upperBound == range.upperBound {
                result += token.trailingTrivia.comments
            }
        }
        return result
    }

    private func names(_ expression: ExprSyntax) -> [NamesByConstant.Name]? {
        if let name = name(expression) { return [name] }
        guard let list = expression.as(ArrayExprSyntax.self), !list.elements.isEmpty else { return nil }
        let names = list.elements.compactMap { name($0.expression) }
        return names.count == list.elements.count ? names : nil
    }

    /// `"id"`, `Names.id`, `Keys.id.rawValue`, `idName`; not what belongs to the instance.
    private func name(_ expression: ExprSyntax) -> NamesByConstant.Name? {
        if let text = expression.as(StringLiteralExprSyntax.self)?.plainText { return .text(text) }
        var parts: [String] = []
        var rest = expression
        while let access = rest.as(MemberAccessExprSyntax.self) {
            guard let base = access.base else { return nil }
            parts.append(access.declName.baseName.text.withoutBackticks)
            rest = base
        }
        guard let first = rest.as(DeclReferenceExprSyntax.self)?.baseName.text, first != "self" else { return nil }
        parts.append(first.withoutBackticks)
        return .constant(parts.reversed().joined(separator: "."))
    }

    private func kind(
        _ names: [NamesByConstant.Name], _ expression: ExprSyntax, _ transform: TransformText?,
        otherwise: TransformText?
    ) -> MappingEntry.Kind {
        let nameText = expression.trimmedDescription
        let texts = names.compactMap { name in
            if case .text(let text) = name { return text } else { return nil }
        }
        if texts.count == names.count { return .map(names: texts, nameText: nameText, transform: transform) }
        return .constants(
            NamesByConstant(names: names, nameText: nameText, transform: transform, otherwise: otherwise))
    }

    /// `DateTransform()`, `TransformOf<A, B>(fromJSON: …)`, or any other expression that is no literal.
    private func transform(_ expression: ExprSyntax) -> TransformText? {
        if let call = expression.as(FunctionCallExprSyntax.self) {
            let callee = call.calledExpression
            let special = callee.as(GenericSpecializationExprSyntax.self)
            let name = (special?.expression ?? callee).trimmedDescription
            // `String(prefix + "id")` is a name.
            if name == "String" || name == "Swift.String" { return nil }
            let isConstruction = name.lastComponent.first?.isUppercase ?? false
            return TransformText(
                name: HandyJSONNames.unqualified(name), text: expression.trimmedDescription, range: expression.range,
                nameLength: name.utf8.count, generics: special?.genericArgumentClause.trimmedDescription ?? "",
                arguments: call.arguments.map { ($0.label?.text, $0.expression.trimmedDescription) },
                isConstruction: isConstruction,
                references: FreeNames.outsideClosures(of: call))
        }
        guard expression.is(DeclReferenceExprSyntax.self) || expression.is(MemberAccessExprSyntax.self) else {
            return nil
        }
        return TransformText(
            name: expression.trimmedDescription, text: expression.trimmedDescription, range: expression.range,
            nameLength: 0, generics: "", arguments: [],
            isConstruction: false, references: [])
    }

    /// `mapper.specify(property: &id, name: "json_id")`, `mapper.specify(property: &id) { Int($0) ?? 0 }`,
    /// `mapper.exclude(property: &cache)`
    private func specified(_ call: FunctionCallExprSyntax, _ comments: [String], _ trailing: String?) -> MappingEntry? {
        guard let member = call.calledExpression.as(MemberAccessExprSyntax.self),
            member.base?.trimmedDescription == mapper, call.additionalTrailingClosures.isEmpty,
            let first = call.arguments.first, first.label?.text == "property",
            let inner = first.expression.as(InOutExprSyntax.self)?.expression,
            let property = property(inner)
        else { return nil }
        var others = call.arguments.dropFirst().map { ($0.label?.text, $0.expression) }
        if let closure = call.trailingClosure { others.append(("converter", ExprSyntax(closure))) }
        let kind: MappingEntry.Kind
        switch (member.declName.baseName.text, others.map(\.0)) {
        case ("exclude", []): kind = .exclude
        case ("specify", ["name"]), ("specify", ["converter"]), ("specify", ["name", "converter"]):
            let given = others.filter { !$0.1.is(NilLiteralExprSyntax.self) }
            let transform = given.first { $0.0 == "converter" }.map { converter($0.1) }
            if let name = given.first(where: { $0.0 == "name" })?.1 {
                guard let names = names(name) else { return nil }
                kind = self.kind(names, name, transform, otherwise: nil)
            } else {
                kind = .map(names: [], nameText: nil, transform: transform)
            }
        default: return nil
        }
        let between = innerComments(Syntax(call), except: others.map(\.1.range))
        return MappingEntry(
            property: property.name, spelling: property.spelling, offset: inner.range.lowerBound, kind: kind,
            leadingComments: comments + between, trailingComment: trailing)
    }

    /// A closure or a function from text.
    private func converter(_ expression: ExprSyntax) -> TransformText {
        TransformText(
            name: TransformText.converter, text: expression.trimmedDescription, range: expression.range, nameLength: 0,
            generics: "", arguments: [], isConstruction: true, references: FreeNames.outsideClosures(of: expression))
    }
}

/// The plain names in an expression that are not inside closures: closures say `self.` before what is the instance's.
private final class FreeNames: SyntaxVisitor {
    private var names: Set<String> = []

    static func outsideClosures(of expression: some ExprSyntaxProtocol) -> Set<String> {
        let visitor = FreeNames(viewMode: .sourceAccurate)
        visitor.walk(expression)
        return visitor.names
    }

    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        let isMember = node.parent?.as(MemberAccessExprSyntax.self)?.declName.id == node.id
        if !isMember { names.insert(node.baseName.text.withoutBackticks) }
        return .visitChildren
    }
}
