@_spi(Engine) import SmartEngine

/// A type that converts itself.
public protocol _ExtendCustomBasicType: _Transformable {
    /// A value from the JSON, as JSONSerialization gives it.
    ///
    /// - Parameter object: The value, never null.
    /// - Returns: The value of this type; nil: the property keeps its initial value, or becomes nil if it is an
    ///   optional.
    static func _transform(from object: Any) -> Self?
    /// What is written: a value that JSONSerialization accepts.
    ///
    /// - Returns: The value; nil: left out.
    func _plainValue() -> Any?
}

extension _ExtendCustomBasicType {
    /// For the engine: how the type converts itself.
    public static var _conversion: _Conversion? {
        _Conversion { ($0 as? any _ExtendCustomBasicType.Type).map { codec($0) } }
    }

    private static func codec<T: _ExtendCustomBasicType>(_: T.Type) -> Codec {
        CustomValueCodec<T>(ValueConversion(transform: { T._transform(from: $0) }, plainValue: { $0._plainValue() }))
    }
}

/// A type that converts itself.
///
///     struct Cents: HandyJSONCustomTransformable {
///         var count = 0
///         static func _transform(from object: Any) -> Cents? { (object as? Double).map { Cents(count: Int($0 * 100)) } }
///         func _plainValue() -> Any? { Double(count) / 100 }
///     }
///
/// `_transform(from:)` makes it from the value as JSONSerialization gives it, `_plainValue()` writes it.
public protocol HandyJSONCustomTransformable: _ExtendCustomBasicType {}
