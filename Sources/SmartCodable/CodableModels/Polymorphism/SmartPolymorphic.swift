@_spi(Engine) import SmartEngine

/// A class of which a field of the object chooses the subclass.
///
///     class Shape: SmartCodable, SmartPolymorphic {
///         var type = ""
///         required init() {}
///         class func variants() -> SmartVariants {
///             SmartVariants(by: "type", ["circle": Circle.self, "square": Square.self])
///         }
///     }
///     class Circle: Shape { var radius = 0.0 }
///
///     let shapes = [Shape].deserialize(from: #"[{"type":"circle","radius":2}]"#)      // [Circle]
///
/// This applies wherever a Shape is decoded: properties, arrays, dictionaries, generic wrappers. An unknown name gives
/// the class itself. An object is written with the field that names its class, whether a property holds it or not; a
/// property that holds no name of the class is written with that name. Only for the engine.
public protocol SmartPolymorphic: _SmartExtended {
    /// The class for each of the member's values. Called once per class, so it must return the same every time.
    ///
    /// - Returns: The member, and the class for each of its values.
    static func variants() -> SmartVariants
}
