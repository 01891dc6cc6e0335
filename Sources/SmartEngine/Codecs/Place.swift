/// The state of the memory that a value is stored in.
public enum _RuntimePlace: Sendable {
    case value, optional, uninitializedValue, uninitializedOptional
}

extension UnsafeMutableRawPointer {
    /// Stores a new value, and releases the old one afterwards, since its `deinit` may read the place. (An assignment
    /// of an optional in generic code destroys the old value while it is still there.)
    @inlinable @inline(__always)
    public func _store<Value>(_ value: consuming Value, at place: _RuntimePlace) {
        switch place {
        case .value: assumingMemoryBound(to: Value.self).replace(value)
        case .optional: assumingMemoryBound(to: Value?.self).replace(value)
        case .uninitializedValue: initializeMemory(as: Value.self, to: value)
        case .uninitializedOptional: initializeMemory(as: Value?.self, to: value)
        }
    }
}

extension UnsafeMutablePointer {
    @inlinable @inline(__always)
    func replace(_ value: consuming Pointee) {
        let old = move()
        initialize(to: value)
        withExtendedLifetime(old) {}
    }
}
