import SwiftSyntax

/// A type as it is written, taken apart as far as the tool needs.
///
///     [String: Order.Line]?  →  .optional(.dictionary(.named("String"), .named("Order.Line")))
indirect enum TypeShape: Sendable, Hashable {
    case named(String, [TypeShape] = [])
    case optional(TypeShape)
    case array(TypeShape)
    case set(TypeShape)
    case dictionary(TypeShape, TypeShape)
    case tuple
    case function
    /// `A & B`, `any P`, `some P`, `X.Type`.
    case existential([String])
    case metatype(TypeShape)
    case unknown

    init(_ syntax: TypeSyntax) {
        switch syntax.as(TypeSyntaxEnum.self) {
        case .identifierType(let type):
            self = TypeShape.standard(type.name.text.withoutBackticks, type.genericArgumentClause.shapes)
        case .memberType(let type):
            let base = TypeShape(type.baseType)
            guard case .named(let name, _) = base else { self = .unknown; return }
            self = .named(name + "." + type.name.text.withoutBackticks, type.genericArgumentClause.shapes)
        case .optionalType(let type): self = .optional(TypeShape(type.wrappedType))
        case .implicitlyUnwrappedOptionalType(let type): self = .optional(TypeShape(type.wrappedType))
        case .arrayType(let type): self = .array(TypeShape(type.element))
        case .dictionaryType(let type): self = .dictionary(TypeShape(type.key), TypeShape(type.value))
        case .tupleType(let type):
            if type.elements.count == 1, let only = type.elements.first, only.firstName == nil {
                self = TypeShape(only.type)
            } else {
                self = .tuple
            }
        case .functionType: self = .function
        case .attributedType(let type): self = TypeShape(type.baseType)
        case .compositionType(let type): self = .existential(type.elements.map { $0.type.trimmedDescription })
        case .someOrAnyType(let type):
            let inner = TypeShape(type.constraint)
            if case .named(let name, _) = inner { self = .existential([name]) } else { self = inner }
        case .metatypeType(let type): self = .metatype(TypeShape(type.baseType))
        default: self = .unknown
        }
    }

    /// `Array<T>` is `[T]`, `Optional<T>` is `T?`.
    static func standard(_ name: String, _ arguments: [TypeShape]) -> TypeShape {
        switch (name, arguments.count) {
        case ("Array", 1), ("ContiguousArray", 1): return .array(arguments[0])
        case ("Set", 1): return .set(arguments[0])
        case ("Optional", 1): return .optional(arguments[0])
        case ("Dictionary", 2): return .dictionary(arguments[0], arguments[1])
        default: return .named(name, arguments)
        }
    }

    /// Without optionals around it.
    var unwrapped: TypeShape {
        if case .optional(let inner) = self { return inner.unwrapped }
        return self
    }

    var isOptional: Bool {
        if case .optional = self { return true }
        return false
    }

    var name: String? {
        if case .named(let name, _) = self { return name }
        return nil
    }

    /// What a loop over it gives.
    var element: TypeShape {
        switch self {
        case .array(let element), .set(let element), .optional(.array(let element)), .optional(.set(let element)): return element
        default: return .unknown
        }
    }

    /// With generic parameters marked as such.
    func replacing(_ generics: Set<String>) -> TypeShape {
        switch self {
        case .named(let name, let arguments):
            return generics.contains(name) ? .existential([name]) : .named(name, arguments.map { $0.replacing(generics) })
        case .optional(let inner): return .optional(inner.replacing(generics))
        case .array(let inner): return .array(inner.replacing(generics))
        case .set(let inner): return .set(inner.replacing(generics))
        case .metatype(let inner): return .metatype(inner.replacing(generics))
        case .dictionary(let key, let value): return .dictionary(key.replacing(generics), value.replacing(generics))
        default: return self
        }
    }

    /// The types of dictionary keys in it.
    var keyNames: [String] {
        switch self {
        case .dictionary(let key, let value): return key.names + value.keyNames
        case .optional(let inner), .array(let inner), .set(let inner): return inner.keyNames
        default: return []
        }
    }

    /// All names in it, generic arguments included.
    var names: [String] {
        switch self {
        case .named(let name, let arguments): return [name] + arguments.flatMap(\.names)
        case .optional(let inner), .array(let inner), .set(let inner), .metatype(let inner): return inner.names
        case .dictionary(let key, let value): return key.names + value.names
        case .existential(let names): return names
        case .tuple, .function, .unknown: return []
        }
    }
}

extension GenericArgumentClauseSyntax? {
    fileprivate var shapes: [TypeShape] {
        guard let self else { return [] }
        return self.arguments.map { argument in
            if case .type(let type) = argument.argument { return TypeShape(type) }
            return .unknown
        }
    }
}

extension String {
    var withoutBackticks: String {
        hasPrefix("`") && hasSuffix("`") && count > 2 ? String(dropFirst().dropLast()) : self
    }

    /// After the last dot.
    var lastComponent: String { split(separator: ".").last.map(String.init) ?? self }
}
