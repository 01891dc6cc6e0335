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
    @inline(never)
    private func drop(from companion: UnsafeMutablePointer<RunCompanion>) {
        while companion.pointee.transforms.count > Int(first) {
            let last = companion.pointee.transforms.removeLast()
            withExtendedLifetime(last) {}
        }
    }
}
