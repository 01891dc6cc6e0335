import SwiftSyntax

extension FileFacts {
    /// Two of one name are of no known type, unless they are of the same.
    mutating func noteGlobal(_ name: String, _ shape: TypeShape) {
        globals[name] = globals[name].map { $0 == shape ? shape : .unknown } ?? shape
    }

    /// Whether a name outside types is a `let`, and its text.
    mutating func noteGlobalText(_ name: String, _ node: PatternBindingSyntax) {
        let isLet = node.parent?.parent?.as(VariableDeclSyntax.self)?.bindingSpecifier.text == "let"
        let text = node.initializer?.value.as(StringLiteralExprSyntax.self)?.plainText
        globalConstants[name] = isLet && globalConstants[name] ?? true
        globalTexts[name] = .some(globalTexts[name] == nil && isLet ? text : nil)
    }
}
