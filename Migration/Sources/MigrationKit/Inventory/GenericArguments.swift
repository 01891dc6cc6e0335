/// What the generic parameters of a function stand for in a call of it, as far as the arguments' types tell.
struct GenericArguments {
    private let names: Set<String>
    private var types: [String: TypeShape] = [:]

    init(names: Set<String>) { self.names = names }

    /// From an argument's type and the parameter's as it is declared. Two answers for one name are none.
    mutating func infer(from argument: TypeShape, for parameter: TypeShape) {
        switch (parameter, argument) {
        case (_, .unknown): return
        case (.existential(let found), _):
            guard found.count == 1, names.contains(found[0]) else { return }
            if let other = types[found[0]], other != argument {
                types[found[0]] = .unknown
            } else {
                types[found[0]] = argument
            }
        case (.optional(let inner), .optional(let value)): infer(from: value, for: inner)
        case (.optional(let inner), _): infer(from: argument, for: inner)
        case (.metatype(let inner), .metatype(let value)), (.array(let inner), .array(let value)),
            (.set(let inner), .set(let value)):
            infer(from: value, for: inner)
        case (.dictionary(let key, let inner), .dictionary(let otherKey, let value)):
            infer(from: otherKey, for: key)
            infer(from: value, for: inner)
        case (.named(let name, let inner), .named(let other, let values)) where name == other:
            for (inner, value) in zip(inner, values) { infer(from: value, for: inner) }
        default: return
        }
    }

    /// The type with what is known put in. O(size).
    func applied(to type: TypeShape) -> TypeShape {
        type.transformed { shape in
            guard case .existential(let found) = shape, found.count == 1, let type = types[found[0]], type != .unknown
            else { return shape }
            return type
        }
    }
}
