import SwiftSyntax

/// What can be said of an expression's type from the source alone.
extension FactCollector {
    func parameters(_ clause: FunctionParameterClauseSyntax) -> [String: ValueShape] {
        var names: [String: ValueShape] = [:]
        for parameter in clause.parameters {
            let name = (parameter.secondName ?? parameter.firstName).text.withoutBackticks
            let type = shape(of: parameter.type)
            names[name] = .typed(parameter.ellipsis == nil ? type : .array(type))
        }
        return names
    }

    func closureParameters(_ node: ClosureExprSyntax) -> [String: ValueShape] {
        var names = captures(node)
        switch node.signature?.parameterClause {
        case .parameterClause(let clause):
            let site = site(of: node, parameterCount: clause.parameters.count)
            for (index, parameter) in clause.parameters.enumerated() {
                let name = (parameter.secondName ?? parameter.firstName).text.withoutBackticks
                names[name] =
                    parameter.type.map { .typed(shape(of: $0)) } ?? site.map { .closureParameter($0, index) }
                    ?? .unknown
            }
        case .simpleInput(let list):
            let site = site(of: node, parameterCount: list.count)
            for (index, parameter) in list.enumerated() {
                names[parameter.name.text.withoutBackticks] = site.map { .closureParameter($0, index) } ?? .unknown
            }
        case nil:
            let count = AnonymousParameters.count(in: node)
            let site = site(of: node, parameterCount: count)
            for index in 0..<max(1, count) {
                names["$\(index)"] = site.map { .closureParameter($0, index) } ?? .unknown
            }
        }
        return names
    }

    /// `[user = order.user]`
    private func captures(_ node: ClosureExprSyntax) -> [String: ValueShape] {
        var names: [String: ValueShape] = [:]
        for item in node.signature?.capture?.items ?? [] {
            if let value = item.initializer?.value { names[item.name.text.withoutBackticks] = shape(of: value) }
        }
        return names
    }

    /// What a closure is passed to.
    private func site(of closure: ClosureExprSyntax, parameterCount: Int) -> ClosureSite? {
        let argument = closure.parent?.as(LabeledExprSyntax.self)
        let labeled = closure.parent?.as(MultipleTrailingClosureElementSyntax.self)
        let call =
            closure.parent?.as(FunctionCallExprSyntax.self) ?? argument?.parent?.parent?.as(FunctionCallExprSyntax.self)
            ?? labeled?.parent?.parent?.as(FunctionCallExprSyntax.self)
        guard let call, call.calledExpression.id != closure.id else { return nil }
        func site(_ base: ValueShape?, _ name: String) -> ClosureSite {
            ClosureSite(
                call: self.site(base, name, call, depth: 0), label: argument?.label?.text ?? labeled?.label.text,
                isTrailing: argument == nil && labeled == nil,
                otherLabels: Set(
                    call.arguments.filter { $0.expression.is(ClosureExprSyntax.self) }.compactMap { $0.label?.text }
                        + call.additionalTrailingClosures.map(\.label.text)),
                parameterCount: parameterCount)
        }
        if let member = call.calledExpression.as(MemberAccessExprSyntax.self) {
            return member.base.map { site(shape(of: $0), member.declName.baseName.text) }
        }
        guard let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text, local(name) == nil,
            local(name + "()") == nil
        else { return nil }
        // Without anything before it: the type's own function, or a global one.
        return site(currentSelf.map { .typed($0) }, name)
    }

    private func site(_ base: ValueShape?, _ name: String, _ call: FunctionCallExprSyntax, depth: Int) -> CallSite {
        let arguments = call.arguments.filter { !$0.expression.is(ClosureExprSyntax.self) }
        return CallSite(
            base: base, function: name.withoutBackticks,
            arguments: arguments.map {
                .init(label: $0.label?.text.withoutBackticks, value: shape(of: $0.expression, depth: depth))
            })
    }

    /// `for element in list`, `for (index, element) in list.enumerated()`, `for (key, value) in dictionary`
    func bind(_ loop: ForStmtSyntax) {
        let element = ValueShape.element(shape(of: loop.sequence))
        if let name = loop.pattern.boundName {
            scopes[scopes.count - 1][name] = loop.caseKeyword == nil ? element : .unwrapped(element)
        } else {
            bind(loop.pattern, to: element)
        }
    }

