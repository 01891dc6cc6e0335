import Foundation

/// Makes the codec of a type and of all the types it is made of, on one thread. A recursive type finds its own
/// unfinished codec here; it is not visible elsewhere before it is finished. A type that is coded in a way of its own
/// names its codec (`_SmartCoded`); for Codable types a subclass decides.
@_spi(Engine) open class CodecBuilder {
    private let registry: CodecRegistry
    final fileprivate(set) var made = CodecTables()
    /// Whether codecs for the properties of run-time models are being made.
    package final private(set) var isDerived: Bool
    /// How many types enclose the type whose codec is being made.
    private final var depth = 0
    /// The run-time models among the enclosing types.
    private final var models: [Any.Type] = []
    /// The type whose codec was requested, where the caller knew it to be coded.
    private let known: (any _SmartCoded.Type)?

    package init(_ registry: CodecRegistry, isDerived: Bool, known: (any _SmartCoded.Type)?) {
        self.registry = registry
        self.isDerived = isDerived
        self.known = known
    }

    /// The type, if it is coded in a way of its own. Known answers are reused.
    package final func asCoded(_ type: Any.Type) -> (any _SmartCoded.Type)? {
        if let known, ObjectIdentifier(known) == ObjectIdentifier(type) { return known }
        return CodecBuilder.usual.firstIndex { $0 == type }.map { CodecBuilder.usual[$0] } ?? type
            as? any _SmartCoded.Type
    }

    /// Types that properties often have. For others the runtime searches all of the process.
    private nonisolated(unsafe) static let usual: [any _SmartCoded.Type] = [
        String?.self, Int?.self, Double?.self, Bool?.self, [String].self, [Int].self, [String]?.self, [Int]?.self,
    ]

    /// A new codec for a type that has none yet.
    @_spi(Engine) open func make<T>(_ type: T.Type) -> Codec { makeCoded(type) ?? makeUnknown(type) }

    /// The codec of a type that is coded in a way of its own. Nil for a type that is coded as any other, such as a
    /// dictionary whose keys are not text.
    package final func makeCoded<T>(_ type: T.Type) -> Codec? {
        // Functions, tuples, metatypes and existential types conform to nothing.
        guard RuntimeReflection.isNominal(type), let coded = asCoded(type) else { return nil }
        return coded._coding.makeCodec(self, coded) ?? coded._conversion?.makeCodec(coded)
    }

    /// The codec of an unknown type.
    package final func makeUnknown<T>(_ type: T.Type) -> Codec {
        func makeWide<Wide: FixedWidthInteger>(_ type: Wide.Type) -> Codec { WideIntegerCodec<Wide>() }
        if !isDerived, let wide = type as? any FixedWidthInteger.Type, wide.bitWidth > 64 { return makeWide(wide) }
        return CastingCodec<T>(general: nil)
    }

    /// A codec for a type as a plain Codable one, whatever else it is.
    @_spi(Engine) open func makeCodable(_ type: Any.Type) -> Codec {
        func open<T>(_: T.Type) -> Codec { CastingCodec<T>(general: nil) }
        return _openExistential(type, do: open)
    }

    @_optimize(size) package final func codec(for type: Any.Type) -> Codec {
        let key = ObjectIdentifier(type)
        if let ready = made[key, isDerived] ?? registry.find(key, isDerived: isDerived) { return ready }
        depth += 1
        defer { depth -= 1 }
        func open<T>(_: T.Type) -> Codec { make(T.self) }
        let codec = CodecRegistry.standardCodec(of: type, isDerived: isDerived) ?? _openExistential(type, do: open)
        // The codec may have been made with its parts.
        if let first = made[key, isDerived] { return first }
        made[key, isDerived] = codec
        return codec
    }

    /// The codec for properties of one kind of models.
    package final func codec(for type: Any.Type, isDerived: Bool) -> Codec {
        let outer = self.isDerived
        self.isDerived = isDerived
        defer { self.isDerived = outer }
        return codec(for: type)
    }

    /// Makes the parts of a run-time model. Nil for a model that is deep inside other types, and for a generic one
    /// inside several others of its kind; their parts are made when they are needed. A generic model never ends if it
    /// contains itself with another argument, and has twice as many types at each level if it does so twice.
    final func makeParts<Parts>(of model: Any.Type, _ make: () -> Parts) -> Parts? {
        if depth > 64 || depth > 12 && isNestedInItself(model) { return nil }
        models.append(model)
        defer { models.removeLast() }
        return make()
    }

    @_optimize(size) private final func isNestedInItself(_ model: Any.Type) -> Bool {
        func declaration(_ type: Any.Type) -> Substring? {
            let name = _typeName(type)
            return name.firstIndex(of: "<").map { name[..<$0] }
        }
        guard let name = declaration(model) else { return false }
        return models.filter { declaration($0) == name }.count > 3
    }

    /// Makes a codec visible to itself and to its parts before they are known.
    final func begin(_ codec: Codec, isDerived: Bool) { made[ObjectIdentifier(codec.type), isDerived] = codec }
}

/// Codecs by type: of native models' properties, and of run-time derived models'.
struct CodecTables {
    var native = TypeTable<Codec>()
    var derived = TypeTable<Codec>()

    subscript(key: ObjectIdentifier, isDerived: Bool) -> Codec? {
        get { isDerived ? derived[key, 0] : native[key, 0] }
        set { if isDerived { derived[key] = newValue } else { native[key] = newValue } }
    }
}

/// Types of the standard library and of the system.
package enum SystemTypes {
    private static let modules = [
        "Swift.", "Foundation.", "FoundationEssentials.", "FoundationInternationalization.", "CoreFoundation.",
        "CoreGraphics.", "__C.",
    ]

    /// Codable types that HandyJSON neither reads nor writes, and that are left alone here too. Types with a codec
    /// (`FoundationTypes`) never come here.
    package static func areLeftAlone(_ type: Any.Type) -> Bool {
        let name = _typeName(type)
        return modules.firstIndex { name.hasPrefix($0) } != nil
    }
}
