/// Which JSON values become a native model's properties, and what the model is written as.
///
///     SmartCodableOptions.decodingOptions = [.rules(.handyJSON)]
///     SmartCodableOptions.encodingOptions = [.rules(.handyJSON)]
public enum SmartRules: Sendable, Hashable {
    /// SmartCodable's own rules, which the article "Tolerance" describes.
    case native
    /// HandyJSON's, as HandyJSONCompat has them, for models that were HandyJSON models: `12.5` and `true` are an Int,
    /// an array or object is text, null keeps an optional's initial value, and so on. Written are the mapped names, and
    /// no nulls.
    case handyJSON
}
