@_spi(Engine) import SmartEngine

/// The requirements of an enum; see `HandyJSONEnum`.
public protocol _RawEnumProtocol: _Transformable {
    /// The case of a raw value, as JSONSerialization gives it.
    ///
    /// - Parameter object: The value, never null.
    /// - Returns: The value of this type; nil: the property keeps its initial value, or becomes nil if it is an
    ///   optional.
    static func _transform(from object: Any) -> Self?
    /// What is written.
    ///
    /// - Returns: The raw value.
    func _plainValue() -> Any?
    /// For the engine: makes the case of a raw value in memory.
    static func _makeRawCase(_ target: UnsafeMutableRawPointer, _ place: _RuntimePlace, _ source: _RuntimeRawSource)
        -> Bool
}

/// An enum with raw values.
///
///     enum Kind: String, HandyJSONEnum { case video, photo }
///     struct Clip: HandyJSON { var kind = Kind.photo }
///     let clip = Clip.deserialize(from: #"{"kind":"video"}"#)   // kind is .video
///
/// Its raw value is converted like a property of that type; an unknown one leaves the property's initial value.
public protocol HandyJSONEnum: _RawEnumProtocol {}

extension _RawEnumProtocol where Self: RawRepresentable {
    /// The case of a raw value, which is converted as a property of its type.
    ///
    /// - Parameter object: The raw value as JSONSerialization gives it.
    /// - Returns: The case; nil for a raw value that is none.
    public static func _transform(from object: Any) -> Self? {
        if ConversionProbe.defaultIsReached(of: Self.self) { return nil }
        return ModelCoder.value(RawValue.self, from: object).flatMap { Self(rawValue: $0) }
    }

    /// What is written.
    ///
    /// - Returns: The raw value.
    public func _plainValue() -> Any? { rawValue }

    /// For the engine: makes the case of a raw value in memory.
    @inlinable
    public static func _makeRawCase(
        _ target: UnsafeMutableRawPointer, _ place: _RuntimePlace, _ source: _RuntimeRawSource
    ) -> Bool {
        source.makeCase(Self.self, target, place)
    }

    public static var _coding: _Coding { _Coding(convertingRaw: Self.self) }
}

extension _RawEnumProtocol {
    /// For the engine. A HandyJSONEnum need not have raw values; it then converts itself, and this is not called.
    public static func _makeRawCase(
        _ target: UnsafeMutableRawPointer, _ place: _RuntimePlace, _ source: _RuntimeRawSource
    ) -> Bool { false }

    /// For the engine: how the type converts itself.
    public static var _conversion: _Conversion? {
        _Conversion { ($0 as? any _RawEnumProtocol.Type).map { codec($0) } }
    }

    private static func codec<T: _RawEnumProtocol>(_: T.Type) -> Codec {
        CustomValueCodec<T>(ValueConversion(transform: { T._transform(from: $0) }, plainValue: { $0._plainValue() }))
    }
}

extension _Coding {
    fileprivate init<T: RawRepresentable & _RawEnumProtocol>(convertingRaw type: T.Type) {
        self.init(
            convertingRaw: type,
            ValueConversion(transform: { T._transform(from: $0) }, plainValue: { $0._plainValue() }),
            makeCase: { T._makeRawCase($0, $1, $2) })
    }
}

// Resolves ambiguities of an enum that belongs to several families.
extension _RawEnumProtocol where Self: SmartCaseDefaultable {
    public static var _coding: _Coding { _Coding(defaultable: Self.self) }
}

extension _RawEnumProtocol where Self: RawRepresentable & SmartDecodable {
    public static var _coding: _Coding { _Coding(convertingRaw: Self.self) }
}

extension _RawEnumProtocol where Self: RawRepresentable & _ExtendCustomModelType {
    public static var _coding: _Coding { _Coding(convertingRaw: Self.self) }
}

extension _RawEnumProtocol where Self: SmartCaseDefaultable & SmartDecodable {
    public static var _coding: _Coding { _Coding(defaultable: Self.self) }
}

extension _RawEnumProtocol where Self: _ExtendCustomBasicType {
    /// For the engine: how the type converts itself.
    public static var _conversion: _Conversion? {
        _Conversion { ($0 as? any _RawEnumProtocol.Type).map { codec($0) } }
    }
}

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