    /// Every name of a pattern: of a tuple its parts, of anything else what nobody knows.
    func bind(_ pattern: PatternSyntax, to value: ValueShape) {
        guard !scopes.isEmpty else { return }
        if let name = pattern.as(IdentifierPatternSyntax.self) {
            scopes[scopes.count - 1][name.identifier.text.withoutBackticks] = value
        } else if let tuple = pattern.as(TuplePatternSyntax.self) {
            for (index, element) in tuple.elements.enumerated() {
                bind(element.pattern, to: .member(value, "\(index)"))
            }
        } else if let binding = pattern.as(ValueBindingPatternSyntax.self) {
            bind(binding.pattern, to: value)
        } else {
            for name in PatternNames.all(in: pattern) {
                let value = self.value(boundBy: name)
                scopes[scopes.count - 1][name.identifier.text.withoutBackticks] = value
            }
        }
    }

    func bind(_ binding: OptionalBindingConditionSyntax) {
        guard !scopes.isEmpty, let name = binding.pattern.boundName else { return bind(binding.pattern, to: .unknown) }
        let value: ValueShape
        if let type = binding.typeAnnotation?.type {
            value = .typed(shape(of: type))
        } else if let initializer = binding.initializer {
            value = .unwrapped(shape(of: initializer.value))
        } else {
            value = .unwrapped(reference(name))
        }
        scopes[scopes.count - 1][name] = value
    }

    func local(_ name: String) -> ValueShape? {
        for scope in scopes.reversed() {
            if let shape = scope[name] { return shape }
        }
        return nil
    }

    func shape(of expression: ExprSyntax, depth: Int = 0) -> ValueShape {
        guard depth < 40 else { return .unknown }
        let next = depth + 1
        switch expression.as(ExprSyntaxEnum.self) {
        case .declReferenceExpr(let name): return reference(name.baseName.text.withoutBackticks)
        case .memberAccessExpr(let access): return member(access, next)
        case .functionCallExpr(let call): return result(of: call, next)
        case .genericSpecializationExpr(let special):
            guard case .metatype(let base) = shape(of: special.expression, depth: next), case .named(let name, _) = base
            else { return .unknown }
            let arguments = special.genericArgumentClause.arguments.map { argument -> TypeShape in
                if case .type(let type) = argument.argument { return shape(of: type) }
                return .unknown
            }
            return .metatype(.standard(name, arguments))
        case .optionalChainingExpr(let chain): return .unwrapped(shape(of: chain.expression, depth: next))
        case .forceUnwrapExpr(let force): return .unwrapped(shape(of: force.expression, depth: next))
        case .subscriptCallExpr(let call):
            let base = shape(of: call.calledExpression, depth: next)
            let isRange = call.arguments.tokens(viewMode: .sourceAccurate).contains {
                ["...", "..<"].contains($0.text)
            }
            return isRange ? .otherCollection(.element(base)) : .subscripted(base)
        case .tryExpr(let inner): return shape(of: inner.expression, depth: next)
        case .awaitExpr(let inner): return shape(of: inner.expression, depth: next)
        case .inOutExpr(let inner): return shape(of: inner.expression, depth: next)
        case .tupleExpr(let tuple):
            guard tuple.elements.count == 1, let only = tuple.elements.first else { return .unknown }
            return shape(of: only.expression, depth: next)
        case .arrayExpr(let array):
            guard let first = array.elements.first else { return .unknown }
            let chain = first.expression.as(OptionalChainingExprSyntax.self)
            let element = shape(of: chain?.expression ?? first.expression, depth: next)
            if array.elements.count == 1, case .metatype(let type) = element {
                return .metatype(.array(chain == nil ? type : .optional(type)))
            }
            return .wrappedInArray(chain == nil ? element : .unwrapped(element))
        case .sequenceExpr(let sequence): return self.sequence(sequence, next)
        case .stringLiteralExpr: return .typed(.named("String"))
        case .integerLiteralExpr: return .typed(.named("Int"))
        case .floatLiteralExpr: return .typed(.named("Double"))
        case .booleanLiteralExpr: return .typed(.named("Bool"))
        case .dictionaryExpr(let node): return dictionary(node, next)
        case .closureExpr(let node):
            return .closure(value(of: node, next))
        default: return .unknown
        }
    }

