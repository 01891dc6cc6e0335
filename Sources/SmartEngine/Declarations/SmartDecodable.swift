import Foundation

/// A model filled from JSON that may not fit: what is missing, null or of another type keeps the value that `init()`
/// gives.
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
    /// The model with its initial values: what the JSON does not have, or not in a usable form, keeps them. An instance
    /// is only made where one of its values is needed.
    init()
    /// Called once, when all properties have their values.
    mutating func didFinishMapping()
    /// Other names for coding keys: `[CodingKeys.id <--- ["user_id", "id"]]`.
    static func mappingForKey() -> [SmartKeyTransformer]?
    /// Other conversions for coding keys: `[CodingKeys.date <--- SmartDateTransformer()]`.
    static func mappingForValue() -> [SmartValueTransformer]?
    /// The same as the one that may return nil, for code that never does.
    @_documentation(visibility: internal) @_disfavoredOverload
    static func mappingForKey() -> [SmartKeyTransformer]
    /// The same as the one that may return nil, for code that never does.
    @_documentation(visibility: internal) @_disfavoredOverload
    static func mappingForValue() -> [SmartValueTransformer]
    /// Mappings are static. One that is not is found by this, named once on standard error, and has no effect.
    @_documentation(visibility: internal) @_disfavoredOverload
    func mappingForKey() -> [SmartKeyTransformer]?
    /// Mappings are static. One that is not is found by this, named once on standard error, and has no effect.
    @_documentation(visibility: internal) @_disfavoredOverload
    func mappingForValue() -> [SmartValueTransformer]?
    /// How the model's own values are read, where the call does not say otherwise: `[.key(.fromSnakeCase)]`. They come
    /// before the process's (`SmartCodableOptions.decodingOptions`). They hold for its values and for arrays,
    /// dictionaries and optionals of values; models and Codable types in it have their own. `.strict`, `.logContext`,
    /// `.maximumDepth`, `.allowsTrailingCommas` and a map of exact paths are a call's. Asked for a few times at most,
    /// so it has to give the same each time.
    static var decodingOptions: Set<SmartDecodingOption> { get }
    /// The engine's: what brings SmartCodable into the app, where that is a static archive.
    static var _codableHalf: Any.Type { get }
}

extension SmartDecodable {
    /// By default there is nothing left to do.
    public mutating func didFinishMapping() {}
    /// No other names.
    public static func mappingForKey() -> [SmartKeyTransformer]? { nil }
    /// No other conversions.
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

/// Both ways. `struct User: SmartCodable`.
public typealias SmartCodable = SmartDecodable & SmartEncodable

/// The same under a name that differs from the module's. Module interfaces (library evolution) need a compiler flag all
/// the same: see <doc:ModuleInterfaces>.
public typealias SmartCodableX = SmartDecodable & SmartEncodable

/// The same for what is both, where the two protocols' would be ambiguous.
@_documentation(visibility: internal)
extension SmartDecodable where Self: SmartEncodable {
    /// No other names.
    public static func mappingForKey() -> [SmartKeyTransformer]? { nil }
    /// No other conversions.
    public static func mappingForValue() -> [SmartValueTransformer]? { nil }
}
