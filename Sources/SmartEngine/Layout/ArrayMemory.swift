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
