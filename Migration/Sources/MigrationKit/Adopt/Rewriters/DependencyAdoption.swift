import Foundation
import SwiftParser
import SwiftSyntax

/// Dependency lines once a module needs HandyJSONCompat no more.
struct DependencyAdoption {
    let plan: AdoptionPlan
    /// Modules with files that still import it.
    let modulesInNeed: Set<Int>

    func rewrite(_ edits: inout EditCollector) {
        let workspace = plan.project.workspace
        let clean = Set(
            workspace.modules.indices.filter { !modulesInNeed.contains($0) && isWholeModuleSelected($0) }.map {
                workspace.modules[$0].name
            })
        for manifest in workspace.manifests {
            var change = FileChange(file: manifest.file)
            switch manifest.kind {
            case .package: packageEdits(manifest.file, clean).forEach { change.add($0) }
            case .podspec:
                let name = PodspecSources.read(manifest.file.text).name ?? ""
                if clean.contains(name) { rubyEdits(manifest.file).forEach { change.add($0) } }
            case .podfile, .cartfile:
                if modulesInNeed.isEmpty, plan.options.selection.modules.isEmpty {
                    rubyEdits(manifest.file).forEach { change.add($0) }
                }
            }
            if !change.isEmpty, plan.options.selection.includes(rule: Rule.adoptDependency.id) {
                edits.others.append(change)
            }
        }
    }

    private func isWholeModuleSelected(_ module: Int) -> Bool {
        plan.options.selection.types.isEmpty
            && plan.options.selection.includes(module: plan.project.workspace.moduleName(module))
    }

    /// `pod 'HandyJSONCompat'` → `pod 'SmartCodable'`
    private func rubyEdits(_ file: SourceFile) -> [Edit] {
        let tokens = RubyTokens.read(file.bytes)
        return tokens.indices.compactMap { index in
            let token = tokens[index]
            guard token.kind == .string, token.text == HandyJSONNames.compatModule,
                ["pod", "dependency"].contains(where: { RubyCall.isCall($0, tokens, before: index) })
            else {
                return nil
            }
            return Edit(
                token.range.lowerBound + 1..<token.range.upperBound - 1, "SmartCodable", rule: Rule.adoptDependency.id)
        }
    }

    private func packageEdits(_ file: SourceFile, _ clean: Set<String>) -> [Edit] {
        guard file.bytes.contains(Array("HandyJSONCompat".utf8)) else { return [] }
        let tree = file.bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
        guard !tree.hasError else { return [] }
        let visitor = TargetVisitor(clean: clean, viewMode: .sourceAccurate)
        visitor.walk(tree)
        return visitor.edits
    }

    private final class TargetVisitor: SyntaxVisitor {
        private let clean: Set<String>
        var edits: [Edit] = []

        init(clean: Set<String>, viewMode: SyntaxTreeViewMode) {
            self.clean = clean
            super.init(viewMode: viewMode)
        }

        override func visit(_ call: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
            let kind = call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text ?? ""
            guard ["target", "executableTarget", "testTarget"].contains(kind), let name = call.literal("name"),
                clean.contains(name),
                let list = call.arguments.first(where: { $0.label?.text == "dependencies" })?.expression.as(
                    ArrayExprSyntax.self)
            else { return .visitChildren }
            let products = list.elements.map { product(of: $0.expression) }
            let hasNative = products.contains("SmartCodable")
            for (element, product) in zip(list.elements, products) where product == "HandyJSONCompat" {
                guard let literal = nameLiteral(element.expression), !hasNative else { continue }
                edits.append(Edit(literal.range, "\"SmartCodable\"", rule: Rule.adoptDependency.id))
            }
            return .skipChildren
        }

        private func product(of expression: ExprSyntax) -> String? { nameLiteral(expression)?.plainText }

        private func nameLiteral(_ expression: ExprSyntax) -> StringLiteralExprSyntax? {
            if let literal = expression.as(StringLiteralExprSyntax.self) { return literal }
            return expression.as(FunctionCallExprSyntax.self)?.arguments.first { $0.label?.text == "name" }?.expression
                .as(StringLiteralExprSyntax.self)
        }
    }
}
