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

/// A native model that was a HandyJSON model, and whose values are still read and written by HandyJSON's rules,
/// whatever the process chose:
///
///     struct User: SmartCodable, HandyJSONRules {
///         var id = 0          // 12.5 and true are 12 and 1
///         var name: String?   // an object is text, null keeps the initial value
///     }
///
/// It gives the model `.rules(.handyJSON)` as its `decodingOptions` and `encodingOptions`; a model that has options of
/// its own lists it there. Its subclasses follow it, models inside have rules of their own. Without it, the native
/// rules are in force (`SmartRules`).
public protocol HandyJSONRules {}
