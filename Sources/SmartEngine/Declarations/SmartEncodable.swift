import Foundation

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
