import Foundation

/// Makes DecodingErrors in JSONDecoder's form, since published code examines them: the type that JSONDecoder names, and
/// its sentence (`hasSuffix("found null value instead")`). The value follows the sentence, as far as
/// `SmartSentinel.quotes` allows. Used only where a decode fails.
package enum JSONDecoderErrors {
    /// The error for a value that is not an `expected`.
    @_optimize(size) package static func mismatch(
        _ expected: Any.Type, _ view: NodeView, _ path: [any CodingKey], _ options: DecodingOptions
    ) -> DecodingError {
        let expected = unwrapped(expected)
        if isOfModels(expected) { return mismatch(model: expected, view, path) }
        if view.kind == .null { return null(expected, path) }
        if view.isNumber, expected is any Numeric.Type { return overflow(expected, view, path) }
        if view.kind == .string, let sentence = FoundationTypes.sentence(ofBadText: expected, options) {
            return .dataCorrupted(context(path, sentence, view))
        }
        let named = FoundationTypes.readType(expected, options) ?? namedType(expected)
        return .typeMismatch(named, context(path, "Expected to decode \(named) but found \(kind(view)) instead.", view))
    }

    /// The error that JSONDecoder would throw for the first repaired value.
    package static func misfit(_ found: RepairLog.Misfit, _ options: DecodingOptions) -> DecodingError {
        let path = found.steps.map { EngineKey($0) }
        if let name = found.name { return missing(EngineKey(stringValue: name), path) }
        return mismatch(found.expected, found.view, path, options)
    }

    /// The error for a member that an object does not have.
    package static func missing(_ key: any CodingKey, _ path: [any CodingKey]) -> DecodingError {
        let name = "\("\(key)".shortened(to: 200)) (\"\(key.stringValue.shortened())\")"
        return .keyNotFound(key, DecodingError.Context("No value associated with key \(name).", at: path))
    }

    /// The error for an element after the last one of an array.
    package static func end(_ expected: Any.Type, _ path: [any CodingKey], count: Int) -> DecodingError {
        let what = expected == (any Decoder).self ? "Cannot get superDecoder() -- unkeyed" : "Unkeyed"
        let text = "\(what) container is at end. It has \(count) element\(count == 1 ? "" : "s")."
        return .valueNotFound(expected, DecodingError.Context(text, at: path))
    }

    @_optimize(size) private static func null(_ expected: Any.Type, _ path: [any CodingKey]) -> DecodingError {
        let named = expected == UUID.self ? String.self : namedType(expected)
        // For null instead of a Bool, JSONDecoder throws a type mismatch.
        if named == Bool.self {
            return .typeMismatch(
                named, DecodingError.Context("Expected to decode Bool but found null instead.", at: path))
        }
        let what =
            named == [String: Any].self
            ? "keyed decoding container"
            : named == [Any].self ? "unkeyed decoding container" : "value of type \(named)"
        return .valueNotFound(named, DecodingError.Context("Cannot get \(what) -- found null value instead", at: path))
    }

    private static func overflow(_ expected: Any.Type, _ view: NodeView, _ path: [any CodingKey]) -> DecodingError {
        let number = SmartSentinel.quotes == .values ? " \(view.numberText.shortened())" : ""
        return .corrupted("Parsed JSON number\(number) does not fit in \(expected).", at: path)
    }

    /// The error for a value that is not the requested model, or not the requested collection of models. JSONDecoder
    /// has no such calls, so the sentence names this type. `named`: the error's type, if it is another one.
    package static func mismatch(
        model: Any.Type, named: Any.Type? = nil, _ view: NodeView, _ path: [any CodingKey]
    ) -> DecodingError {
        let context = DecodingError.Context("Expected \(model), found \(view.summary).", at: path)
        let named = named ?? model
        return view.kind == .null ? .valueNotFound(named, context) : .typeMismatch(named, context)
    }

    private static func context(_ path: [any CodingKey], _ sentence: String, _ view: NodeView) -> DecodingError.Context
    {
        DecodingError.Context("\(sentence) Found: \(view.summary).", at: path)
    }

    /// JSONDecoder's word for a value.
    private static func kind(_ view: NodeView) -> String {
        switch view.kind {
        case .null: return "null"
        case .true, .false: return "bool"
        case .int, .uint, .double: return "number"
        case .string: return "a string"
        case .array: return "an array"
        case .object: return "a dictionary"
        case .foreign: return view.foreign.map { "\(type(of: $0))" } ?? "nothing"
        }
    }

    private static func unwrapped(_ type: Any.Type) -> Any.Type {
        var type = type
        while let optional = RuntimeReflection.optional(type) { type = optional.wrappedAnyType }
        return type
    }

    /// What the type is made of: the type of the elements in lists, tables and optionals, however deep they are in each other.
    static func innermost(_ type: Any.Type) -> Any.Type {
        let type = unwrapped(type)
        return (type as? any NamedByKind.Type).map { innermost($0.memberType) } ?? type
    }

    /// Whether values of the type are models, or lists or tables of them.
    private static func isOfModels(_ type: Any.Type) -> Bool {
        let codec = CodecRegistry.shared.codec(for: innermost(type))
        return codec.isUpdatable && !codec.isPlainCodable || codec.shape == .model
    }

    private static func namedType(_ type: Any.Type) -> Any.Type { (type as? any NamedByKind.Type)?.kindOfAll ?? type }
}

