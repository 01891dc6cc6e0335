@_spi(Engine) import SmartEngine

/// What the values of one field stand for.
///
///     class Animal: SmartCodable, SmartPolymorphic {
///         var name = ""
///         required init() {}
///         class func variants() -> SmartVariants { SmartVariants(by: "type", ["dog": Dog.self]) }
///     }
///     class Dog: Animal {
///         var tricks = 0
///     }
///     let animals = [Animal].deserialize(from: #"[{"type":"dog","name":"Rex","tricks":3}]"#)   // a Dog
///
/// See <doc:Inheritance>.
public struct SmartVariants {
    private final class Storage {
        let key: String
        let variants: [SmartVariant]
        let otherwise: SmartVariant?
        let paths: [[String]]
        init(_ key: String, _ variants: [SmartVariant], _ otherwise: SmartVariant?) {
            self.key = key
            self.variants = variants
            self.otherwise = otherwise
            paths = KeyNaming.paths(key)
        }
    }
    private let storage: Storage
    package var key: String { storage.key }
    package var variants: [SmartVariant] { storage.variants }
    package var otherwise: SmartVariant? { storage.otherwise }
    var hasOtherwise: Bool { storage.otherwise != nil }
    /// The paths to the member: its name as it is, and its steps where it has dots.
    package var paths: [[String]] { storage.paths }

    /// Classes by the field's values.
    ///
    /// - Parameters:
    ///   - key: The field's name, or a path where it has dots.
    ///   - types: The class for each of the field's values.
    public init(by key: String, _ types: [String: any Decodable.Type]) {
        self.init(by: key, types.map { SmartVariant($0.key, type: $0.value) })
    }

    /// Variants by the value of a field.
    ///
    /// - Parameters:
    ///   - key: the field's name, or a path where it has dots, as those of `mappingForKey`; key strategies hold for
    ///     it. Its value may be a text, a number or a boolean.
    ///   - variants: what its values stand for.
    ///   - otherwise: for values that are not listed, where the field is missing, and for elements of a collection
    ///     that are not objects, null included.
    public init(by key: String, _ variants: [SmartVariant], otherwise: SmartVariant? = nil) {
        storage = Storage(key, variants, otherwise)
    }

    /// For an enum, with a case for values that are not listed. A payload of `JSONValue` keeps the whole of it, which
    /// is written as it came:
    ///
    ///     case text(Text), unknown(JSONValue)
    ///     … otherwise: Card.unknown
    ///
    /// - Parameters:
    ///   - key: The field's name, or a path where it has dots.
    ///   - variants: What the values stand for.
    ///   - otherwise: For values that are not listed, and where the field is missing.
    public init<Payload: Decodable, Base: SmartPolymorphicEnum>(
        by key: String, _ variants: [SmartVariant], otherwise: @escaping (Payload) -> Base
    ) {
        self.init(by: key, variants, otherwise: SmartVariant("otherwise", otherwise))
    }

    /// For an enum, with a case without payload for values that are not listed (`otherwise: Card.unknown`). It is
    /// written as an empty object.
    ///
    /// - Parameters:
    ///   - key: The field's name, or a path where it has dots.
    ///   - variants: What the values stand for.
    ///   - otherwise: For values that are not listed, and where the field is missing.
    public init<Base: SmartPolymorphicEnum>(by key: String, _ variants: [SmartVariant], otherwise: Base) {
        self.init(by: key, variants, otherwise: SmartVariant("otherwise", value: otherwise))
    }

    /// Classes by the field's values, and the class for values that are not listed and where the field is missing.
    ///
    /// - Parameters:
    ///   - key: The field's name, or a path where it has dots.
    ///   - types: The class for each of the field's values.
    ///   - otherwise: For values that are not listed, and where the field is missing.
    public init(by key: String, _ types: [String: any Decodable.Type], otherwise: any Decodable.Type) {
        self.init(
            by: key, types.map { SmartVariant($0.key, type: $0.value) },
            otherwise: SmartVariant("otherwise", type: otherwise))
    }

    func variant(named name: String?) -> SmartVariant? { variants.first { $0.name == name } ?? otherwise }

    /// The cases with this payload, or with the nearest superclass of it.
    func variants(of payload: Any.Type) -> [SmartVariant] {
        let found = variants.filter { $0.value == nil && $0.type == payload }
        guard found.isEmpty, let superclass = (payload as? AnyClass).flatMap({ _getSuperclass($0) }) else {
            return found
        }
        return variants(of: superclass)
    }

    /// The class of the variants, `otherwise` included, that this class is, or the nearest of its superclasses that is
    /// one.
    func nearest(to type: Any.Type) -> Any.Type? {
        if variants.contains(where: { $0.type == type }) || otherwise?.type == type { return type }
        return (type as? AnyClass).flatMap { _getSuperclass($0) }.flatMap { nearest(to: $0) }
    }

