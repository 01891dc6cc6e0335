import Foundation

extension UnsafeMutablePointer where Pointee == RunCompanion {
    /// To be deinitialised and deallocated by its owner.
    static func makeEmpty() -> Self {
        let place = Self.allocate(capacity: 1)
        place.initialize(to: RunCompanion())
        return place
    }
}

/// What a run keeps for run-time models, behind a pointer of the session's.
package struct RunCompanion {
    /// The family's helper object (HandyJSON's mapper).
    package var object: AnyObject?
    /// Ordinals of plans of models without a mapping of their own, each in the place of its low bits; a collision only
    /// asks again. A run learns them from the plans, which know it under a lock, when it verifies a layout.
    private var unmapped = SIMD16<UInt32>(repeating: 0)

    @inline(__always)
    func isUnmapped(_ ordinal: UInt32) -> Bool { unmapped[Int(ordinal & 15)] == ordinal }

    mutating func noteUnmapped(_ ordinal: UInt32) { unmapped[Int(ordinal & 15)] = ordinal }
}
