import Foundation

/// A model decoded from JSON that may not fit: a property whose value is missing, null or of another type keeps the
/// value that `init()` gives it.
///
///     struct User: SmartCodable {
///         var name = ""
///         var age = 0
///     }
///     let user = User.deserialize(from: #"{"name":"Ann","age":"30"}"#)   // age is 30
///
/// Coding is the compiler's: `init(from:)` is synthesised, and the engine is its Decoder. So it is an ordinary
/// Decodable type for every other decoder too.
public protocol SmartDecodable: Decodable, _SmartCoded {
    /// The model with its initial values, which a property keeps if the JSON has no usable value. The engine creates an
    /// instance only when it needs one of its values.
    init()
    /// Called once, when all properties have their values.
    mutating func didFinishMapping()
    /// Other names for coding keys: `[CodingKeys.id <--- ["user_id", "id"]]`.
    ///
    /// - Returns: What `<---` makes, for each key with other names; nil if there is none.
    static func mappingForKey() -> [SmartKeyTransformer]?
    /// Other conversions for coding keys: `[CodingKeys.date <--- SmartDateTransformer()]`.
    ///
    /// - Returns: What `<---` makes, for each key with a transformer; nil if there is none.
    static func mappingForValue() -> [SmartValueTransformer]?
    /// Other names for coding keys, for implementations whose result is not optional.
    @_documentation(visibility: internal) @_disfavoredOverload
    static func mappingForKey() -> [SmartKeyTransformer]
    /// Other conversions for coding keys, for implementations whose result is not optional.
    @_documentation(visibility: internal) @_disfavoredOverload
    static func mappingForValue() -> [SmartValueTransformer]
    /// Detects a mapping that is not static, which has no effect and is named once on standard error. Do not implement
    /// it.
    @_documentation(visibility: internal) @_disfavoredOverload
    func mappingForKey() -> [SmartKeyTransformer]?
    /// Detects a mapping that is not static, which has no effect and is named once on standard error. Do not implement
    /// it.
    @_documentation(visibility: internal) @_disfavoredOverload
    func mappingForValue() -> [SmartValueTransformer]?
    /// How the model's own values are read, unless the call chooses otherwise: `[.key(.fromSnakeCase)]`. They take
    /// precedence over the process's (`SmartCodableOptions.decodingOptions`). They apply to the model's values and to
    /// arrays, dictionaries and optionals of values; nested models and Codable types have their own. `.strict`,
    /// `.logContext`, `.maximumDepth`, `.allowsTrailingCommas` and a map of exact paths are options of a call only.
    /// Called a few times at most, so it must return the same each time.
    static var decodingOptions: Set<SmartDecodingOption> { get }
    /// For the engine: makes a static linker keep SmartCodable's coding.
    static var _codableHalf: Any.Type { get }
}

extension SmartDecodable {
    /// By default there is nothing left to do.
    public mutating func didFinishMapping() {}
    /// By default there is no mapping.
    public static func mappingForKey() -> [SmartKeyTransformer]? { nil }
    /// By default there are no transformers.
    public static func mappingForValue() -> [SmartValueTransformer]? { nil }
    /// No other names.
    @_documentation(visibility: internal) @_disfavoredOverload
    public static func mappingForKey() -> [SmartKeyTransformer] { [] }
    /// No other conversions.
    @_documentation(visibility: internal) @_disfavoredOverload
    public static func mappingForValue() -> [SmartValueTransformer] { [] }
    /// Detects a mapping that is not static; do not implement it.
    @_documentation(visibility: internal) @_disfavoredOverload
    public func mappingForKey() -> [SmartKeyTransformer]? { nil }
    /// Detects a mapping that is not static; do not implement it.
    @_documentation(visibility: internal) @_disfavoredOverload
    public func mappingForValue() -> [SmartValueTransformer]? { nil }
    /// By default a model chooses no options.
    public static var decodingOptions: Set<SmartDecodingOption> { [] }
}

