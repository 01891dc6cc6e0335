import Foundation

/// A conversion between a JSON value and a Swift value.
public protocol ValueTransformable {
    associatedtype Object
    associatedtype JSON
    /// From the value as JSONSerialization would give it. Nil: the property keeps its initial value, or becomes nil
    /// where it is an optional.
    func transformFromJSON(_ value: Any?) -> Object?
    /// To a JSON value. Nil: left out.
    func transformToJSON(_ value: Object?) -> JSON?
}
