import SmartCodable

/// A type that converts itself.
public protocol _ExtendCustomBasicType: _Transformable, _RuntimeCustomValue {
    /// From the value as JSONSerialization gives it, never null. Nil: the property keeps its initial value, or becomes
    /// nil where it is an optional.
    static func _transform(from object: Any) -> Self?
    /// What JSONSerialization takes. Nil: left out.
    func _plainValue() -> Any?
}

/// A type that converts itself: `_transform(from:)` makes it from the value as JSONSerialization gives it,
/// `_plainValue()` writes it.
public protocol HandyJSONCustomTransformable: _ExtendCustomBasicType {}
