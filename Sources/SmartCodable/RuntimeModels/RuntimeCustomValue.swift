/// A value that makes itself from a JSON value (HandyJSON's `HandyJSONCustomTransformable`).
public protocol _RuntimeCustomValue: _SmartCoded {
    static func _transform(from object: Any) -> Self?
    func _plainValue() -> Any?
}