    private func reference(_ name: String) -> ValueShape {
        if name == "self" { return currentSelf.map { .typed($0) } ?? .unknown }
        if name == "Self" { return currentType.map { .metatype(.named($0)) } ?? .unknown }
        if let known = local(name) { return known }
        if name.first?.isUppercase ?? false { return .metatype(marked(.named(name))) }
        if let type = currentType { return .member(.typed(.named(type)), name) }
        return .global(name)
    }

    private func member(_ access: MemberAccessExprSyntax, _ depth: Int) -> ValueShape {
        guard let baseExpression = access.base else { return .unknown }
        let base = shape(of: baseExpression, depth: depth)
        let name = access.declName.baseName.text.withoutBackticks
        if name == "self" { return base }
        if case .metatype(.named(let outer, _)) = base, name.first?.isUppercase ?? false {
            return .metatype(.named(outer + "." + name))
        }
        return .member(base, name)
    }

    private func result(of call: FunctionCallExprSyntax, _ depth: Int) -> ValueShape {
        if let member = call.calledExpression.as(MemberAccessExprSyntax.self), let baseExpression = member.base {
            let base = shape(of: baseExpression, depth: depth)
            let name = member.declName.baseName.text
            switch name {
            case "init":
                if case .metatype(let type) = base { return .typed(type) }
                return .unknown
            case "deserialize", "deserializeFrom":
                if case .metatype(.named("JSONDeserializer", let arguments)) = base {
                    return .typed(.optional(arguments.first ?? .unknown))
                }
                if case .metatype(.array(let element)) = base {
                    return .typed(.optional(.array(.optional(element.unwrapped))))
                }
                if case .metatype(let type) = base { return .typed(.optional(type)) }
                return .call(site(base, name, call, depth: depth))
            case "deserializeModelArrayFrom":
                if case .metatype(.named("JSONDeserializer", let arguments)) = base {
                    return .typed(.optional(.array(.optional(arguments.first ?? .unknown))))
                }
                return .unknown
            case "map", "flatMap", "compactMap", "compactMapValues", "mapValues":
                let result = call.onlyClosure.map { value(of: $0, depth) } ?? keyPath(call, on: base)
                return .transformed(base, name, result ?? .unknown)
            default:
                if case .metatype(.named(let outer, _)) = base, name.first?.isUppercase ?? false {
                    return .typed(.named(outer + "." + name))
                }
                return .call(site(base, name, call, depth: depth))
            }
        }
        if let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text {
            if name == "type" { return .unknown }
            if ["Array", "Set", "ContiguousArray"].contains(name) {
                guard call.arguments.count == 1, let source = call.arguments.first, source.label == nil else {
                    return .unknown
                }
                let elements = ValueShape.element(shape(of: source.expression, depth: depth))
                return name == "Array" ? .wrappedInArray(elements) : .otherCollection(elements)
            }
            if name == "Dictionary", let source = call.arguments.first, source.label?.text == "grouping" {
                return .grouped(shape(of: source.expression, depth: depth))
            }
            if name.first?.isUppercase ?? false {
                if case .metatype(let type) = reference(name) { return .typed(type) }
                return .typed(.named(name))
            }
            if let known = local(name + "()") { return known }
            if let function = local(name) { return .applied(function) }
            return .call(site(currentType.map { .typed(.named($0)) }, name, call, depth: depth))
        }
        let called = shape(of: call.calledExpression, depth: depth)
        if case .metatype(let type) = called { return .typed(type) }
        return .applied(called)
    }

    /// `list.map(\.owner.name)`
    private func keyPath(_ call: FunctionCallExprSyntax, on base: ValueShape) -> ValueShape? {
        guard call.trailingClosure == nil, call.arguments.count == 1, let only = call.arguments.first,
            only.label == nil, let path = only.expression.as(KeyPathExprSyntax.self), path.root == nil
        else { return nil }
        var value = ValueShape.passedOn(base)
        for component in path.components {
            switch component.component {
            case .property(let property): value = .member(value, property.declName.baseName.text.withoutBackticks)
            case .optional: value = .unwrapped(value)
            default: return nil
            }
        }
        return value
    }

