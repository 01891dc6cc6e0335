import Foundation

/// The memory block of a class instance.
enum InstanceMemory {
    /// Bytes that surely belong to the instance's block: the instance size where Objective-C's runtime tells it, else the size of its heap block.
    static func size(of object: AnyObject) -> Int {
        #if canImport(ObjectiveC)
        return class_getInstanceSize(type(of: object))
        #elseif canImport(Glibc) || canImport(Musl)
        return usableSize(Unmanaged.passUnretained(object).toOpaque())
        #else
        return Int.max
        #endif
    }

    /// Where the instance starts. Valid while somebody holds the object.
    @inline(__always)
    static func start(of object: AnyObject) -> UnsafeMutableRawPointer {
        Unmanaged.passUnretained(object).toOpaque()
    }
}

#if !canImport(ObjectiveC) && (canImport(Glibc) || canImport(Musl))
/// malloc.h is not part of the platform's module map.
@_silgen_name("malloc_usable_size")
private func usableSize(_ block: UnsafeMutableRawPointer?) -> Int
#endif
