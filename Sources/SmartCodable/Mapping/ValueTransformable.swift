import Foundation

/// A conversion between a JSON value and a Swift value.
public protocol ValueTransformable {
    /// The type of the property, without its optional.
    associatedtype Object
    /// What the property becomes in JSON: anything that JSONSerialization takes.
    associatedtype JSON
    /// From the value as JSONSerialization would give it. Nil: the property keeps its initial value, or becomes nil
    /// where it is an optional.
    func transformFromJSON(_ value: Any?) -> Object?
    /// To a JSON value. Nil: left out, which is reported where there was a value.
    func transformToJSON(_ value: Object?) -> JSON?
}
