import SwiftSyntax

/// The generic parameters that can be named at a place, innermost last.
struct GenericScopes {
    private var scopes: [(names: Set<String>, native: Set<String>)] = []

    mutating func open(_ names: Set<String>) { scopes.append((names, [])) }

    /// Those of a function.
    mutating func open(_ clause: GenericParameterClauseSyntax?, _ requirements: GenericWhereClauseSyntax?) {
        let names = Set(clause?.parameters.map(\.name.text) ?? [])
        scopes.append((names, GenericScopes.native(clause, requirements)))
    }

    mutating func close() { scopes.removeLast() }

    /// A type with the parameters told from types of the same name; those that ask for native models are such.
    func marked(_ shape: TypeShape) -> TypeShape {
        let names = scopes.reduce(into: Set<String>()) { $0.formUnion($1.names) }
        let native = scopes.reduce(into: Set<String>()) { $0.formUnion($1.native) }
        guard !native.isEmpty else { return shape.replacing(names) }
        return shape.mapped { name, arguments in
            native.contains(name) ? .existential(["SmartCodable"]) : .named(name, arguments)
        }.replacing(names)
    }

    /// `<T: SmartCodable>`, `where T: SmartCodable`
    private static func native(_ clause: GenericParameterClauseSyntax?, _ requirements: GenericWhereClauseSyntax?)
        -> Set<String>
    {
        func isNative(_ type: TypeSyntax?) -> Bool {
            guard let type else { return false }
            let names = TypeShape(type).names
            return names.contains(where: HandyJSONNames.nativeProtocols.contains)
                && !names.contains(where: HandyJSONNames.modelProtocols.contains)
        }
        var result = Set(clause?.parameters.compactMap { isNative($0.inheritedType) ? $0.name.text : nil } ?? [])
        for item in requirements?.requirements ?? [] {
            if case .conformanceRequirement(let one) = item.requirement, isNative(one.rightType) {
                result.insert(one.leftType.trimmedDescription)
            }
        }
        return result
    }
}
