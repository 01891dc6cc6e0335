import SwiftSyntax

/// Reads calls of HandyJSON's API: `User.deserialize(from:)`, `user.toJSON()`,
/// `JSONDeserializer<User>.deserializeFrom(json:)`.
struct CallReader {
    let collector: FactCollector

    static let names: Set<String> = [
        "toJSON", "toJSONString", "deserialize", "deserializeFrom", "deserializeModelArrayFrom", "update",
        "toDictionary", "toArray",
    ]

    func read(_ call: FunctionCallExprSyntax) -> CallFact? {
        if let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName {
            return readImplicit(call, name)
        }
        guard let member = call.calledExpression.as(MemberAccessExprSyntax.self) else { return nil }
        let name = member.declName.baseName.text
        let labels = call.arguments.map { $0.label?.text }
        // Nearly all calls are about something else: their types are not asked for.
        guard CallReader.names.contains(name), let base = member.base.map({ collector.shape(of: $0) }) else {
            return nil
        }
        guard let kind = kind(name, labels, base, call) else { return nil }
        var fact = CallFact(
            kind: kind, range: call.range, receiver: receiver(base, kind, call),
            receiverRange: member.base?.range ?? call.range,
            nameRange: member.declName.baseName.range, argumentsRange: call.argumentsRange,
            arguments: call.arguments.map(argument),
            context: context(of: Syntax(call)), isCast: ArrayUseReader.isCast(call))
        if kind == .deserializeArray || kind == .deserializerArray { fact.arrayUse = ArrayUseReader.use(of: call) }
        if kind == .deserializerModel, fact.receiver == .unknown, let type = annotation(call) {
            fact.annotation = type.trimmedDescription
            fact.receiver = .metatype(collector.shape(of: type))
        }
        return fact
    }

    /// The type that is written for what a call gives, without its optional.
    private func annotation(_ call: FunctionCallExprSyntax) -> TypeSyntax? {
        let value = call.parent?.is(ForceUnwrapExprSyntax.self) ?? false ? call.parent : Syntax(call)
        let binding = value?.parent?.as(InitializerClauseSyntax.self)?.parent
        let type =
            binding?.as(PatternBindingSyntax.self)?.typeAnnotation?.type
            ?? binding?.as(OptionalBindingConditionSyntax.self)?.typeAnnotation?.type
        return type?.as(OptionalTypeSyntax.self)?.wrappedType
            ?? type?.as(ImplicitlyUnwrappedOptionalTypeSyntax.self)?.wrappedType ?? type
    }

    /// A call without anything before it is about the type around it: `toJSON()` in an extension of HandyJSON.
    private func readImplicit(_ call: FunctionCallExprSyntax, _ name: TokenSyntax) -> CallFact? {
        guard let type = collector.currentSelf, ["toJSON", "toJSONString", "deserialize"].contains(name.text) else {
            return nil
        }
        let base: ValueShape = name.text == "deserialize" ? .metatype(type) : .typed(type)
        guard let kind = kind(name.text, call.arguments.map { $0.label?.text }, base, call) else { return nil }
        var fact = CallFact(
            kind: kind, range: call.range, receiver: receiver(base, kind, call),
            receiverRange: call.range.lowerBound..<call.range.lowerBound, nameRange: name.range,
            argumentsRange: call.argumentsRange, arguments: call.arguments.map(argument),
            context: context(of: Syntax(call)),
            isCast: ArrayUseReader.isCast(call))
        if kind == .deserializeArray { fact.arrayUse = ArrayUseReader.use(of: call) }
        return fact
    }

    /// `users.map(User.toJSON)`, `log(user?.toJSON)`
    func reference(_ node: MemberAccessExprSyntax) -> CallFact? {
        let kinds: [String: CallFact.Kind] = ["toJSON": .toJSON, "toJSONString": .toJSONString]
        guard let kind = kinds[node.declName.baseName.text], let base = node.base,
            node.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id != node.id
        else { return nil }
        let end = node.range.upperBound
        var fact = CallFact(
            kind: kind, range: node.range, receiver: collector.shape(of: base), receiverRange: base.range,
            nameRange: node.declName.baseName.range,
            argumentsRange: end..<end, arguments: [], context: nil, isCast: false)
        fact.isReference = true
        fact.isReferenceOfOptional = base.is(OptionalChainingExprSyntax.self)
        return fact
    }

    private func kind(_ name: String, _ labels: [String?], _ base: ValueShape, _ call: FunctionCallExprSyntax)
        -> CallFact.Kind?
    {
        switch name {
        case "toJSON" where labels.isEmpty && call.trailingClosure == nil: return isTried(call) ? nil : .toJSON
        case _ where labels.first == "useMappedKeys": return .nativeSerialize
        case "toDictionary", "toArray": return labels.isEmpty && call.trailingClosure == nil ? .nativeSerialize : nil
        case "toJSONString" where labels.isEmpty || labels == ["prettyPrint"]: return .toJSONString
        case "deserialize" where labels.first == "from":
            // `[User?]` is what adopt writes.
            if case .metatype(.array(let element)) = base { return element.isOptional ? nil : .deserializeArray }
            return .deserialize
        case "deserializeFrom" where labels.first == "dict" || labels.first == "json": return .deserializerModel
        case "deserializeModelArrayFrom": return .deserializerArray
        case "update" where labels.first == "object": return isDeserializer(base) ? .deserializerUpdate : nil
        default: return nil
        }
    }