    /// The name of the case with this payload, if there is one only.
    func onlyName(of payload: Any.Type) -> String? {
        guard payload is AnyClass else { return onlyName { $0.value == nil && $0.type == payload } }
        let found = variants(of: payload)
        return found.count == 1 ? found[0].name : nil
    }

    /// The name of the case that is meant, if there is one only.
    func onlyName(_ isMeant: (SmartVariant) -> Bool) -> String? {
        guard let first = variants.firstIndex(where: isMeant), !variants[(first + 1)...].contains(where: isMeant) else {
            return nil
        }
        return variants[first].name
    }

    /// Whether a class is another, or a subclass of it.
    static func isClass(_ type: Any.Type, below base: Any.Type) -> Bool {
        guard type != base else { return type is AnyClass }
        return (type as? AnyClass).flatMap { _getSuperclass($0) }.map { isClass($0, below: base) } ?? false
    }

    /// Whether a variant has this name.
    func has(_ name: String?) -> Bool { variants.contains { $0.name == name } }

    /// The name in the decoder's object; nil where there is none, or where the value is not an object and a variant
    /// covers that.
    func name(in decoder: any Decoder) throws -> String? {
        do {
            if let engine = decoder as? EngineDecoder, engine.node.kind == .object {
                return engine.reading { engine.context.variantName(self, of: engine.memory.view(engine.index)) }
            }
            let container = try decoder.container(keyedBy: NameKey.self)
            return try paths.lazy.compactMap { try SmartVariants.name(at: $0[...], in: container) }.first
        } catch {
            guard otherwise != nil else { throw error }
            return nil
        }
    }

    /// The name in an object that was kept as it came.
    func name(in object: JSONValue, _ context: DecodingContext) -> String? {
        let strategy = context.state.pointee.options.choices.key
        return paths.lazy.compactMap { path in
            path.reduce(object) { inner, step in
                strategy.memberNames(step).lazy.compactMap { inner.dictValue?[$0] }.first ?? .null
            }.variantName
        }.first
    }

    /// The value that is there instead of a name, in the words of reports.
    func found(in decoder: any Decoder) -> String {
        guard let engine = decoder as? EngineDecoder else { return "no name" }
        return engine.reading {
            engine.context.discriminator(self, of: engine.memory.view(engine.index))?.summary ?? "nothing"
        }
    }

    private static func name(
        at path: ArraySlice<String>, in container: KeyedDecodingContainer<NameKey>
    ) throws -> String? {
        guard let key = path.first.map({ NameKey(stringValue: $0) }), container.contains(key) else { return nil }
        guard path.count > 1 else { return try container.decodeIfPresent(JSONValue.self, forKey: key)?.variantName }
        let inner = try? container.nestedContainer(keyedBy: NameKey.self, forKey: key)
        return try inner.flatMap { try name(at: path.dropFirst(), in: $0) }
    }

    /// The member of a name, which is a number or a boolean where it looks like one: `"1"` is written as 1.
    package static func value(_ name: String) -> JSONValue {
        if let number = ExactInteger.int(name), number.description == name { return .int(number) }
        return name == "true" ? true : name == "false" ? false : .string(name)
    }

    /// Writes the member into an encoder's object, at the end of a path where the name has dots.
    func write(_ name: String, isText: Bool = false, to encoder: any Encoder) throws {
        let strategy = (encoder as? EngineEncoder)?.output.state.pointee.options.choices.key ?? .useDefaultKeys
        var path = strategy.asksClosure ? encoder.codingPath : []
        let steps = (paths.last ?? [key]).map { step in
            let key = NameKey(stringValue: strategy.convert(NameKey(stringValue: step), in: path))
            path.append(key)
            return key
        }
        guard let last = steps.last else { return }
        var container = encoder.container(keyedBy: NameKey.self)
        for step in steps.dropLast() { container = container.nestedContainer(keyedBy: NameKey.self, forKey: step) }
        try container.encode(isText ? .string(name) : SmartVariants.value(name), forKey: last)
    }
}

extension JSONValue {
    /// The text by which a variant is found.
    var variantName: String? {
        switch self {
        case .string(let text): return text
        case .null, .array, .dict: return nil
        default: return simplest.description
        }
    }
}

extension DecodingContext {
    /// The member that chooses; nil where the object has none.
    func discriminator(_ variants: SmartVariants, of object: NodeView) -> NodeView? {
        for path in variants.paths {
            var current: NodeView? = object
            for step in path { current = current.flatMap { member(step, of: $0) } }
            if let current { return current }
        }
        return nil
    }

