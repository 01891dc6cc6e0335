import Foundation
import SwiftParser
import SwiftSyntax

/// The targets that a Package.swift declares by literals.
enum PackageTargets {
    struct Target: Sendable, Equatable {
        let name: String
        let path: String?
        let isTest: Bool
    }

    static func read(_ url: URL) -> [Target] {
        guard let data = try? Data(contentsOf: url) else { return [] }
        return read(String(decoding: data, as: UTF8.self))
    }

    static func read(_ text: String) -> [Target] {
        let collector = Collector(viewMode: .sourceAccurate)
        collector.walk(Parser.parse(source: text))
        return collector.targets
    }

    private final class Collector: SyntaxVisitor {
        var targets: [Target] = []

        override func visit(_ call: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
            guard let member = call.calledExpression.as(MemberAccessExprSyntax.self) else { return .visitChildren }
            let kind = member.declName.baseName.text
            guard ["target", "executableTarget", "testTarget", "macro"].contains(kind), let name = call.literal("name")
            else { return .visitChildren }
            // `.target(name:)` inside `dependencies:` has a name and nothing else.
            let isDependency = call.arguments.count == 1 && isInDependencies(call)
            if !isDependency {
                targets.append(Target(name: name, path: call.literal("path"), isTest: kind == "testTarget"))
            }
            return .visitChildren
        }

        private func isInDependencies(_ call: FunctionCallExprSyntax) -> Bool {
            var node = call.parent
            while let current = node {
                if let argument = current.as(LabeledExprSyntax.self) { return argument.label?.text == "dependencies" }
                node = current.parent
            }
            return false
        }
    }
}

extension FunctionCallExprSyntax {
    /// The value given for a label.
    func argument(_ label: String) -> ExprSyntax? { arguments.first { $0.label?.text == label }?.expression }

    /// The plain string given for a label.
    func literal(_ label: String) -> String? {
        argument(label)?.as(StringLiteralExprSyntax.self)?.plainText
    }
}

extension StringLiteralExprSyntax {
    /// The value of a literal without interpolations.
    var plainText: String? { representedLiteralValue }
}
