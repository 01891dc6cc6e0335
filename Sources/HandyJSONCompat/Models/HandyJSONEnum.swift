import SmartCodable

/// The requirements of an enum; see `HandyJSONEnum`.
public protocol _RawEnumProtocol: _Transformable, _RuntimeRawValue, _RuntimeCustomValue {
    /// From the raw value as JSONSerialization gives it. Nil for an unknown one: the property keeps its initial value,
    /// or becomes nil where it is an optional.
    static func _transform(from object: Any) -> Self?
    /// The raw value.
    func _plainValue() -> Any?
}

/// An enum with raw values: `enum Kind: String, HandyJSONEnum { case video, photo }`. Its raw value is converted like a
/// property of that type; an unknown one leaves the property's initial value.
public protocol HandyJSONEnum: _RawEnumProtocol {}

extension _RawEnumProtocol where Self: RawRepresentable {
    /// The case of a raw value, which is converted as a property of its type. Nil for an unknown one.
    public static func _transform(from object: Any) -> Self? {
        if ConversionProbe.defaultIsReached(of: Self.self) { return nil }
        return ModelCoder.value(RawValue.self, from: object).flatMap { Self(rawValue: $0) }
    }

    /// The raw value.
    public func _plainValue() -> Any? { rawValue }

    public static var _coding: _Coding { _Coding(plainRaw: Self.self) }
}

// What would be ambiguous of an enum of several families.
extension _RawEnumProtocol where Self: SmartCaseDefaultable {
    public static var _coding: _Coding { _Coding(defaultable: Self.self) }
}

extension _RawEnumProtocol where Self: RawRepresentable & SmartDecodable {
    public static var _coding: _Coding { _Coding(plainRaw: Self.self) }
}

extension _RawEnumProtocol where Self: RawRepresentable & _ExtendCustomModelType {
    public static var _coding: _Coding { _Coding(plainRaw: Self.self) }
}

extension _RawEnumProtocol where Self: SmartCaseDefaultable & SmartDecodable {
    public static var _coding: _Coding { _Coding(defaultable: Self.self) }
}