extension DecodingError {
    /// This error with another underlying error.
    @_optimize(size) package func with(underlyingError: any Error) -> DecodingError {
        guard let context else { return self }
        let changed = Context(context.debugDescription, at: context.codingPath, underlyingError)
        switch self {
        case .typeMismatch(let type, _): return .typeMismatch(type, changed)
        case .valueNotFound(let type, _): return .valueNotFound(type, changed)
        case .keyNotFound(let key, _): return .keyNotFound(key, changed)
        default: return .dataCorrupted(changed)
        }
    }
}

/// A collection. JSONDecoder's errors name it as a collection of `Any`.
protocol NamedByKind {
    static var memberType: Any.Type { get }
    static var kindOfAll: Any.Type { get }
}

extension Array: NamedByKind {
    static var memberType: Any.Type { Element.self }
    static var kindOfAll: Any.Type { [Any].self }
}

extension ContiguousArray: NamedByKind {
    static var memberType: Any.Type { Element.self }
    static var kindOfAll: Any.Type { [Any].self }
}

extension Set: NamedByKind {
    static var memberType: Any.Type { Element.self }
    static var kindOfAll: Any.Type { [Any].self }
}

extension Dictionary: NamedByKind {
    static var memberType: Any.Type { Value.self }
    static var kindOfAll: Any.Type { [String: Any].self }
}

// The library's errors: a text, where it is, and what it is about.

extension DecodingError {
    package static func corrupted(
        _ text: String, at path: [any CodingKey] = [], _ cause: (any Error)? = nil
    ) -> DecodingError {
        .dataCorrupted(Context(text, at: path, cause))
    }
}

extension DecodingError.Context {
    package init(_ text: String, at path: [any CodingKey] = [], _ cause: (any Error)? = nil) {
        self.init(codingPath: path, debugDescription: text, underlyingError: cause)
    }
}

extension EncodingError {
    package static func invalid(
        _ value: Any, _ text: String, at path: [any CodingKey], _ cause: (any Error)? = nil
    ) -> EncodingError {
        .invalidValue(value, Context(codingPath: path, debugDescription: text, underlyingError: cause))
    }
}

/// Why a plain Codable type stays as it is where the Codable half is not linked, for a report.
enum UnlinkedCodable {
    /// The reason; nil if there is another one. Costs one or two look-ups per repair in a process without the half,
    /// nothing in others.
    static func reason(for type: Any.Type) -> String? {
        LinkedCodableHalf.current == nil ? find(in: type).map { RepairSentences.needsSmartCodable("\($0)") } : nil
    }

    /// The type that needs the half: the type itself, or the innermost type of its elements.
    private static func find(in type: Any.Type) -> Any.Type? {
        let part = innermost(type) ?? type
        return isCodable(part) && !CodecRegistry.shared.derivedCodec(for: part).canRead ? part : nil
    }

    /// The innermost type of a type's elements, at any depth; nil for one without elements.
    private static func innermost(_ type: Any.Type) -> Any.Type? {
        guard let part = (type as? any AnyOptional.Type)?.wrappedAnyType ?? (type as? any NamedByKind.Type)?.memberType
        else { return nil }
        return innermost(part) ?? part
    }

    private static func isCodable(_ type: Any.Type) -> Bool {
        (type is any Decodable.Type || type is any Encodable.Type) && !SystemTypes.areLeftAlone(type)
    }
}
