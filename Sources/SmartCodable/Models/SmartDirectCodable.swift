// Memory: an address is of the codec's or the property's type, as a verified layout says. User code may run between
// two uses only of memory that this code owns.

@_spi(Engine) import SmartEngine

/// A SmartCodable model whose stored properties the engine fills directly, without the compiler's `init(from:)`.
///
///     struct Item: SmartDirectCodable {
///         var id = 0
///         var name: String?
///         @SmartDate(.iso8601) var updated: Date?
///         static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.id <--- "item_id"] }
///     }
///     let items = [Item].deserialize(from: text)
///
/// It is written as any SmartCodable model and gives the same results, with its `CodingKeys`, mappings, wrappers,
/// options, reports and updates, and its `encode(to:)` is the compiler's. Only decoding differs: the protocol has an
/// `init(from:)`, which the compiler prefers to synthesising one. It makes an instance by `init()`, and stores what the
/// JSON has at the properties' places. That takes about a third fewer instructions, and less code in the app.
///
/// What it trades:
///
/// - The properties are found by the runtime's reflection functions instead of compiled code. A model whose layout they
///   cannot tell is refused with an error that says why: see `checkLayout()`. A module built with
///   `-disable-reflection-metadata` or `-disable-reflection-names` has such models.
/// - `init()` runs for each instance instead of only where an initial value is needed.
/// - A class must be final (the compiler requires it), and its superclass not Codable.
/// - A coded property must be a `var`. A `let` is refused: the compiler decodes it only if it has no initial value, and
///   whether it has one cannot be found out. So are `lazy`, `weak` and `unowned` properties. Leave them out of
///   `CodingKeys`.
/// - A model that is HandyJSON as well does not compile.
/// - Functions named `decode` that your code adds to `KeyedDecodingContainer` are not called.
///
/// If a model has an `init(from:)` of its own, that is used, as in other models. To notice it, the engine calls it once
/// with a decoder that has no value. With other decoders, such as `JSONDecoder`, the protocol's initialiser reads what
/// the compiler's code would, value for value.
public protocol SmartDirectCodable: SmartCodable {
    /// For the engine. No class that may have subclasses satisfies it: their own `init(from:)` would never be called.
    @_documentation(visibility: internal)
    static func _classMustBeFinal(_: UnsafePointer<Self>.Type)
}

extension SmartDirectCodable {
    /// For the engine: satisfied by structs and final classes.
    @_documentation(visibility: internal)
    public static func _classMustBeFinal(_: UnsafePointer<Self>.Type) {}

    /// For the engine: how the model is coded.
    public static var _coding: _Coding { _Coding(filling: Self.self, isExtended: false) { DirectKeys.of(Self.self) } }

    /// Makes the model by `init()`, and fills the properties that have coding keys from the decoder.
    ///
    /// - Throws: What the decoder throws; an error that says why, where the model cannot be filled (`checkLayout()`).
    @_documentation(visibility: internal)
    public init(from decoder: any Decoder) throws {
        if let probe = decoder as? DirectProbe { throw probe.recognise(Self.self) }
        let keys = DirectKeys.of(Self.self)
        if let error = keys.refusal { throw error }
        self.init()
        // For other decoders than the engine's, for updates, and for an `init(from:)` that decodes several models from
        // one decoder; what the engine decodes itself it fills without this.
        try withUnsafeMutablePointer(to: &self) {
            try keys.containerFilling?(InstanceMemory.base(of: $0, isClass: Self.self is AnyClass), decoder)
        }
    }

    /// Checks that the engine can find the properties, for a test:
    ///
    ///     @Test func layouts() throws { try Item.checkLayout() }
    ///
    /// It also runs, once, before the first decode.
    ///
    /// - Throws: A `DecodingError` that names the model, the property, and what to do, where decoding it is refused.
    public static func checkLayout() throws {
        if let error = DirectKeys.of(Self.self).refusal { throw error }
    }
}

extension SmartDirectCodable where Self: _SmartExtended {
    /// For the engine: how the model is coded.
    public static var _coding: _Coding { _Coding(filling: Self.self, isExtended: true) { DirectKeys.of(Self.self) } }
}

/// Models that the engine fills by address (`SmartDirectCodable`).
extension NativeModelCodec {
    /// Decodes a model that the engine fills by address; `decode` is for models that make themselves.
    func fillDirectly(
        _ target: UnsafeMutableRawPointer, _ place: _RuntimePlace, _ index: Int, _ context: DecodingContext
    ) -> Bool {
        guard place == .uninitializedValue else { return replace(target, place, index, context) }
        // This comes before the plan: making a plan runs the model's `init()`, which may decode such a model.
        guard context.hasStack(for: type, at: index) else { return false }
        let plan = context.plan(for: type)
        guard let fields = plan._withUnsafeGuaranteedRef({ $0.direct }) else {
            // The model has an `init(from:)` of its own, or is refused, or empty.
            return run(target, place, index, context)
        }
        let hot = fields._withUnsafeGuaranteedRef { $0.hot }
        guard hot.pointee.isPlain, context.node(index).kind == .object, context.isPlain else {
            return fillCarefully(target, index, context, fields)
        }
        // The usual case: no listener, no options or conversions of a model.
        willRunUserCode()
        hooks.makeInitial(target)
        let base = InstanceMemory.base(of: target, isClass: hot.pointee.isClass)
        let outer = context.state.pointee.rules
        context.state.pointee.rules = .passUnretained(context.state.pointee.options.rules)
        let rest = hot.pointee.plans.fill(base, from: index, context)
        let isFilled = rest.isEmpty || fillRest(base, index, context, fields, rest)
        context.state.pointee.rules = outer
        guard isFilled else {
            hooks.destroyInitial(target)
            return false
        }
        hooks.didFill?(target)
        return true
    }

