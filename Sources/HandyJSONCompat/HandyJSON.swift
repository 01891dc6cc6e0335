// HandyJSON brought Foundation along, and files rely on that. SmartCodable is not exported: its names may be an app's.
@_exported import Foundation
import SmartCodable

/// A model filled from JSON without Codable: its stored properties are found at run time.
///
///     class Animal: HandyJSON {
///         var name: String?
///         var id = 0
///         required init() {}
///         func mapping(mapper: HelpingMapper) { mapper <<< self.id <-- "animal_id" }
///     }
///     let cat = Animal.deserialize(from: #"{"name":"cat","animal_id":"12345"}"#)
///
/// The same protocol as HandyJSON 5.0.4's, on the SmartCodable engine.
public protocol HandyJSON: _ExtendCustomModelType {}

/// The root of HandyJSON's protocols.
public protocol _Measurable {}

/// Anything HandyJSON converts.
public protocol _Transformable: _Measurable {}

/// The requirements of a model; see `HandyJSON`.
public protocol _ExtendCustomModelType: _Transformable, _RuntimeModel {
    init()
    /// Called on a new instance before its properties are filled.
    mutating func willStartMapping()
    /// Names, transforms and exclusions: `mapper <<< self.id <-- "user_id"`. Called once per instance, for reading and
    /// for writing.
    mutating func mapping(mapper: HelpingMapper)
    /// Called when the properties are filled.
    mutating func didFinishMapping()
}

extension _ExtendCustomModelType {
    public mutating func willStartMapping() {}
    /// Says nothing, so that it need not be asked again.
    public mutating func mapping(mapper: HelpingMapper) { mapper.isNotSpokenTo(by: Self.self) }
    public mutating func didFinishMapping() {}
}

/// A type that converts itself.
public protocol _ExtendCustomBasicType: _Transformable, _RuntimeCustomValue {
    static func _transform(from object: Any) -> Self?
    func _plainValue() -> Any?
}

/// A type that converts itself: `_transform(from:)` makes it from the value as JSONSerialization gives it,
/// `_plainValue()` writes it.
public protocol HandyJSONCustomTransformable: _ExtendCustomBasicType {}

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
