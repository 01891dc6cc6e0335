/// The state of the memory that a value is stored in.
public enum _RuntimePlace: Sendable {
    case value, optional, uninitializedValue, uninitializedOptional
}

extension UnsafeMutableRawPointer {
    /// Stores a new value.
    @inlinable @inline(__always)
    public func _store<Value>(_ value: consuming Value, at place: _RuntimePlace) {
        switch place {
        case .value: assumingMemoryBound(to: Value.self).pointee = value
        case .optional: assumingMemoryBound(to: Value?.self).pointee = value
        case .uninitializedValue: initializeMemory(as: Value.self, to: value)
        case .uninitializedOptional: initializeMemory(as: Value?.self, to: value)
        }
    }
}
