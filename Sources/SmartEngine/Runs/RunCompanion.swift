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

/// How one property is read and written instead of by its codec. The pointers are the property's own.
public struct _RuntimeTransform {
    /// The form of the value that `read` gets.
    public enum Form: Sendable {
        /// The value as JSONSerialization would give it.
        case value
        /// The value as text, by the rules of the family.
        case text
        /// The value as JSONSerialization would give it, unless it is a number: of that, in seconds since 1970, the
        /// engine makes the Date itself.
        case date, optionalDate
    }

    /// Reads a value into the property; false if the property stays as it is.
    package let read: ((UnsafeMutableRawPointer, Any) -> Bool)?
    /// Returns the JSON form of the property. Nil leaves the property out; a nested nil is null.
    package let write: ((UnsafeRawPointer) -> Any?)?
    package let form: Form

    public init(
        read: ((UnsafeMutableRawPointer, Any) -> Bool)?, write: ((UnsafeRawPointer) -> Any?)?, form: Form = .value
    ) {
        self.read = read
        self.write = write
        self.form = form
    }
}

/// The transforms of one instance, by slot: the last ones on the run's stack while the instance is filled or written,
/// so that no instance allocates memory for them. One word, since every instance passes it on.
package struct InstanceTransforms: Sendable {
    @usableFromInline package let first: Int32
    private var count: Int32 = 0

    /// For an instance without transforms.
    package static var none: InstanceTransforms { InstanceTransforms(first: 0) }

    private init(first: Int32) { self.first = first }

    /// Begins a group of transforms on the stack, above those of the instances that are being filled or written.
    package init(on companion: UnsafeMutablePointer<RunCompanion>) {
        self.init(first: Int32(truncatingIfNeeded: companion.pointee.transforms.count))
    }

    package mutating func append(_ transform: _RuntimeTransform, on companion: UnsafeMutablePointer<RunCompanion>) {
        companion.pointee.transforms.append(transform)
        count &+= 1
    }

    var isEmpty: Bool { count == 0 }

    func transform(_ slot: Int32, on companion: UnsafeMutablePointer<RunCompanion>) -> _RuntimeTransform? {
        slot >= 0 && slot < count ? companion.pointee.transforms[Int(first &+ slot)] : nil
    }

    package func release(from companion: UnsafeMutablePointer<RunCompanion>) {
        if !isEmpty { drop(from: companion) }
    }

    /// Pops the instance's transforms. Each is released after it was popped: what it holds may run code that fills
    /// further instances.
    private func drop(from companion: UnsafeMutablePointer<RunCompanion>) {
        while companion.pointee.transforms.count > Int(first) {
            let last = companion.pointee.transforms.removeLast()
            withExtendedLifetime(last) {}
        }
    }
}
