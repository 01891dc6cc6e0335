import Foundation

/// Something that stores a wrapped property for the engine; the property is keyed by its name without the underscore.
public protocol _SmartWrapper: _SmartCoded {
    /// For decoders that have no initial values: nil of an optional; else there is no such value.
    static func _whenMissing() -> Self?
}

/// A wrapper whose property takes no part in coding.
public protocol _SmartIgnoringWrapper: _SmartWrapper {}
