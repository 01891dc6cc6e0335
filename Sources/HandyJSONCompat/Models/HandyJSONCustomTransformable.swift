import SmartCodable

/// A type that converts itself.
public protocol _ExtendCustomBasicType: _Transformable, _RuntimeCustomValue {
    static func _transform(from object: Any) -> Self?
    func _plainValue() -> Any?
}

/// A type that converts itself: `_transform(from:)` makes it from the value as JSONSerialization gives it,
/// `_plainValue()` writes it.
public protocol HandyJSONCustomTransformable: _ExtendCustomBasicType {}
