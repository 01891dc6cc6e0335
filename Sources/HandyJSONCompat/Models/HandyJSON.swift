// HandyJSON exported Foundation, and files rely on that. SmartEngine is not exported, since an app may use its names,
// except for two protocols whose conformances the compiler has to see where an app writes `extension Array: HandyJSON
// {}`.
@_exported import Foundation
import SmartEngine
@_exported import protocol SmartEngine._SmartCoded
@_exported import protocol SmartEngine._SmartMeasured

/// A model that the engine fills from JSON without Codable. The engine finds its stored properties at run time.
///
///     class Animal: HandyJSON {
///         var name: String?
///         var id = 0
///         required init() {}
///         func mapping(mapper: HelpingMapper) { mapper <<< self.id <-- "animal_id" }
///     }
///     let cat = Animal.deserialize(from: #"{"name":"cat","animal_id":"12345"}"#)
///
/// The protocol of HandyJSON 5.0.4, on the SmartCodable engine.
public protocol HandyJSON: _ExtendCustomModelType {}

/// The root of HandyJSON's protocols. An alias for the engine's protocol, to which the standard types conform.
public typealias _Measurable = _SmartMeasured

/// Anything HandyJSON converts. An alias for the engine's protocol, to which the standard types conform, so that a
/// conditional conformance (`extension Array: HandyJSON, _ExtendCustomModelType where Element: HandyJSON {}`) need not
/// name it.
public typealias _Transformable = _SmartCoded

/// The requirements of a model; see `HandyJSON`.
public protocol _ExtendCustomModelType: _Transformable {
    /// The model with its initial values, which remain where the JSON has no usable value. Rule: HandyJSON 5.0.4.
    init()
    /// Called on a new instance before its properties are filled.
    mutating func willStartMapping()
    /// Names, transforms and exclusions: `mapper <<< self.id <-- "user_id"`. Called once per instance, for reading and
    /// for writing.
    ///
    /// - Parameter mapper: Receives the results of the operators: `mapper <<< …`, `mapper >>> …`.
    mutating func mapping(mapper: HelpingMapper)
    /// Called when the properties are filled.
    mutating func didFinishMapping()
}

extension _ExtendCustomModelType {
    /// By default there is nothing to prepare.
    public mutating func willStartMapping() {}
    /// By default there is no mapping; the engine remembers that, and does not call it again.
    public mutating func mapping(mapper: HelpingMapper) { mapper.noteDefaultMapping(of: Self.self) }
    /// By default there is nothing left to do.
    public mutating func didFinishMapping() {}
}
