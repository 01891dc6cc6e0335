import Foundation

/// Something that stores a wrapped property for the engine; the property is keyed by its name without the underscore.
public protocol _SmartWrapper: _SmartCoded {
    /// The wrapper of a nil optional, for decoders that have no initial values; nil for other types.
    static func _whenMissing() -> Self?
}

/// A wrapper whose property is not coded.
public protocol _SmartIgnoringWrapper: _SmartWrapper {}