    /// What a closure says that it gives, or what its only expression does.
    private func value(of closure: ClosureExprSyntax, _ depth: Int) -> ValueShape {
        if let type = closure.signature?.returnClause?.type { return .typed(shape(of: type)) }
        guard closure.statements.count == 1, let only = closure.statements.first else { return .unknown }
        let expression: ExprSyntax?
        switch only.item {
        case .expr(let node): expression = node
        case .stmt(let node): expression = node.as(ReturnStmtSyntax.self)?.expression
        default: expression = nil
        }
        guard let expression else { return .unknown }
        scopes.append(closureParameters(closure))
        defer { scopes.removeLast() }
        return shape(of: expression, depth: depth)
    }

    private func dictionary(_ node: DictionaryExprSyntax, _ depth: Int) -> ValueShape {
        guard case .elements(let list) = node.content, let only = list.first, list.count == 1,
            case .metatype(let key) = shape(of: only.key, depth: depth),
            case .metatype(let value) = shape(of: only.value, depth: depth)
        else { return .typed(.dictionary(.named("String"), .named("Any"))) }
        return .metatype(.dictionary(key, value))
    }

    private func sequence(_ sequence: SequenceExprSyntax, _ depth: Int) -> ValueShape {
        let parts = Array(sequence.elements)
        // Both branches have one type: what can be said of either.
        if let index = parts.firstIndex(where: { $0.is(UnresolvedTernaryExprSyntax.self) }) {
            let first = parts[index].as(UnresolvedTernaryExprSyntax.self).map {
                shape(of: $0.thenExpression, depth: depth)
            }
            if let first, first != .unknown { return first }
            return index + 2 == parts.count ? shape(of: parts[index + 1], depth: depth) : .unknown
        }
        // The last cast decides; `a ?? b` has the type of `a` unwrapped.
        if parts.count >= 3, let cast = parts[parts.count - 2].as(UnresolvedAsExprSyntax.self),
            let type = parts[parts.count - 1].as(TypeExprSyntax.self)
        {
            let result = shape(of: type.type)
            return .typed(cast.questionOrExclamationMark?.text == "?" ? .optional(result) : result)
        }
        guard parts.count >= 3, let separator = parts[1].as(BinaryOperatorExprSyntax.self), let first = parts.first
        else {
            if parts.count >= 5, parts[1].is(UnresolvedAsExprSyntax.self), let type = parts[2].as(TypeExprSyntax.self) {
                return .typed(shape(of: type.type))
            }
            return .unknown
        }
        switch separator.operator.text {
        case "??": return .unwrapped(shape(of: first, depth: depth))
        case "==", "!=", "<", ">", "&&", "||": return .typed(.named("Bool"))
        case "+" where parts.count == 3: return shape(of: first, depth: depth)
        default: return .unknown
        }
    }
}

/// How many of `$0`, `$1`, … a closure uses itself.
private final class AnonymousParameters: SyntaxVisitor {
    private var count = 0

    static func count(in closure: ClosureExprSyntax) -> Int {
        let visitor = AnonymousParameters(viewMode: .sourceAccurate)
        visitor.walk(closure.statements)
        return visitor.count
    }

    /// A closure inside has its own.
    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        let name = node.baseName.text
        if name.first == "$", let index = Int(name.dropFirst()), index < 10 { count = max(count, index + 1) }
        return .skipChildren
    }
}

/// All names that a pattern binds.
private final class PatternNames: SyntaxVisitor {
    private var names: [IdentifierPatternSyntax] = []

    static func all(in pattern: PatternSyntax) -> [IdentifierPatternSyntax] {
        let visitor = PatternNames(viewMode: .sourceAccurate)
        visitor.walk(pattern)
        return visitor.names
    }

    override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
        names.append(node)
        return .visitChildren
    }
}

extension ClosureExprSyntax {
    /// `{ $0 }`
    var isIdentity: Bool {
        guard signature == nil, statements.count == 1, case .expr(let expression)? = statements.first?.item else {
            return false
        }
        return expression.as(DeclReferenceExprSyntax.self)?.baseName.text == "$0"
    }
}
