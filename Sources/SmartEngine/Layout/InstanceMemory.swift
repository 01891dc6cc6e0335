// Memory: addresses are typed as the runtime or a verified `TypeLayout` says. An instance is only read here, or
// copied as a whole.

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

/// Makes arrays of one element type by their memory layout, without naming the class of their storage. The standard
/// library's generic code costs 700 instructions per array, as much as two small models.
///
/// An array's storage is an object with two words, the count and twice the capacity plus a flag, and then the elements.
/// That is part of the ABI (it is compiled into every program). Nevertheless it is compared, once for each type, with
/// an array that the standard library made, from which the storage's class is taken.
package struct ArrayMemory {
    private let storage: AnyClass
    private let flag: UInt
    private let stride: Int
    private let firstElement: Int
    private let alignmentMask: Int

    private static let count = 2 * MemoryLayout<UInt>.size
    private static let capacity = 3 * MemoryLayout<UInt>.size

    /// Measures the arrays of a type; nil if they have another layout.
    init?<Element>(of _: Element.Type) {
        #if _pointerBitWidth(_64) && !SMARTCODABLE_PORTABLE
        guard ArrayMemory.hasCounts, MemoryLayout<[Element]>.size == MemoryLayout<AnyObject>.size else { return nil }
        alignmentMask = max(MemoryLayout<Element>.alignment, MemoryLayout<UInt>.alignment) - 1
        stride = MemoryLayout<Element>.stride
        firstElement = (4 * MemoryLayout<UInt>.size + alignmentMask) & ~alignmentMask
        var sample: [Element] = []
        sample.reserveCapacity(3)
        let object = unsafeBitCast(sample, to: AnyObject.self)
        let start = UnsafeRawPointer(InstanceMemory.start(of: object))
        let word = start.load(fromByteOffset: ArrayMemory.capacity, as: UInt.self)
        let base = sample.withUnsafeBufferPointer { $0.baseAddress.map { UnsafeRawPointer($0) } }
        guard InstanceMemory.size(of: object) == 4 * MemoryLayout<UInt>.size, base == start + firstElement,
            start.load(fromByteOffset: ArrayMemory.count, as: Int.self) == 0, Int(word >> 1) == sample.capacity
        else { return nil }
        storage = type(of: object)
        flag = word & 1
        #else
        return nil
        #endif
    }

    /// Whether the count of an array is where it is expected.
    package static let hasCounts = RuntimeProbe.arrays.holds {
        let sample = [7, 8, 9]
        guard MemoryLayout<[Int]>.size == MemoryLayout<AnyObject>.size else { return false }
        let object = unsafeBitCast(sample, to: AnyObject.self)
        return withExtendedLifetime(sample) {
            UnsafeRawPointer(InstanceMemory.start(of: object)).load(fromByteOffset: count, as: Int.self) == 3
        }
    }

    /// An array of this type as an object: `fill` initialises at most `capacity` elements from `base` on, and returns
    /// how many.
    @inline(__always)
    func make(
        capacity: Int, _ fill: (_ base: UnsafeMutableRawPointer, _ capacity: Int, _ used: inout Int) -> Void
    ) -> AnyObject {
        let object = bufferAllocate(storage, size: firstElement &+ capacity &* stride, alignmentMask: alignmentMask)
        let start = InstanceMemory.start(of: object)
        start.storeBytes(of: 0, toByteOffset: ArrayMemory.count, as: Int.self)
        start.storeBytes(of: UInt(capacity) &<< 1 | flag, toByteOffset: ArrayMemory.capacity, as: UInt.self)
        var used = 0
        fill(start + firstElement, capacity, &used)
        start.storeBytes(of: used, toByteOffset: ArrayMemory.count, as: Int.self)
        return object
    }
}

/// The function with which `ManagedBufferPointer` allocates: an object of a class with `size` bytes, of which only the
/// header is initialised.
@_silgen_name("swift_bufferAllocate")
private func bufferAllocate(_ type: AnyClass, size: Int, alignmentMask: Int) -> AnyObject

/// Swift's own check of exclusive access, for the properties of objects that other code may be using: as the compiler
/// does for `object.property = value`. If a conflicting access is in progress, the runtime traps, as it would for that
/// assignment.
package enum ExclusiveAccess {
    /// Runs `body`, which may change what lies at `address` and runs no other code.
    static func modifying<R>(_ address: UnsafeRawPointer, _ body: () -> R) -> R {
        during(address, modify | tracking, body)
    }

    /// Runs `body`, which copies what lies at `address`.
    package static func reading<R>(_ address: UnsafeRawPointer, _ body: () -> R) -> R {
        during(address, tracking, body)
    }

    /// Whether what lies at `address` may be read now. For a property that is copied immediately.
    package static func checkReading(_ address: UnsafeRawPointer) {
        guard let checks = AccessChecks.shared else { return }
        var buffer = Buffer()
        withUnsafeMutablePointer(to: &buffer) { checks.begin(address, $0, 0, nil) }
    }

    /// Whether accesses are checked.
    package static var isChecked: Bool { AccessChecks.shared != nil }

    private static func during<R>(_ address: UnsafeRawPointer, _ flags: UInt, _ body: () -> R) -> R {
        guard let checks = AccessChecks.shared else { return body() }
        var buffer = Buffer()
        return withUnsafeMutablePointer(to: &buffer) { buffer in
            checks.begin(address, buffer, flags, nil)
            defer { checks.end(buffer) }
            return body()
        }
    }

    fileprivate static let modify: UInt = 1
    fileprivate static let tracking: UInt = 0x20
}

/// Three words, in which the runtime links the accesses of a thread.
private struct Buffer {
    var words: (UInt, UInt, UInt) = (0, 0, 0)
}

/// The runtime's entry points, which the compiler calls. Looked up, because they cannot be named in source; a
/// statically linked program does without the check.
private struct AccessChecks: Sendable {
    typealias Begin = @convention(c) (UnsafeRawPointer, UnsafeMutableRawPointer, UInt, UnsafeRawPointer?) -> Void
    typealias End = @convention(c) (UnsafeMutableRawPointer) -> Void

    let begin: Begin
    let end: End

    static let shared: AccessChecks? = {
        let program = dlopen(nil, RTLD_LAZY)
        guard let begin = dlsym(program, "swift_beginAccess"), let end = dlsym(program, "swift_endAccess") else {
            return nil
        }
        let checks = AccessChecks(begin: unsafeBitCast(begin, to: Begin.self), end: unsafeBitCast(end, to: End.self))
        return RuntimeProbe.exclusiveAccess.holds { checks.noteAccesses() } ? checks : nil
    }()

    /// Whether the runtime writes into a buffer what it is expected to: the address, or zero if a program has turned
    /// the checks off.
    private func noteAccesses() -> Bool {
        var value = 0
        return withUnsafeMutablePointer(to: &value) { value in
            var buffer = Buffer(words: (1, 0, 0))
            return withUnsafeMutablePointer(to: &buffer) { buffer in
                begin(value, buffer, ExclusiveAccess.modify | ExclusiveAccess.tracking, nil)
                let noted = buffer.pointee.words.0
                end(buffer)
                return noted == 0 || noted == UInt(bitPattern: value)
            }
        }
    }
}

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
