import Foundation

extension UnsafeMutablePointer where Pointee == RunCompanion {
    /// Allocates an empty companion, which the owner must deinitialise and deallocate.
    static func makeEmpty() -> Self {
        let place = Self.allocate(capacity: 1)
        place.initialize(to: RunCompanion())
        return place
    }
}

/// A run's memory for run-time models; the session owns it by pointer.
package struct RunCompanion {
    /// The family's helper object (HandyJSON's mapper).
    package var object: AnyObject?
    /// Whether this run has used the helper object.
    package var isUsed = false
    /// Makes the helper ready for another run. False: it cannot be used again.
    package var restObject: ((AnyObject) -> Bool)?
    /// Transforms of the instances that are being filled or written, those of the innermost last.
    var transforms: [_RuntimeTransform] = []
    /// The capacity for transforms that is kept between runs.
    private static let maximumKept = 64
    /// Ordinals of plans of models without a mapping of their own, a direct-mapped cache by their low bits; a collision
    /// just recomputes. A run learns them from the plans, which know it under a lock, when it verifies a layout.
    private var unmapped = SIMD16<UInt32>(repeating: 0)

    @inline(__always)
    func isUnmapped(_ ordinal: UInt32) -> Bool { unmapped[Int(ordinal & 15)] == ordinal }

    /// Keeps the helper for the next run, if it has no other reference.
    mutating func endRun() {
        guard isUsed else { return }
        isUsed = false
        // There is one transform per level of the data.
        if transforms.capacity > RunCompanion.maximumKept { transforms = [] }
        guard isKnownUniquelyReferenced(&object), let helper = object, restObject?(helper) == true else {
            object = nil
            return
        }
    }

    mutating func noteUnmapped(_ ordinal: UInt32) { unmapped[Int(ordinal & 15)] = ordinal }
}
