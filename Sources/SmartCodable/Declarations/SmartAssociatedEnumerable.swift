@_spi(Engine) import SmartEngine

/// An enum with associated values, whose property is decoded by a transformer of `mappingForValue`.
///
///     enum Sex: SmartAssociatedEnumerable {
///         static var defaultCase: Sex { .man }        // optional
///         case man, woman, other(String)
///     }
///
/// Where the transformer gives nothing, the property keeps its initial value; where it has none, `defaultCase` counts.
/// See `SmartPolymorphicEnum` for enums that a key in the object chooses the case of.
public protocol SmartAssociatedEnumerable: Codable {
    /// `Self` or `Self?`; declaring a `defaultCase` chooses it.
    associatedtype DefaultCase
    /// The value where neither the transformer nor the property gives one; nil: there is none.
    static var defaultCase: DefaultCase { get }
    /// What is written where no transformer is; nil if nothing is to be written.
    func encodeValue() -> (any Encodable)?
}
