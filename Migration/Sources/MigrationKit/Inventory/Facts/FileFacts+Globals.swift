import SwiftSyntax

extension FileFacts {
    /// Two of one name are of no known type, unless they are of the same.
    mutating func noteGlobal(_ name: String, _ shape: TypeShape) {
        globals[name] = globals[name].map { $0 == shape ? shape : .unknown } ?? shape
    }

    /// Whether a name outside types is a `let`, and its text.
    mutating func noteGlobalText(_ name: String, _ node: PatternBindingSyntax) {
        let isLet = node.parent?.parent?.as(VariableDeclSyntax.self)?.bindingSpecifier.text == "let"
        let text = isLet || node.initializer == nil ? node.constantText : nil
        globalConstants[name] = isLet && globalConstants[name] ?? true
        globalTexts[name] = .some(globalTexts[name] == nil ? text : nil)
    }
}

extension PatternBindingSyntax {
    /// The literal that it begins with, or that its getter gives.
    var constantText: String? {
        var value = initializer?.value
        if case .getter(let items)? = accessorBlock?.accessors, items.count == 1 {
            switch items.first?.item {
            case .expr(let expression)?: value = expression
            case .stmt(let statement)?: value = statement.as(ReturnStmtSyntax.self)?.expression
            default: break
            }
        }
        return value?.as(StringLiteralExprSyntax.self)?.plainText
    }
}