    /// The member by its name, or by one that the key strategy converts to it.
    private func member(_ name: String, of object: NodeView) -> NodeView? {
        guard object.kind == .object else { return nil }
        let strategy = state.pointee.options.choices.key
        if strategy.asksClosure {
            return object.member(name, strategy: strategy, in: codingPath(to: object.index, in: memory))
        }
        for candidate in strategy.memberNames(name) {
            if let found = object.member(candidate) ?? object.equalMember(candidate) { return found }
        }
        return strategy.convertsNames ? object.member(name, strategy: strategy, in: []) : nil
    }

    func variantName(_ variants: SmartVariants, of object: NodeView) -> String? {
        discriminator(variants, of: object).flatMap { JSONValue($0) }?.variantName
    }

    /// Reports an object whose member names no variant: it becomes the class itself, or `otherwise`. A missing member
    /// is reported only where there is an `otherwise`, as the class itself need not have a name. In an update the
    /// member may be missing, and without an `otherwise` the object stays.
    func noteUnknown(_ variants: SmartVariants, of index: Int, expected: Any.Type, isUpdate: Bool = false) {
        guard isListening else { return }
        let object = view(index)
        let found = discriminator(variants, of: object)
        guard let member = found, !isUpdate || member.kind != .null else {
            guard variants.otherwise != nil, !isUpdate || object.kind != .object else { return }
            return note(
                .defaultCase, at: index, expected: expected,
                because: object.kind == .object ? "it has no field '\(variants.key)'" : "it is not an object")
        }
        let name = JSONValue(member)?.variantName
        guard !variants.has(name) else { return }
        note(
            isUpdate && variants.otherwise == nil ? .keptInitialValue : .defaultCase, at: member.index,
            expected: expected,
            because: "no variant of \(expected) has this \(variants.key)")
    }

    /// The subclass of `base` that the variants choose for an object; nil for `base` itself.
    func variant(
        _ variants: SmartVariants, of object: NodeView, base: any SmartDecodable.Type
    ) -> (any SmartDecodable.Type)? {
        let name = variantName(variants, of: object)
        guard let type = variants.variant(named: name)?.type as? any SmartDecodable.Type, type != base,
            SmartVariants.isClass(type, below: base)
        else { return nil }
        return type
    }
}

/// What one value of the field stands for.
public struct SmartVariant {
    package let name: String
    /// The class, or the payload's type.
    package let type: any Decodable.Type
    /// The whole value, from the decoder of the object.
    let make: (any Decoder) throws -> Any
    /// The enum's case, where it has no payload.
    package let value: Any?
    /// The enum's case with a payload; nil where that has another type.
    let wrap: (Any) -> Any?

    init(_ name: String, type: any Decodable.Type) {
        self.name = name
        self.type = type
        value = nil
        wrap = { _ in nil }
        make = { try type.init(from: $0) }
    }

    /// An enum's case, whose payload is decoded from the whole object: `SmartVariant("text", Message.text)`.
    ///
    /// - Parameters:
    ///   - name: The field's value.
    ///   - enumCase: The case, as a function of its payload.
    public init<Payload: Decodable, Base>(_ name: String, _ enumCase: @escaping (Payload) -> Base) {
        self.name = name
        type = Payload.self
        value = nil
        wrap = { ($0 as? Payload).map(enumCase) }
        make = { decoder in
            guard let engine = decoder as? EngineDecoder else { return enumCase(try Payload(from: decoder)) }
            return enumCase(try engine.decodeValue(Payload.self, at: engine.index))
        }
    }

    /// An enum's case without payload: `SmartVariant("ping", value: Message.ping)`.
    ///
    /// - Parameters:
    ///   - name: The field's value.
    ///   - value: The case.
    public init<Base: Decodable>(_ name: String, value: Base) {
        self.name = name
        type = Base.self
        self.value = value
        wrap = { _ in nil }
        make = { _ in value }
    }
}

/// A class of which a field of the object chooses the subclass.
///
///     class Shape: SmartCodable, SmartPolymorphic {
///         var type = ""
///         required init() {}
///         class func variants() -> SmartVariants {
///             SmartVariants(by: "type", ["circle": Circle.self, "square": Square.self])
///         }
///     }
///     class Circle: Shape { var radius = 0.0 }
///
///     let shapes = [Shape].deserialize(from: #"[{"type":"circle","radius":2}]"#)      // [Circle]
///
/// This applies wherever a Shape is decoded: properties, arrays, dictionaries, generic wrappers. An unknown name gives
/// the class itself. An object is written with the field that names its class, whether a property holds it or not; a
/// property that holds no name of the class is written with that name. Only for the engine.
public protocol SmartPolymorphic: _SmartExtended {
    /// The class for each of the member's values. Called once per class, so it must return the same every time.
    ///
    /// - Returns: The member, and the class for each of its values.
    static func variants() -> SmartVariants
}
