@_spi(Engine) import SmartEngine

/// An enum with associated values, whose property is decoded by a transformer of `mappingForValue`.
///
///     enum Sex: SmartAssociatedEnumerable {
///         static var defaultCase: Sex { .man }        // optional
///         case man, woman, other(String)
///     }
///
/// If the transformer returns nil, the property keeps its initial value; without one, it becomes `defaultCase`. See
/// `SmartPolymorphicEnum` for enums whose case a field of the object chooses.
public protocol SmartAssociatedEnumerable: Codable {
    /// `Self` or `Self?`; declaring a `defaultCase` chooses it.
    associatedtype DefaultCase
    /// The value where neither the transformer nor the property has one; nil if there is none.
    static var defaultCase: DefaultCase { get }
    /// The value that is written without a transformer; nil leaves the property out.
    ///
    /// - Returns: The value that is written; nil: none.
    func encodeValue() -> (any Encodable)?
}
