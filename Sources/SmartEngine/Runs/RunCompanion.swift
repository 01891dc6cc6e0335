// Memory: a session owns its state; contexts point to it unowned. No pointer into storage that can grow lives across
// user code.

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
    /// Answers that plans and codecs keep under a lock: the ordinal of each, doubled, plus one for yes. A direct-mapped
    /// cache by the ordinals' low bits; a collision just asks again.
    private var answers: Answers = (0, 0, 0, 0, 0, 0, 0, 0)
    // Not a vector: the runtime would search all of the process for the conformance of its elements.
    private typealias Answers = (UInt64, UInt64, UInt64, UInt64, UInt64, UInt64, UInt64, UInt64)

    /// The answer of a plan whose layout is verified: whether its models have no mapping of their own. The answer of a
    /// codec: whether its type converts itself. Nil if the plan or codec has to be asked.
    @inline(__always)
    mutating func answer(of ordinal: UInt32) -> Bool? {
        let known = withUnsafeBytes(of: &answers) {
            $0.loadUnaligned(fromByteOffset: Int(ordinal & 15) &* 4, as: UInt32.self)
        }
        return known >> 1 == ordinal ? known & 1 == 1 : nil
    }

    mutating func note(_ answer: Bool, of ordinal: UInt32) {
        withUnsafeMutableBytes(of: &answers) {
            $0.storeBytes(of: ordinal &* 2 &+ (answer ? 1 : 0), toByteOffset: Int(ordinal & 15) &* 4, as: UInt32.self)
        }
    }

    /// Keeps the helper for the next run, if it has no other reference.
    mutating func reset() {
        isUsed = false
        // There is one transform per level of the data.
        if transforms.capacity > RunCompanion.maximumKept { transforms = [] }
        guard isKnownUniquelyReferenced(&object), let helper = object, restObject?(helper) == true else {
            object = nil
            return
        }
    }
}
