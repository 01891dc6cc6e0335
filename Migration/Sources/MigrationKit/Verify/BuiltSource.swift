import SwiftParser
import SwiftSyntax

/// A file of a verification's package, and the declarations in it that the rest can do without: one view in a file leaves out itself
/// alone.
///
///     class HomeView: UIView {…}             → ["class HomeView"]
///     struct User: HandyJSON {
///         var id = 0
///         func color() -> UIColor {…}        → ["struct User", "func color()"]
///     }
struct BuiltSource {
    private let source: [UInt8]
    private let tree: SourceFileSyntax

    init(_ source: [UInt8]) {
        self.source = source
        tree = source.withUnsafeBufferPointer { Parser.parse(source: $0) }
    }

    /// The innermost such declaration at a line, from 1; nil outside of declarations.
    func declaration(at line: Int) -> [String]? {
        var path: [String] = []
        var inner = BuiltSource.declarations(of: tree)
        let lines = LineTable(source)
        while let found = inner.first(where: { declaration in
            let range = declaration.syntax.range
            return lines.position(of: range.lowerBound).line...lines.position(of: range.upperBound).line ~= line
        }) {
            // A stored property belongs to the payloads, and what maps it: without it there is another model.
            if !path.isEmpty, !BuiltSource.isDispensable(found.syntax) { return path }
            path.append(found.label)
            inner = BuiltSource.declarations(of: found.syntax)
        }
        return path.isEmpty ? nil : path
    }

    /// The same with spaces for declarations, in the same lines.
    func without(_ paths: Set<[String]>) -> [UInt8] {
        guard !paths.isEmpty else { return source }
        var result = source
        func leaveOut(_ declarations: [(label: String, syntax: Syntax)], _ path: [String]) {
            for declaration in declarations {
                let own = path + [declaration.label]
                guard paths.contains(own) else {
                    leaveOut(BuiltSource.declarations(of: declaration.syntax), own)
                    continue
                }
                for index in declaration.syntax.range where result[index] > 0x20 { result[index] = 0x20 }
            }
        }
        leaveOut(BuiltSource.declarations(of: tree), [])
        return result
    }

    /// What is declared right inside, those of one name numbered.
    private static func declarations(of syntax: some SyntaxProtocol) -> [(label: String, syntax: Syntax)] {
        let all: [DeclSyntax]
        if let file = syntax.as(SourceFileSyntax.self) {
            all = file.statements.compactMap { $0.item.as(DeclSyntax.self) }
        } else if let group = syntax.asProtocol(DeclGroupSyntax.self) {
            all = group.memberBlock.members.map(\.decl)
        } else {
            return []
        }
        var seen: [String: Int] = [:]
        return all.compactMap { declaration in
            guard let label = label(declaration) else { return nil }
            seen[label, default: 0] += 1
            return (seen[label] == 1 ? label : "\(label) \(seen[label] ?? 0)", Syntax(declaration))
        }
    }

    private static func label(_ declaration: DeclSyntax) -> String? {
        if let named = declaration.asProtocol(NamedDeclSyntax.self) {
            let parameters = declaration.as(FunctionDeclSyntax.self)?.signature.parameterClause.parameters
            let labels = parameters.map { "(" + $0.map { $0.firstName.text + ":" }.joined() + ")" } ?? ""
            return "\(named.name.text)\(labels)"
        }
        if let found = declaration.as(ExtensionDeclSyntax.self) {
            return "extension " + found.extendedType.trimmedDescription
        }
        if let found = declaration.as(VariableDeclSyntax.self) {
            return "var " + found.bindings.map(\.pattern.trimmedDescription).joined(separator: ",")
        }
        return declaration.is(InitializerDeclSyntax.self)
            ? "init" : declaration.is(SubscriptDeclSyntax.self) ? "subscript" : nil
    }

    private static func isDispensable(_ member: Syntax) -> Bool {
        if let function = member.as(FunctionDeclSyntax.self) { return !steps.contains(function.name.text) }
        if let variable = member.as(VariableDeclSyntax.self) {
            guard variable.bindings.count == 1, let block = variable.bindings.first?.accessorBlock else { return false }
            guard case .accessors(let list) = block.accessors else { return true }
            return !list.contains { ["willSet", "didSet"].contains($0.accessorSpecifier.text) }
        }
        return member.asProtocol(DeclGroupSyntax.self) != nil || member.is(SubscriptDeclSyntax.self)
    }

    /// What takes part in a decode.
    private static let steps: Set<String> = [
        "mapping", "didFinishMapping", "willStartMapping", "mappingForKey", "mappingForValue", "transform",
        "transformFromJSON", "transformToJSON",
    ]
}
