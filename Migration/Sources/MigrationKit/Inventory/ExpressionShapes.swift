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
        var names: [String: ValueShape] = [:]
        let element = elementOfCallee(node)
        // `list.enumerated().map { index, element in … }`
        let place = isEnumerated(node) ? 1 : 0
        switch node.signature?.parameterClause {
        case .parameterClause(let clause):
            for (index, parameter) in clause.parameters.enumerated() {
                let name = (parameter.secondName ?? parameter.firstName).text.withoutBackticks
                names[name] = parameter.type.map { .typed(shape(of: $0)) } ?? (index == place ? element ?? .unknown : .unknown)
            }
        case .simpleInput(let list):
            for (index, parameter) in list.enumerated() {
                names[parameter.name.text.withoutBackticks] = index == place ? element ?? .unknown : .unknown
            }
        case nil:
            names["$0"] = place == 0 ? element ?? .unknown : .unknown
            if place == 1 { names["$1"] = element ?? .unknown }
        }
        return names
    }

    /// For `list.map { … }`: an element of `list`; for `map { … }` in an extension of a collection, one of its own.
    private func elementOfCallee(_ closure: ClosureExprSyntax) -> ValueShape? {
        guard let callee = closure.callee else { return nil }
        let perElement: Set = [
            "map", "compactMap", "flatMap", "mapValues", "compactMapValues", "forEach", "filter", "first", "contains", "allSatisfy", "sorted", "firstIndex", "last", "min", "max", "drop", "prefix",
        ]
        if let name = callee.as(DeclReferenceExprSyntax.self)?.baseName.text, perElement.contains(name), case .array(let element)? = currentSelf { return .typed(element) }
        guard let member = callee.as(MemberAccessExprSyntax.self), let base = member.base, perElement.contains(member.declName.baseName.text) else { return nil }
        return .element(shape(of: base.enumerated ?? base))
    }

    private func isEnumerated(_ closure: ClosureExprSyntax) -> Bool { closure.callee?.as(MemberAccessExprSyntax.self)?.base?.enumerated != nil }

    /// `for element in list`, `for (index, element) in list.enumerated()`, `for (key, value) in dictionary`
    func bind(_ loop: ForStmtSyntax) {
        if let name = loop.pattern.boundName {
            let element = ValueShape.element(shape(of: loop.sequence))
            scopes[scopes.count - 1][name] = loop.caseKeyword == nil ? element : .unwrapped(element)
        } else if let parts = loop.pattern.as(TuplePatternSyntax.self)?.elements.map({ $0 }), parts.count == 2, let name = parts[1].pattern.boundName {
            let elements = loop.sequence.enumerated.map { shape(of: $0) } ?? .member(shape(of: loop.sequence), "values")
            scopes[scopes.count - 1][name] = .element(elements)
        }
    }

    func bind(_ binding: OptionalBindingConditionSyntax) {
        guard !scopes.isEmpty, let name = binding.pattern.boundName else { return }
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
            guard case .metatype(let base) = shape(of: special.expression, depth: next), case .named(let name, _) = base else { return .unknown }
            let arguments = special.genericArgumentClause.arguments.map { argument -> TypeShape in
                if case .type(let type) = argument.argument { return shape(of: type) }
                return .unknown
            }
            return .metatype(.standard(name, arguments))
        case .optionalChainingExpr(let chain): return .unwrapped(shape(of: chain.expression, depth: next))
        case .forceUnwrapExpr(let force): return .unwrapped(shape(of: force.expression, depth: next))
        case .subscriptCallExpr(let call): return .element(shape(of: call.calledExpression, depth: next))
        case .tryExpr(let inner): return shape(of: inner.expression, depth: next)
        case .awaitExpr(let inner): return shape(of: inner.expression, depth: next)
        case .inOutExpr(let inner): return shape(of: inner.expression, depth: next)
        case .tupleExpr(let tuple):
            guard tuple.elements.count == 1, let only = tuple.elements.first else { return .typed(.tuple) }
            return shape(of: only.expression, depth: next)
        case .arrayExpr(let array):
            guard let first = array.elements.first else { return .unknown }
            let element = shape(of: first.expression, depth: next)
            if array.elements.count == 1, case .metatype(let type) = element { return .metatype(.array(type)) }
            return .wrappedInArray(element)
        case .sequenceExpr(let sequence): return self.sequence(sequence, next)
        case .stringLiteralExpr: return .typed(.named("String"))
        case .integerLiteralExpr: return .typed(.named("Int"))
        case .floatLiteralExpr: return .typed(.named("Double"))
        case .booleanLiteralExpr: return .typed(.named("Bool"))
        case .dictionaryExpr: return .typed(.dictionary(.named("String"), .named("Any")))
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
        switch name {
        case "self": return base
        case "first", "last": return .element(base)
        default: break
        }
        if case .metatype(.named(let outer, _)) = base, name.first?.isUppercase ?? false { return .metatype(.named(outer + "." + name)) }
        return .member(base, name)
    }

    private func result(of call: FunctionCallExprSyntax, _ depth: Int) -> ValueShape {
        if let member = call.calledExpression.as(MemberAccessExprSyntax.self), let baseExpression = member.base {
            let base = shape(of: baseExpression, depth: depth)
            switch member.declName.baseName.text {
            case "init":
                if case .metatype(let type) = base { return .typed(type) }
                return .unknown
            case "deserialize", "deserializeFrom":
                if case .metatype(.named("JSONDeserializer", let arguments)) = base { return .typed(.optional(arguments.first ?? .unknown)) }
                if case .metatype(.array(let element)) = base { return .typed(.optional(.array(.optional(element)))) }
                if case .metatype(let type) = base { return .typed(.optional(type)) }
                return .call(base, member.declName.baseName.text)
            case "deserializeModelArrayFrom":
                if case .metatype(.named("JSONDeserializer", let arguments)) = base { return .typed(.optional(.array(.optional(arguments.first ?? .unknown)))) }
                return .unknown
            case "filter", "sorted", "reversed", "shuffled": return base
            case "dropFirst", "dropLast", "prefix", "suffix": return .otherCollection(.element(base))
            case "first", "last", "popLast", "removeFirst", "removeLast", "randomElement", "min", "max": return .element(base)
            case "compactMap":
                if call.onlyClosure?.isIdentity ?? false { return .wrappedInArray(.unwrapped(.element(base))) }
                return .unknown
            case "toJSON", "toJSONString", "map", "flatMap", "reduce": return .unknown
            default:
                let name = member.declName.baseName.text
                if case .metatype(.named(let outer, _)) = base, name.first?.isUppercase ?? false { return .typed(.named(outer + "." + name)) }
                return .call(base, name)
            }
        }
        if let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text {
            if name == "type" { return .unknown }
            if ["Array", "Set", "ContiguousArray"].contains(name) {
                guard call.arguments.count == 1, let source = call.arguments.first, source.label == nil else { return .unknown }
                let elements = ValueShape.element(shape(of: source.expression, depth: depth))
                return name == "Array" ? .wrappedInArray(elements) : .otherCollection(elements)
            }
            if name.first?.isUppercase ?? false {
                if case .metatype(let type) = reference(name) { return .typed(type) }
                return .typed(.named(name))
            }
            if let type = currentType { return .call(.typed(.named(type)), name) }
            return .global(name + "()")
        }
        if case .metatype(let type) = shape(of: call.calledExpression, depth: depth) { return .typed(type) }
        return .unknown
    }

    private func sequence(_ sequence: SequenceExprSyntax, _ depth: Int) -> ValueShape {
        let parts = Array(sequence.elements)
        // The last cast decides; `a ?? b` has the type of `a` unwrapped.
        if parts.count >= 3, let cast = parts[parts.count - 2].as(UnresolvedAsExprSyntax.self), let type = parts[parts.count - 1].as(TypeExprSyntax.self) {
            let result = shape(of: type.type)
            return .typed(cast.questionOrExclamationMark?.text == "?" ? .optional(result) : result)
        }
        guard parts.count >= 3, let separator = parts[1].as(BinaryOperatorExprSyntax.self), let first = parts.first else {
            if parts.count >= 5, parts[1].is(UnresolvedAsExprSyntax.self), let type = parts[2].as(TypeExprSyntax.self) { return .typed(shape(of: type.type)) }
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

extension ExprSyntax {
    /// `list` in `list.enumerated()`.
    fileprivate var enumerated: ExprSyntax? {
        guard let member = self.as(FunctionCallExprSyntax.self)?.calledExpression.as(MemberAccessExprSyntax.self), member.declName.baseName.text == "enumerated" else { return nil }
        return member.base
    }
}

extension ClosureExprSyntax {
    /// What is called with this closure.
    fileprivate var callee: ExprSyntax? {
        let call = parent?.as(FunctionCallExprSyntax.self) ?? parent?.as(LabeledExprSyntax.self)?.parent?.parent?.as(FunctionCallExprSyntax.self)
        return call?.calledExpression
    }

    /// `{ $0 }`
    var isIdentity: Bool {
        guard signature == nil, statements.count == 1, case .expr(let expression)? = statements.first?.item else { return false }
        return expression.as(DeclReferenceExprSyntax.self)?.baseName.text == "$0"
    }
}
