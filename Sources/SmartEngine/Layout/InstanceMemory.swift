import Foundation

/// The memory of a class instance.
@usableFromInline package enum InstanceMemory {
    /// Bytes from the start of an instance to its end, according to its class. The allocator does not know: an instance
    /// may be part of the program's data (a `static let` that the optimiser has initialised statically), or belong to
    /// another allocator.
    package static func size(of object: AnyObject) -> Int { size(of: type(of: object)) }

    /// Bytes from the start of an instance of the class to its end.
    static func size(of type: AnyClass) -> Int {
        #if canImport(ObjectiveC)
        return class_getInstanceSize(type)
        #else
        return Int(instanceExtents(type).positive)
        #endif
    }

    /// A value whose type is known to be a class, as its object. Without `as`, which also checks for bridging to
    /// Objective-C.
    @inlinable package static func object<T>(_ value: T) -> AnyObject {
        assert(T.self is AnyClass)
        return withUnsafePointer(to: value) { UnsafeRawPointer($0).assumingMemoryBound(to: AnyObject.self).pointee }
    }

    /// The address where the properties' offsets start, for a model at `place`, which has the reference of a class's
    /// instance.
    @inline(__always)
    @inlinable package static func base(of place: UnsafeMutableRawPointer, isClass: Bool) -> UnsafeMutableRawPointer {
        isClass ? place.assumingMemoryBound(to: UnsafeMutableRawPointer.self).pointee : place
    }

    /// The address where the instance starts. Valid while the object is retained.
    @inlinable package static func start(of object: AnyObject) -> UnsafeMutableRawPointer {
        Unmanaged.passUnretained(object).toOpaque()
    }
}

#if !canImport(ObjectiveC)
/// The function that `ManagedBuffer` uses: the bytes before and after the address of an instance.
@_silgen_name("_swift_getSwiftClassInstanceExtents")
private func instanceExtents(_ type: AnyClass) -> (negative: UInt, positive: UInt)
#endif
