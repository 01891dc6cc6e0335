import SmartCodable

/// The requirements of an enum; see `HandyJSONEnum`.
public protocol _RawEnumProtocol: _Transformable, _RuntimeRawValue, _RuntimeCustomValue {
    static func _transform(from object: Any) -> Self?
    func _plainValue() -> Any?
}

/// An enum with raw values: `enum Kind: String, HandyJSONEnum { case video, photo }`. Its raw value is converted like a
/// property of that type; an unknown one leaves the property's initial value.
public protocol HandyJSONEnum: _RawEnumProtocol {}

extension _RawEnumProtocol where Self: RawRepresentable {
    public static func _transform(from object: Any) -> Self? {
        if ConversionProbe.defaultIsReached(of: Self.self) { return nil }
        return ModelCoder.value(RawValue.self, from: object).flatMap { Self(rawValue: $0) }
    }

    public func _plainValue() -> Any? { rawValue }
}