/// A model that is read and written: a Codable struct or class whose properties have initial values.
///
///     struct Customer: SmartCodable {
///         var id = 0
///         var name = ""
///     }
///     let customer = Customer.deserialize(from: #"{"id":"7"}"#)   // id 7, name ""
///     let text = customer?.toJSONString()   // {"id":7,"name":""}
///
/// `SmartDecodable` has what is read, `SmartEncodable` what is written.
public typealias SmartCodable = SmartDecodable & SmartEncodable

/// `SmartCodable` under a name that differs from the module's.
///
///     struct Ticket: SmartCodableX {
///         var seat = ""
///     }
///
/// Module interfaces (library evolution) need a compiler flag nevertheless: see <doc:ModuleInterfaces>.
public typealias SmartCodableX = SmartDecodable & SmartEncodable

/// Defaults for types that conform to both protocols, whose own defaults would be ambiguous.
@_documentation(visibility: internal)
extension SmartDecodable where Self: SmartEncodable {
    /// No other names.
    public static func mappingForKey() -> [SmartKeyTransformer]? { nil }
    /// No other conversions.
    public static func mappingForValue() -> [SmartValueTransformer]? { nil }
}

/// A model written as JSON by the engine.
///
///     struct Order: SmartEncodable {
///         var id = 7
///         static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.id <--- "order_id"] }
///     }
///     let text = Order().toJSONString()   // {"id":7}
///     let body = Order().toDictionary(useMappedKeys: true)   // ["order_id": 7]
///
/// Arrays and dictionaries of models are written in the same way: `orders.toJSONString()`, `orders.toArray()`.
public protocol SmartEncodable: Encodable {
    /// The model with its initial values; see `SmartDecodable.init()`.
    init()
    /// Other names for coding keys; written with `useMappedKeys`. See `SmartDecodable.mappingForKey()`.
    ///
    /// - Returns: What `<---` makes, for each key with other names; nil if there is none.
    static func mappingForKey() -> [SmartKeyTransformer]?
    /// Other conversions for coding keys. See `SmartDecodable.mappingForValue()`.
    ///
    /// - Returns: What `<---` makes, for each key with a transformer; nil if there is none.
    static func mappingForValue() -> [SmartValueTransformer]?
    /// How the model's own values are written, unless the call chooses otherwise: `[.nilAsNull]`. They precede the
    /// process's (`SmartCodableOptions.encodingOptions`); see `SmartDecodable.decodingOptions`.
    static var encodingOptions: Set<SmartEncodingOption> { get }
    /// For the engine: makes a static linker keep SmartCodable's coding.
    static var _codableHalf: Any.Type { get }
}

extension SmartEncodable {
    /// By default there is no mapping.
    public static func mappingForKey() -> [SmartKeyTransformer]? { nil }
    /// By default there are no transformers.
    public static func mappingForValue() -> [SmartValueTransformer]? { nil }
    /// By default a model chooses no options.
    public static var encodingOptions: Set<SmartEncodingOption> { [] }
}

/// An `@Observable` class whose observers are notified when `SmartUpdater` changes an instance.
///
///     @Observable final class Settings: SmartCodable, SmartObservable {
///         var theme = "light"
///         static func observedProperties() -> [AnyKeyPath] { [\Settings.theme] }
///         required init() {}
///     }
///
/// An update sets these properties by their setters, which notify the observers; the others are changed in storage.
/// Decoding makes new instances, which have no observers yet.
public protocol SmartObservable: SmartDecodable {
    /// Writable key paths of properties. Called at every update.
    ///
    /// - Returns: `[\Feed.title, \Feed.rows]`.
    static func observedProperties() -> [AnyKeyPath]
}

extension SmartDecodable where Self: HandyJSONRules {
    /// HandyJSON's rules.
    @_documentation(visibility: internal)
    public static var decodingOptions: Set<SmartDecodingOption> { .only(.rules(.handyJSON)) }
}

extension SmartEncodable where Self: HandyJSONRules {
    /// HandyJSON's rules.
    @_documentation(visibility: internal)
    public static var encodingOptions: Set<SmartEncodingOption> { .only(.rules(.handyJSON)) }
}

/// A class whose `init(from:)` only makes an object with its initial values; the engine fills all of its levels.
public protocol _SmartFilled: _SmartExtended {}
