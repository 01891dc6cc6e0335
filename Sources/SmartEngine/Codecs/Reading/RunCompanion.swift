import Foundation

extension UnsafeMutablePointer where Pointee == RunCompanion {
    /// The owner must deinitialise and deallocate it.
    static func makeEmpty() -> Self {
        let place = Self.allocate(capacity: 1)
        place.initialize(to: RunCompanion())
        return place
    }
}

/// What a run keeps for run-time models; the session owns it by pointer.
package struct RunCompanion {
    /// The family's helper object (HandyJSON's mapper).
    package var object: AnyObject?
    /// Whether this run has used it.
    package var isUsed = false
    /// Makes the helper ready for another run. False: it cannot be used again.
    package var restObject: ((AnyObject) -> Bool)?
    /// Transforms of the instances that are being filled or written, those of the innermost last.
    var transforms: [_RuntimeTransform] = []
    /// The capacity for transforms that is kept between runs.
    private static let maximumKept = 64
    /// What plans and codecs know under a lock, by their ordinals: each doubled, plus the answer. A direct-mapped cache by the
    /// ordinals' low bits; a collision just asks again.
    private var answers = SIMD16<UInt32>(repeating: 0)

    /// Of a plan whose layout is verified: whether its models have no mapping of their own. Of a codec: whether the type
    /// converts itself. Nil where it has to be asked.
    @inline(__always)
    func answer(of ordinal: UInt32) -> Bool? {
        let known = answers[Int(ordinal & 15)]
        return known >> 1 == ordinal ? known & 1 == 1 : nil
    }

    mutating func note(_ answer: Bool, of ordinal: UInt32) {
        answers[Int(ordinal & 15)] = ordinal &* 2 &+ (answer ? 1 : 0)
    }

    /// Keeps the helper for the next run, if it has no other reference.
    mutating func reset() {
        isUsed = false
        // One per level of the data.
        if transforms.capacity > RunCompanion.maximumKept { transforms = [] }
        guard isKnownUniquelyReferenced(&object), let helper = object, restObject?(helper) == true else {
            object = nil
            return
        }
    }
}
