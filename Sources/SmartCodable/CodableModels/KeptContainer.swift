@_spi(Engine) import SmartEngine

/// The keyed container that a coder hands out, again for every value of a type: `KeyedDecodingContainer<Key>` or
/// `KeyedEncodingContainer<Key>`.
///
/// Both are a reference to a box. The compiler cannot rely on that, since they are the standard library's, which may
/// change them: copying one costs a metadata look-up (Sources/Fast.md) for every value. Here the type is part of
/// the subclass's type.
class KeptContainer {
    /// The box. Optional, because `isKnownUniquelyReferenced` of an `AnyObject` returns false in a debug build of Swift
    /// 6.3.
    let place: UnsafeMutablePointer<AnyObject?>
    /// The contents' lifeline, in the box.
    private let lifeline: UnsafeMutablePointer<Lifeline?>

    fileprivate init(_ place: UnsafeMutablePointer<AnyObject?>, _ lifeline: UnsafeMutablePointer<Lifeline?>) {
        self.place = place
        self.lifeline = lifeline
    }

    deinit {
        place.deinitialize(count: 1)
        place.deallocate()
    }

    /// Whether a container of the type is a reference and nothing else.
    private static func canHold<Container>(_ type: Container.Type) -> Bool {
        MemoryLayout<Container>.size == MemoryLayout<AnyObject>.size
    }

    /// The container, to be kept; nil if the box does not have `contents`, which it was made with, after its header.
    ///
    /// - Parameter contents: A struct without counted references but the last field, `Lifeline?`, which is nil.
    static func holding<Container, Contents>(_ container: Container, contents: Contents) -> KeptContainer? {
        guard canHold(Container.self) else { return nil }
        let box = withUnsafeBytes(of: container) { $0.load(as: AnyObject.self) }
        let size = MemoryLayout<Contents>.size
        guard InstanceMemory.size(of: box) >= headerSize + size else { return nil }
        let place = InstanceMemory.start(of: box) + headerSize
        let isAsExpected = withUnsafeBytes(of: contents) { expected in
            expected.elementsEqual(UnsafeRawBufferPointer(start: place, count: size))
        }
        guard isAsExpected else { return nil }
        let lifeline = place + (size - MemoryLayout<Lifeline?>.size)
        return TypedContainer(container, lifeline.assumingMemoryBound(to: Lifeline?.self))
    }

    /// The size of an object's header: its type and its reference counts.
    private static let headerSize = 2 * MemoryLayout<Int>.size

    /// Makes the box hold what its contents refer to. Once, and only while the box is alive.
    final func own(_ coder: AnyObject, _ table: AnyObject) {
        assert(lifeline.pointee == nil)
        lifeline.initialize(to: Lifeline(coder, table))
    }
}

final class TypedContainer<Container>: KeptContainer {
    init(_ container: Container, _ lifeline: UnsafeMutablePointer<Lifeline?>) {
        let place = UnsafeMutablePointer<AnyObject?>.allocate(capacity: 1)
        UnsafeMutableRawPointer(place).initializeMemory(as: Container.self, to: container)
        super.init(place, lifeline)
    }

    // Neither inlined nor specialised: only in here does the type come from the class.
    @inline(never) @_semantics("optimize.sil.specialize.generic.never")
    func container() -> Container {
        UnsafeRawPointer(place).assumingMemoryBound(to: Container.self).pointee
    }
}
