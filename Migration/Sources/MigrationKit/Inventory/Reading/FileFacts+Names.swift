import SwiftSyntax

/// Where a file names HandyJSON: its module, its protocols, its other types.
extension FileFacts {
    mutating func note(_ node: ImportDeclSyntax) {
        let names = node.path.map { $0.name.text.withoutBackticks }
        guard let first = node.path.first else { return }
        let rest = node.path.dropFirst()
        let restRange = rest.isEmpty ? nil : (first.name.range.upperBound..<node.path.range.upperBound)
        imports.append(
            ImportFact(
                path: names, nameRange: first.name.range, range: node.range,
                attributes: node.attributes.compactMap {
                    $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription
                },
                kind: node.importKindSpecifier.map { NamePlace(range: $0.range, name: $0.text) }, rest: restRange))
    }

    /// `#if canImport(HandyJSON)`: a call, to the parser.
    mutating func noteCanImport(_ call: FunctionCallExprSyntax) -> Bool {
        guard call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text == "canImport" else { return false }
        if let name = call.arguments.first?.expression.as(DeclReferenceExprSyntax.self)?.baseName,
            HandyJSONNames.modules.contains(name.text) || ReplacedLibrary.exCodable.module == name.text
        {
            let place = NamePlace(range: name.range, name: name.text)
            if call.arguments.count == 1 {
                canImports.append(place)
            } else {
                versionedCanImports.append(place)
            }
        }
        return true
    }

    mutating func note(_ name: String, node: Syntax, range: ByteRange, owner: String?) {
        if HandyJSONNames.protocols.contains(name) {
            protocolUses.append(
                ProtocolUse(
                    name: name, role: FileFacts.role(of: node), range: range, owner: owner,
                    declaration: FileFacts.declaration(around: node)))
        } else if HandyJSONNames.transforms.contains(name) || HandyJSONNames.others.contains(name)
            || HandyJSONNames.internals.contains(name)
        {
            apiNames.append(APIName(name: name, range: range))
        }
    }

    /// `HandyJSONConfiguration.deserializeOptions = .caseInsensitive`, or an insertion.
    mutating func noteOption(_ node: MemberAccessExprSyntax) {
        guard node.declName.baseName.text == "caseInsensitive" else { return }
        let statement = sequence(first: Syntax(node)) { $0.parent }.first { $0.is(CodeBlockItemSyntax.self) }
        guard let names = statement?.tokens(viewMode: .sourceAccurate).map(\.text) else { return }
        if names.contains("deserializeOptions") {
            caseInsensitive.append(NamePlace(range: node.declName.range, name: "caseInsensitive"))
        } else if names.contains("SmartCodableOptions") {
            isNativelyCaseInsensitive = true
        }
    }

    private static func declaration(around node: Syntax) -> String? {
        var current = node.parent
        while let parent = current {
            switch parent.as(SyntaxEnum.self) {
            case .functionDecl(let function): return function.name.text.withoutBackticks
            case .patternBinding(let binding): if let name = binding.pattern.boundName { return name }
            case .typeAliasDecl(let alias): return alias.name.text.withoutBackticks
            case .enumCaseElement(let element): return element.name.text.withoutBackticks
            case .structDecl(let type): return type.name.text.withoutBackticks
            case .classDecl(let type): return type.name.text.withoutBackticks
            case .enumDecl(let type): return type.name.text.withoutBackticks
            case .actorDecl(let type): return type.name.text.withoutBackticks
            case .protocolDecl(let type): return type.name.text.withoutBackticks
            case .extensionDecl(let type): return type.extendedType.trimmedDescription.lastComponent
            default: break
            }
            current = parent.parent
        }
        return nil
    }

    private static func role(of node: Syntax) -> ProtocolUse.Role {
        var child = node
        while let parent = child.parent {
            switch parent.as(SyntaxEnum.self) {
            case .inheritedType(let inherited):
                guard let owner = inherited.parent?.parent?.parent else { return .conformance }
                if owner.is(ProtocolDeclSyntax.self) { return .refinement }
                return owner.is(AssociatedTypeDeclSyntax.self) ? .constraint : .conformance
            case .genericParameter, .conformanceRequirement, .sameTypeRequirement: return .constraint
            case .extensionDecl: return .extensionOfProtocol
            case .metatypeType: return .metatype
            case .compositionTypeElement:
                // Of a conformance it says what a comma says.
                guard let whole = parent.parent?.parent, whole.parent?.is(InheritedTypeSyntax.self) ?? false else {
                    return .composition
                }
                child = whole
            case .typeExpr, .memberAccessExpr: return parent.is(MemberAccessExprSyntax.self) ? .metatype : .cast
            case .someOrAnyType, .memberType, .optionalType, .arrayType: child = parent
            default: return .existential
            }
        }
        return .existential
    }
}
