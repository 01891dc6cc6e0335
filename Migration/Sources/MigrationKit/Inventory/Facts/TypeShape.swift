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
    case tuple([TupleElement])
    case function([TypeShape], TypeShape)
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
                self = .tuple(
                    type.elements.map {
                        TupleElement(label: $0.firstName?.text.withoutBackticks, shape: TypeShape($0.type))
                    })
            }
        case .functionType(let type):
            self = .function(type.parameters.map { TypeShape($0.type) }, TypeShape(type.returnClause.type))
        case .attributedType(let type): self = TypeShape(type.baseType)
        case .compositionType(let type): self = .existential(type.elements.map { $0.type.trimmedDescription })
        case .someOrAnyType(let type):
            let inner = TypeShape(type.constraint)
            if case .named(let name, _) = inner { self = .existential([name]) } else { self = inner }
        case .metatypeType(let type): self = .metatype(TypeShape(type.baseType))
        default: self = .unknown
        }
    }

    /// `Decoder`, `any Decoder`, `some Swift.Decoder`
    func isProtocol(_ name: String) -> Bool {
        switch self {
        case .named(let own, _): return own.lastComponent == name
        case .existential(let names): return names.map(\.lastComponent) == [name]
        default: return false
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
        switch unwrapped {
        case .array(let element), .set(let element): return element
        case .dictionary(let key, let value):
            return .tuple([TupleElement(label: "key", shape: key), TupleElement(label: "value", shape: value)])
        default: return .unknown
        }
    }

    /// With generic parameters, and what is declared in them (`T.Item`), marked as such.
    func replacing(_ generics: Set<String>) -> TypeShape {
        if generics.isEmpty { return self }
        return mapped { name, arguments in
            let first = name.prefix { $0 != "." }
            return generics.contains(String(first)) ? .existential([name]) : .named(name, arguments)
        }
    }

    /// With every name replaced, inside first. O(size).
    func mapped(_ replace: (String, [TypeShape]) -> TypeShape) -> TypeShape {
        transformed { shape in
            if case .named(let name, let arguments) = shape { return replace(name, arguments) }
            return shape
        }
    }

    /// With everything in it that has no parts, and every name, replaced, inside first. O(size).
    func transformed(_ replace: (TypeShape) -> TypeShape) -> TypeShape {
        switch self {
        case .named(let name, let arguments): return replace(.named(name, arguments.map { $0.transformed(replace) }))
        case .optional(let inner): return .optional(inner.transformed(replace))
        case .array(let inner): return .array(inner.transformed(replace))
        case .set(let inner): return .set(inner.transformed(replace))
        case .metatype(let inner): return .metatype(inner.transformed(replace))
        case .dictionary(let key, let value):
            return .dictionary(key.transformed(replace), value.transformed(replace))
        case .tuple(let elements):
            return .tuple(elements.map { TupleElement(label: $0.label, shape: $0.shape.transformed(replace)) })
        case .function(let parameters, let result):
            return .function(parameters.map { $0.transformed(replace) }, result.transformed(replace))
        case .existential, .unknown: return replace(self)
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
