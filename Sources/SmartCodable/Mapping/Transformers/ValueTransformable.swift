import Foundation
@_spi(Engine) import SmartEngine

/// A conversion between a JSON value and a Swift value.
///
///     struct Yards: ValueTransformable {
///         func transformFromJSON(_ value: Any?) -> Double? { (value as? Double).map { $0 * 1.0936 } }
///         func transformToJSON(_ value: Double?) -> Double? { value.map { $0 / 1.0936 } }
///     }
///
/// The methods may take `Any` and `Object` instead of optionals.
public protocol ValueTransformable {
    /// The type of the property, without its optional.
    associatedtype Object
    /// The property's type in JSON: anything that JSONSerialization accepts.
    associatedtype JSON
    /// The argument of `transformFromJSON`: `Any?` or `Any`.
    associatedtype JSONInput = Any?
    /// The argument of `transformToJSON`: `Object?` or `Object`.
    associatedtype ObjectInput = Object?
    /// Makes the property's value from the JSON value. If the result is nil, the property keeps its initial value, or
    /// becomes nil where it is an optional.
    ///
    /// - Parameter value: The value as JSONSerialization would give it; nil for null.
    /// - Returns: The value of the property, or nil.
    func transformFromJSON(_ value: JSONInput) -> Object?
    /// Makes the JSON value of the property's. If the result is nil, the property is left out, which is reported if it
    /// had a value.
    ///
    /// - Parameter value: The property's value.
    /// - Returns: What is written, or nil.
    func transformToJSON(_ value: ObjectInput) -> JSON?
}
