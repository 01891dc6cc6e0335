/// The keyed container that a coder hands out, again for every value of a type: `KeyedDecodingContainer<Key>` or
/// `KeyedEncodingContainer<Key>`.
///
/// Both are a reference to a box. The compiler cannot rely on that, since they are the standard library's, which may
/// change them: copying one costs a metadata look-up (Sources/Fast.md) for every value. Here the type is part of
/// the subclass's type.
@usableFromInline package class KeptContainer {
    /// The box. Optional, because `isKnownUniquelyReferenced` of an `AnyObject` returns false in a debug build of Swift
    /// 6.3.
    @usableFromInline package let place: UnsafeMutablePointer<AnyObject?>

    fileprivate init(_ place: UnsafeMutablePointer<AnyObject?>) { self.place = place }

    deinit {
        place.deinitialize(count: 1)
        place.deallocate()
    }

    /// Whether the box has no other reference.
    @inlinable package final var isUnique: Bool {
        @inline(__always) get { isKnownUniquelyReferenced(&place.pointee) }
    }

    /// The container, whose type must be the one it was made with.
    @inline(__always)
    @inlinable package final func container<Container>(as type: Container.Type) -> Container {
        unsafeDowncast(self, to: TypedContainer<Container>.self).container()
    }

    /// Whether a container of the type is a reference and nothing else.
    package static func canHold<Container>(_ type: Container.Type) -> Bool {
        MemoryLayout<Container>.size == MemoryLayout<AnyObject>.size
    }

    package static func holding<Container>(_ container: Container) -> KeptContainer { TypedContainer(container) }
}

@usableFromInline package final class TypedContainer<Container>: KeptContainer {
    init(_ container: Container) {
        let place = UnsafeMutablePointer<AnyObject?>.allocate(capacity: 1)
        UnsafeMutableRawPointer(place).initializeMemory(as: Container.self, to: container)
        super.init(place)
    }

    // Neither inlined nor specialised: only in here does the type come from the class.
    @inline(never) @_semantics("optimize.sil.specialize.generic.never")
    @usableFromInline package func container() -> Container {
        UnsafeRawPointer(place).assumingMemoryBound(to: Container.self).pointee
    }
}
