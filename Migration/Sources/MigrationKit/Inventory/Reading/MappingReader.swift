import SwiftSyntax

/// Reads `func mapping(mapper:)` into a list of entries, and says what in it is no such list.
struct MappingReader {
    private let node: FunctionDeclSyntax
    private let mapper: String
    private var callsSuper = false
    private var superComesFirst = false
    private var comments: [String] = []
    private var locals: [MappingLocal] = []
    /// Names and transforms that stand in local constants.
    private var inlined: [String: ExprSyntax] = [:]

    init(_ node: FunctionDeclSyntax) {
        self.node = node
        let parameter = node.signature.parameterClause.parameters.first
        mapper = (parameter?.secondName ?? parameter?.firstName)?.text ?? "mapper"
    }

    mutating func read() -> MappingFact {
        // Before the next entry; what is left at the end belongs to none.
        comments = node.body?.leftBrace.trailingTrivia.comments ?? []
        let lines = lines(of: Array(node.body?.statements ?? []), isWhole: true)
        comments += node.body?.rightBrace.leadingTrivia.comments ?? []
        return MappingFact(
            range: node.range, nameOffset: node.name.range.lowerBound, modifiers: Set(node.modifiers.map(\.name.text)),
            indent: node.declarationIndent,
            callsSuper: callsSuper, superComesFirst: superComesFirst, lines: lines, locals: locals, comments: comments)
    }

    /// `isWhole`: not what stands in a condition.
    private mutating func lines(of items: [CodeBlockItemSyntax], isWhole: Bool) -> [MappingLine] {
        var lines: [MappingLine] = []
        for (index, item) in items.enumerated() {
            let text = item.trimmedDescription
            comments += item.leadingTrivia.comments
            if isWhole, text.hasPrefix("super.mapping(mapper:") {
                callsSuper = true
                superComesFirst = lines.isEmpty
                comments += item.trailingTrivia.comments
                continue
            }
            let trailing = item.trailingTrivia.comments.first
            if case .expr(let expression) = item.item, let found = statement(expression, comments, trailing) {
                lines += found.map { entry in
                    var entry = entry
                    if found.count == 1 { entry.statement = item.range }
                    return .entry(entry)
                }
                comments = []
                continue
            }
            if isWhole, local(item) {
                comments += item.trailingTrivia.comments
                continue
            }
            let obstacle = MappingFact.Obstacle(
                offset: item.range.lowerBound, text: text.firstLine, advice: advice(item), range: item.range)
            if let early = EarlyReturn(item) {
                // Nothing may follow that is done whatever the condition.
                let rest = self.lines(of: Array(items[(index + 1)...]), isWhole: false)
                lines.append(
                    .condition(
                        MappingCondition(
                            offset: obstacle.offset, text: early.text, expression: early.expression,
                            then: early.returnsIf ? [] : rest, otherwise: early.returnsIf ? rest : [],
                            obstacle: obstacle)))
                return lines
            }
            if let condition = condition(item, obstacle) {
                lines.append(.condition(condition))
                comments += item.trailingTrivia.comments
            } else {
                lines.append(.obstacle(obstacle))
            }
        }
        return lines
    }

    // MARK: Conditions

    private mutating func condition(_ item: CodeBlockItemSyntax, _ obstacle: MappingFact.Obstacle) -> MappingCondition?
    {
        let statement: IfExprSyntax?
        switch item.item {
        case .stmt(let node): statement = node.as(ExpressionStmtSyntax.self)?.expression.as(IfExprSyntax.self)
        case .expr(let node): statement = node.as(IfExprSyntax.self)
        default: statement = nil
        }
        return statement.flatMap { condition($0, obstacle) }
    }

