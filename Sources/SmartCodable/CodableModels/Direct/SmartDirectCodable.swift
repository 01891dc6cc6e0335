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
