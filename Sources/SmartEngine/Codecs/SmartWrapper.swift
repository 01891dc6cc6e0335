import Foundation

/// Something that stores a wrapped property for the engine; the property is keyed by its name without the underscore.
public protocol _SmartWrapper: _SmartCoded {
    /// For decoders that have no initial values: the wrapper of a nil optional; nil for other types.
    static func _whenMissing() -> Self?
}

/// A wrapper whose property is not coded.
public protocol _SmartIgnoringWrapper: _SmartWrapper {}
