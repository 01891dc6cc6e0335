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