    private mutating func condition(_ node: IfExprSyntax, _ obstacle: MappingFact.Obstacle) -> MappingCondition? {
        guard let text = ConditionReader.text(of: node.conditions) else { return nil }
        let outer = comments
        comments = node.body.leftBrace.trailingTrivia.comments
        let then = lines(of: Array(node.body.statements), isWhole: false)
        var left = comments + node.body.rightBrace.leadingTrivia.comments
        var otherwise: [MappingLine] = []
        switch node.elseBody {
        case nil: break
        case .codeBlock(let block):
            comments = block.leftBrace.trailingTrivia.comments
            otherwise = lines(of: Array(block.statements), isWhole: false)
            left += comments + block.rightBrace.leadingTrivia.comments
        case .ifExpr(let next):
            comments = []
            guard let inner = condition(next, obstacle) else { return nil }
            otherwise = [.condition(inner)]
            left += comments
        }
        comments = outer + left
        return MappingCondition(
            offset: node.range.lowerBound, text: text, expression: ConditionReader.expression(of: node.conditions),
            then: then, otherwise: otherwise, obstacle: obstacle)
    }

    // MARK: Local variables

    /// Whether a statement only makes or changes a variable of the function's own. A name or a transform that is in one
    /// stands for itself where it is used.
    private mutating func local(_ item: CodeBlockItemSyntax) -> Bool {
        if case .decl(let declaration) = item.item, let variable = declaration.as(VariableDeclSyntax.self) {
            guard variable.bindings.count == 1, let binding = variable.bindings.first,
                let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text.withoutBackticks,
                let value = binding.initializer?.value, binding.accessorBlock == nil, variable.attributes.isEmpty
            else { return false }
            let isLet = variable.bindingSpecifier.text == "let"
            if isLet, value.as(StringLiteralExprSyntax.self)?.plainText != nil || isTransform(value) {
                inlined[name] = value
            } else {
                locals.append(
                    MappingLocal(
                        offset: item.range.lowerBound, text: item.trimmedDescription, name: name,
                        references: FreeNames.all(in: value)))
            }
            return true
        }
        guard case .expr(let expression) = item.item, let root = root(of: expression),
            locals.contains(where: { $0.name == root })
        else { return false }
        locals.append(
            MappingLocal(
                offset: item.range.lowerBound, text: item.trimmedDescription, name: nil,
                references: FreeNames.all(in: expression)))
        return true
    }

    private func isTransform(_ value: ExprSyntax) -> Bool {
        guard let call = value.as(FunctionCallExprSyntax.self) else { return false }
        let callee = call.calledExpression
        let name = (callee.as(GenericSpecializationExprSyntax.self)?.expression ?? callee).trimmedDescription
        let last = HandyJSONNames.unqualified(name).lastComponent
        return HandyJSONNames.transforms.contains(last) || last.hasSuffix("Transform")
    }

    /// `formatter` in `formatter.dateFormat = "yyyy"` and in `formatter.setUp(x)`.
    private func root(of expression: ExprSyntax) -> String? {
        var rest = expression
        if let parts = expression.as(SequenceExprSyntax.self).map({ Array($0.elements) }) {
            guard parts.count > 2, parts[1].is(AssignmentExprSyntax.self) else { return nil }
            rest = parts[0]
        } else if let call = expression.as(FunctionCallExprSyntax.self) {
            rest = call.calledExpression
        }
        while let access = rest.as(MemberAccessExprSyntax.self), let base = access.base { rest = base }
        return rest.as(DeclReferenceExprSyntax.self)?.baseName.text.withoutBackticks
    }

    /// What a local variable stands for, where it is written out.
    private func written(_ expression: ExprSyntax) -> ExprSyntax {
        guard let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.text.withoutBackticks else {
            return expression
        }
        return inlined[name] ?? expression
    }

    // MARK: What to write instead

    private func advice(_ item: CodeBlockItemSyntax) -> String? {
        guard case .expr(let expression) = item.item,
            let parts = expression.as(SequenceExprSyntax.self).map({ Array($0.elements) }), parts.count > 2,
            parts[1].is(AssignmentExprSyntax.self), let property = property(parts[0])
        else { return nil }
        let text = expression.trimmedDescription.firstLine
        return
            "\(text) runs before JSON is read: write it where \(property.name) is declared or into init(); where it should count after reading, into didFinishMapping()"
    }