    /// `try response.mapper.toJSON()`: what can throw in it is the function, and HandyJSON's does not.
    private func isTried(_ call: FunctionCallExprSyntax) -> Bool {
        guard call.parent?.is(TryExprSyntax.self) ?? false else { return false }
        var base = call.calledExpression
        while let access = base.as(MemberAccessExprSyntax.self), let next = access.base { base = next }
        return base.is(DeclReferenceExprSyntax.self)
    }

    private func isDeserializer(_ base: ValueShape) -> Bool {
        if case .metatype(.named(let name, _)) = base { return HandyJSONNames.unqualified(name) == "JSONDeserializer" }
        return false
    }

    /// The model: `User` in `User.deserialize`, `[User].deserialize`, `JSONDeserializer<User>`, the object of
    /// `update(object: &user)`.
    private func receiver(_ base: ValueShape, _ kind: CallFact.Kind, _ call: FunctionCallExprSyntax) -> ValueShape {
        switch kind {
        case .deserialize, .toJSON, .toJSONString, .nativeSerialize: return base
        case .deserializeArray:
            if case .metatype(.array(let element)) = base { return .metatype(element) }
            return .unknown
        case .deserializerModel, .deserializerArray, .deserializerUpdate:
            if case .metatype(.named(_, let arguments)) = base, let model = arguments.first { return .metatype(model) }
            if kind == .deserializerUpdate, let object = call.arguments.first {
                return collector.shape(of: object.expression)
            }
            return .unknown
        }
    }

    private func argument(_ syntax: LabeledExprSyntax) -> CallFact.Argument {
        CallFact.Argument(
            label: syntax.label?.text, range: syntax.expression.range, labelRange: syntax.label?.range,
            shape: collector.shape(of: syntax.expression),
            text: syntax.expression.trimmedDescription, isSequence: isSequence(syntax.expression),
            castRange: castRange(syntax.expression))
    }

    /// Not `a as? B` alone, behind which another cast reads as it is meant.
    private func isSequence(_ expression: ExprSyntax) -> Bool {
        if expression.is(TryExprSyntax.self) || expression.is(AwaitExprSyntax.self) { return true }
        guard let parts = expression.as(SequenceExprSyntax.self)?.elements else {
            return expression.is(ClosureExprSyntax.self)
        }
        return !(parts.count == 3 && parts.contains { $0.is(UnresolvedAsExprSyntax.self) })
    }

    private func castRange(_ expression: ExprSyntax) -> ByteRange? {
        guard let parts = (expression.as(SequenceExprSyntax.self)?.elements).map({ Array($0) }), parts.count == 3,
            parts[1].as(UnresolvedAsExprSyntax.self)?.questionOrExclamationMark?.text == "?"
        else { return nil }
        return parts[2].as(TypeExprSyntax.self)?.range
    }

    /// The nearest call or function around a node whose name says what its argument is for.
    private func context(of node: Syntax) -> String? {
        var names: [String] = []
        var current = node.parent
        while let parent = current {
            if let call = parent.as(FunctionCallExprSyntax.self), call.id != node.id {
                if let member = call.calledExpression.as(MemberAccessExprSyntax.self) {
                    names.append(member.declName.baseName.text)
                } else if let name = call.calledExpression.as(DeclReferenceExprSyntax.self) {
                    names.append(name.baseName.text)
                }
            } else if let access = parent.as(MemberAccessExprSyntax.self) {
                names.append(access.declName.baseName.text)
            } else if let list = parent.as(ExprListSyntax.self),
                list.contains(where: {
                    ["==", "!="].contains($0.as(BinaryOperatorExprSyntax.self)?.operator.text ?? "")
                }),
                !list.contains(where: { $0.is(NilLiteralExprSyntax.self) })
            {
                names.append("==")
            } else if parent.is(CodeBlockItemSyntax.self) {
                break
            }
            current = parent.parent
        }
        return names.isEmpty ? nil : names.joined(separator: " ")
    }
}

extension FunctionCallExprSyntax {
    /// `{ … }` in `list.map { … }` and `list.map({ … })`, when there is no other argument.
    var onlyClosure: ClosureExprSyntax? {
        if arguments.isEmpty { return trailingClosure }
        guard arguments.count == 1, trailingClosure == nil, let only = arguments.first, only.label == nil else {
            return nil
        }
        return only.expression.as(ClosureExprSyntax.self)
    }

    /// From `(` to `)`; empty behind the name where there are none.
    fileprivate var argumentsRange: ByteRange {
        let start = leftParen?.range.lowerBound ?? calledExpression.range.upperBound
        let end = rightParen?.range.upperBound ?? start
        return start..<end
    }
}
