import Foundation
import SwiftParser
import SwiftSyntax

/// Dependency lines: SmartCodable beside HandyJSONCompat or ExCodableCompat where a module begins to import it, and
/// instead of it once the module needs that no more.
struct DependencyAdoption {
    let plan: AdoptionPlan
    /// HandyJSONCompat or ExCodableCompat.
    let product: String
    /// Modules with files that still import the product.
    let modulesInNeed: Set<Int>
    /// Modules with files that import SmartCodable by these edits.
    let nativeModules: Set<Int>

    func rewrite(_ edits: inout EditCollector) {
        let workspace = plan.project.workspace
        let clean = Set(
            workspace.modules.indices.filter { !modulesInNeed.contains($0) && isWholeModuleSelected($0) }.map {
                workspace.modules[$0].name
            })
        let both = Set(nativeModules.map { workspace.modules[$0].name }).subtracting(clean)
        for manifest in workspace.manifests {
            var change = FileChange(file: manifest.file)
            switch manifest.kind {
            case .package: packageEdits(manifest.file, clean, both).forEach { change.add($0) }
            case .podspec:
                let name = PodspecSources.read(manifest.file.text).name ?? ""
                if clean.contains(name) || both.contains(name) {
                    rubyEdits(manifest.file, keepsCompat: both.contains(name)).forEach { change.add($0) }
                }
            case .podfile, .cartfile:
                let isDone = modulesInNeed.isEmpty && plan.options.selection.modules.isEmpty
                if isDone || !nativeModules.isEmpty {
                    rubyEdits(manifest.file, keepsCompat: !isDone).forEach { change.add($0) }
                }
            }
            if !change.isEmpty, plan.options.selection.includes(rule: Rule.adoptDependency.id) {
                edits.add(change)
            }
        }
    }

    private func isWholeModuleSelected(_ module: Int) -> Bool {
        plan.options.selection.types.isEmpty
            && plan.options.selection.includes(module: plan.project.workspace.moduleName(module))
    }

    /// What SmartCodable is called on CocoaPods, where `SmartCodable` is another project's.
    private static let pod = "SmartCodableEngine"

    /// `pod 'HandyJSONCompat'` → `pod 'SmartCodableEngine'`, or one line for each.
    private func rubyEdits(_ file: SourceFile, keepsCompat: Bool) -> [Edit] {
        let tokens = RubyTokens.read(file.bytes)
        return tokens.indices.compactMap { index in
            guard isDependency(product, tokens, index) else { return nil }
            let hasNative = RubyCall.block(around: index, tokens).contains { isDependency(Self.pod, tokens, $0) }
            let place = RubyStatement(tokens, name: index, file.bytes)
            if keepsCompat {
                guard !hasNative else { return nil }
                let name = tokens[index].range.lowerBound + 1..<tokens[index].range.upperBound - 1
                return Edit(
                    place.lineEnd..<place.lineEnd, place.copy(replacing: name, by: Self.pod),
                    rule: Rule.adoptDependency.id)
            }
            guard !hasNative else { return Edit(place.removal, "", rule: Rule.adoptDependency.id) }
            let name = tokens[index].range.lowerBound + 1..<tokens[index].range.upperBound - 1
            return Edit(name, Self.pod, rule: Rule.adoptDependency.id)
        }
    }

    private func isDependency(_ pod: String, _ tokens: [RubyToken], _ index: Int) -> Bool {
        tokens[index].kind == .string && tokens[index].text == pod
            && ["pod", "dependency"].contains { RubyCall.isCall($0, tokens, before: index) }
    }

    private func packageEdits(_ file: SourceFile, _ clean: Set<String>, _ both: Set<String>) -> [Edit] {
        guard file.bytes.contains(Array(product.utf8)) else { return [] }
        let tree = file.bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
        guard !tree.hasError else { return [] }
        let visitor = TargetVisitor(clean: clean, both: both, product: product, viewMode: .sourceAccurate)
        visitor.walk(tree)
        return visitor.edits
    }

    private final class TargetVisitor: SyntaxVisitor {
        private let clean: Set<String>
        private let both: Set<String>
        private let product: String
        var edits: [Edit] = []

        init(clean: Set<String>, both: Set<String>, product: String, viewMode: SyntaxTreeViewMode) {
            self.clean = clean
            self.both = both
            self.product = product
            super.init(viewMode: viewMode)
        }

        override func visit(_ call: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
            let kind = call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text ?? ""
            guard ["target", "executableTarget", "testTarget"].contains(kind), let name = call.literal("name"),
                clean.contains(name) || both.contains(name),
                let list = call.arguments.first(where: { $0.label?.text == "dependencies" })?.expression.as(
                    ArrayExprSyntax.self)
            else { return .visitChildren }
            let products = list.elements.map { nameLiteral($0.expression)?.plainText }
            let hasNative = products.contains("SmartCodable")
            for (element, found) in zip(list.elements, products) where found == product {
                if both.contains(name) {
                    if !hasNative { addNative(beside: element) }
                } else if hasNative {
                    remove(element, from: list.elements)
                } else if let literal = nameLiteral(element.expression) {
                    add(literal.range, "\"SmartCodable\"")
                }
            }
            return .skipChildren
        }

        private func add(_ range: ByteRange, _ text: String) {
            edits.append(Edit(range, text, rule: Rule.adoptDependency.id))
        }

        /// The element once more, with the other name; on a line of its own where the element has one.
        private func addNative(beside element: ArrayElementSyntax) {
            guard let literal = nameLiteral(element.expression) else { return }
            let bytes = Array(element.expression.trimmedDescription.utf8)
            let start = element.expression.range.lowerBound
            let text =
                bytes.string(0..<literal.range.lowerBound - start) + "\"SmartCodable\""
                + bytes.string(literal.range.upperBound - start..<bytes.count)
            let trivia = element.leadingTrivia.description
            let line = trivia.lastIndex { $0.isNewline }.map { trivia[$0...] }
            let end = element.expression.range.upperBound
            add(end..<end, "," + (line.map(String.init) ?? " ") + text)
        }

        /// With the comma that is too many then.
        private func remove(_ element: ArrayElementSyntax, from list: ArrayElementListSyntax) {
            let elements = Array(list)
            guard let index = elements.firstIndex(of: element) else { return }
            let end = element.trailingComma.map { $0.range.upperBound } ?? element.expression.range.upperBound
            if index > 0 {
                let before = elements[index - 1]
                let start = element.trailingComma == nil ? before.expression : nil
                add((start?.range.upperBound ?? before.trailingComma?.range.upperBound ?? end)..<end, "")
            } else if elements.count > 1 {
                add(element.expression.range.lowerBound..<elements[1].expression.range.lowerBound, "")
            }
        }

        private func nameLiteral(_ expression: ExprSyntax) -> StringLiteralExprSyntax? {
            if let literal = expression.as(StringLiteralExprSyntax.self) { return literal }
            return expression.as(FunctionCallExprSyntax.self)?.arguments.first { $0.label?.text == "name" }?.expression
                .as(StringLiteralExprSyntax.self)
        }
    }
}