    // MARK: Entries

    /// `mapper <<< …`, `mapper >>> …`, `mapper.specify(…)`, `mapper.exclude(…)`; nil for anything else.
    private func statement(_ expression: ExprSyntax, _ comments: [String], _ trailing: String?) -> [MappingEntry]? {
        // Natively the function's variables would live on from one object to the next.
        guard locals.isEmpty || StateChanges.names(in: expression).isDisjoint(with: locals.compactMap(\.name)) else {
            return nil
        }
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
    private func target(_ written: ExprSyntax) -> MappingEntry.Kind? {
        let expression = self.written(written)
        if let names = names(expression) {
            return kind(names, expression, nil, otherwise: transform(expression))
        }
        if let tuple = expression.as(TupleExprSyntax.self) {
            let elements = Array(tuple.elements)
            if elements.count == 1 { return target(elements[0].expression) }
            guard elements.count == 2, elements.allSatisfy({ $0.label == nil }),
                let transform = transform(self.written(elements[1].expression))
            else { return nil }
            if elements[0].expression.is(NilLiteralExprSyntax.self) {
                return .map(names: [], nameText: nil, transform: transform)
            }
            let first = self.written(elements[0].expression)
            guard let names = names(first) else { return nil }
            return kind(names, first, transform, otherwise: nil)
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

    /// `"id"`, `Names.id`, `Names().id`, `Keys.id.rawValue`, `idName`; not what belongs to the instance.
    private func name(_ expression: ExprSyntax) -> NamesByConstant.Name? {
        if let text = expression.as(StringLiteralExprSyntax.self)?.plainText { return .text(text) }
        var parts: [String] = []
        var rest = expression
        while let access = rest.as(MemberAccessExprSyntax.self) {
            guard let base = access.base else { return nil }
            parts.append(access.declName.baseName.text.withoutBackticks)
            rest = base
        }
        let made = rest.as(FunctionCallExprSyntax.self)
        if let made, parts.isEmpty || !made.arguments.isEmpty || made.trailingClosure != nil { return nil }
        guard let first = (made?.calledExpression ?? rest).as(DeclReferenceExprSyntax.self)?.baseName.text,
            first != "self"
        else { return nil }
        parts.append(first.withoutBackticks + (made == nil ? "" : "()"))
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

/// The plain names in an expression. Those inside closures may be left out: closures say `self.` before what is the
/// instance's.
private final class FreeNames: BoundNames {
    private var names: Set<String> = []
    private let entersClosures: Bool

    private init(entersClosures: Bool) {
        self.entersClosures = entersClosures
        super.init(viewMode: .sourceAccurate)
    }

    static func outsideClosures(of expression: some ExprSyntaxProtocol) -> Set<String> {
        let visitor = FreeNames(entersClosures: false)
        visitor.walk(expression)
        return visitor.names
    }

    static func all(in expression: some ExprSyntaxProtocol) -> Set<String> {
        let visitor = FreeNames(entersClosures: true)
        visitor.walk(expression)
        return visitor.names.subtracting(visitor.bound)
    }

    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
        entersClosures ? .visitChildren : .skipChildren
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        let isMember = node.parent?.as(MemberAccessExprSyntax.self)?.declName.id == node.id
        if !isMember, !node.baseName.text.hasPrefix("$") { names.insert(node.baseName.text.withoutBackticks) }
        return .visitChildren
    }
}

/// The names that closures and patterns give to variables of their own.
class BoundNames: SyntaxVisitor {
    var bound: Set<String> = []

    override func visit(_ node: ClosureShorthandParameterSyntax) -> SyntaxVisitorContinueKind {
        bound.insert(node.name.text.withoutBackticks)
        return .skipChildren
    }

    override func visit(_ node: ClosureParameterSyntax) -> SyntaxVisitorContinueKind {
        bound.insert((node.secondName ?? node.firstName).text.withoutBackticks)
        return .visitChildren
    }

    override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
        bound.insert(node.identifier.text.withoutBackticks)
        return .visitChildren
    }
}