    /// Fills what the pass has left over, as the compiler's code would read it.
    private func fillRest(
        _ base: UnsafeMutableRawPointer, _ index: Int, _ context: DecodingContext, _ fields: Unmanaged<InheritedLevels>,
        _ rest: FieldPlans.Rest
    ) -> Bool {
        context.withDecoder(index, type) { decoder in
            try fields._withUnsafeGuaranteedRef { try $0.fill(base, rest, decoder) }
        }
    }

    private func fillCarefully(
        _ target: UnsafeMutableRawPointer, _ index: Int, _ context: DecodingContext,
        _ fields: Unmanaged<InheritedLevels>
    ) -> Bool {
        context.withDecoder(index, type) { decoder in
            guard decoder.node.kind == .object else { throw decoder.mismatch([String: Any].self) }
            hooks.makeInitial(target)
            do {
                try fields._withUnsafeGuaranteedRef {
                    try $0.fill(InstanceMemory.base(of: target, isClass: $0.hot.pointee.isClass), decoder)
                }
            } catch {
                hooks.destroyInitial(target)
                throw error
            }
            hooks.didFill?(target)
        }
    }

    /// Makes the model in memory of its own, since user code that runs meanwhile may access the existing one.
    @_optimize(size)
    private func replace(
        _ target: UnsafeMutableRawPointer, _ place: _RuntimePlace, _ index: Int, _ context: DecodingContext
    ) -> Bool {
        func open<Model>(_: Model.Type) -> Bool {
            withUnsafeTemporaryAllocation(of: Model.self, capacity: 1) { room in
                guard let start = room.baseAddress,
                    fillDirectly(UnsafeMutableRawPointer(start), .uninitializedValue, index, context)
                else { return false }
                target._store(start.move(), at: place)
                return true
            }
        }
        return _openExistential(type, do: open)
    }
}

extension DecodingContext {
    /// Whether the codecs alone decide what becomes of a value.
    fileprivate var isPlain: Bool {
        !isListening && state.pointee.exactNames == nil && !hasConversions && !hasModelOptions
    }
}

extension DirectKeys {
    /// Fills the properties of the instance whose offsets start at an address, from any decoder's container: with the
    /// calls that a synthesised `init(from:)` makes.
    typealias ContainerFilling = @Sendable (_ base: UnsafeMutableRawPointer, _ decoder: any Decoder) throws -> Void

    static func filling<Key: CodingKey>(_: Key.Type, _ members: [LevelMember]) -> ContainerFilling {
        let cases = EnumCases.keys(of: Key.self, for: members.map(\.property)) ?? []
        // Keys whose property needs no value have no member.
        let keys = members.compactMap { member in cases.first { $0.stringValue == member.key } }
        return { base, decoder in
            let container = try decoder.container(keyedBy: Key.self)
            for (key, member) in zip(keys, members) {
                try container.fill(base + member.property.offset, as: member.property.type, key)
            }
        }
    }
}

extension KeyedDecodingContainer {
    /// Stores the key's value in a property of the type at `place`.
    @_optimize(size) fileprivate func fill(_ place: UnsafeMutableRawPointer, as type: Any.Type, _ key: Key) throws {
        if let wrapped = RuntimeReflection.optional(type)?.wrappedAnyType as? any Decodable.Type {
            return try fillOptional(place, wrapped, key)
        }
        if let wrapper = type as? any (_SmartWrapper & Decodable).Type { return try fillWrapper(place, wrapper, key) }
        guard let decodable = type as? any Decodable.Type else {
            throw DecodingError.typeMismatch(
                type,
                DecodingError.Context("\(type) is not Decodable.", at: codingPath + [key]))
        }
        try fillValue(place, decodable, key)
    }

    private func fillValue<Value: Decodable>(_ place: UnsafeMutableRawPointer, _: Value.Type, _ key: Key) throws {
        place._store(try decode(Value.self, forKey: key), at: .value)
    }

    private func fillOptional<Wrapped: Decodable>(
        _ place: UnsafeMutableRawPointer, _: Wrapped.Type, _ key: Key
    ) throws {
        place._store(try decodeIfPresent(Wrapped.self, forKey: key), at: .value)
    }

    private func fillWrapper<Wrapper: Decodable & _SmartWrapper>(
        _ place: UnsafeMutableRawPointer, _: Wrapper.Type, _ key: Key
    ) throws {
        place._store(try decode(Wrapper.self, forKey: key), at: .value)
    }
}
