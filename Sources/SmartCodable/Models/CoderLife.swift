// Memory: an address is of the codec's or the property's type, as a verified layout says. User code may run between
// two uses only of memory that this code owns.

@_spi(Engine) import SmartEngine

/// The references that keep a coder alive: its run, and the keyed container that it hands out for every value of its
/// type.
///
/// The container refers to the coder without owning it, so copies are free. If user code keeps the container beyond its
/// value, the coder releases it, and it gets a lifeline, which holds the coder. References here are retained and
/// released by hand, since they are used for each value.
struct CoderLife<Session: AnyObject, Table: AnyObject>: ~Copyable {
    private(set) var session: Unmanaged<Session>
    /// Whether the coder owns the session, since it may outlive the run. An idle coder that owned it would keep the run
    /// from being recycled.
    private(set) var ownsSession: Bool
    /// Whether the engine manages the coder now: from the start to the end of its value. A coder that user code made or
    /// kept hands out containers that own it.
    var isManaged = false
    /// Whether a keyed container was handed out for the present value.
    var isOpen = false
    private(set) var kept: Kept?

    struct Kept {
        let container: Unmanaged<KeptContainer>
        /// The place of the container's box, which can be read without a call of the container.
        let box: UnsafeMutablePointer<AnyObject?>
        let table: Unmanaged<Table>
        let keys: ObjectIdentifier
    }

    init(_ session: Session, isOwner: Bool) {
        self.session = isOwner ? .passRetained(session) : .passUnretained(session)
        ownsSession = isOwner
    }

    deinit {
        kept?.release()
        if ownsSession { session.release() }
    }

    /// Retains `session`, replacing the one held so far.
    mutating func own(_ session: Session) {
        let before = ownsSession ? self.session : nil
        self.session = .passRetained(session)
        ownsSession = true
        before?.release()
    }

    /// A container with `contents` that is recycled. Nil where the coder cannot hand one out: for a second one (a
    /// superclass with its own keys), or where user code could keep it unnoticed.
    mutating func keep<Container, Contents>(
        _ contents: Contents, _ table: Table, _ keys: ObjectIdentifier, in box: (Contents) -> Container
    ) -> Container? {
        guard isManaged, !isOpen else { return nil }
        let container = box(contents)
        guard let holder = KeptContainer.holding(container, contents: contents) else { return nil }
        let before = kept
        kept = Kept(container: .passRetained(holder), box: holder.place, table: .passRetained(table), keys: keys)
        before?.release()
        isOpen = true
        return container
    }

    /// The container for these keys, reused for another value; nil where it has to be made.
    mutating func reopen(_ keys: ObjectIdentifier) -> Kept? {
        guard isManaged, !isOpen, let kept, kept.keys == keys else { return nil }
        isOpen = true
        return kept
    }

    /// Whether user code did not keep the container.
    var isContainerFree: Bool {
        get {
            guard let kept else { return true }
            return isKnownUniquelyReferenced(&kept.box.pointee)
        }
    }

    /// Ends the value. False if user code has kept the container. The container then holds the coder, which is never
    /// recycled, even if the container is released. Nothing of the user's is released here.
    @inline(__always)
    mutating func close(_ coder: AnyObject) -> Bool {
        isManaged = false
        guard isOpen else { return true }
        isOpen = false
        if isContainerFree { return true }
        giveUpContainer(to: coder)
        return false
    }

    private mutating func giveUpContainer(to coder: AnyObject) {
        guard let kept else { return }
        kept.container.takeUnretainedValue().own(coder, kept.table.takeUnretainedValue())
        self.kept = nil
        kept.release()
    }
}

extension CoderLife.Kept {
    fileprivate func release() {
        container.release()
        table.release()
    }

    /// The container, whose type must be the one it was made with.
    @inline(__always)
    func container<Container>(as type: Container.Type) -> Container {
        container._withUnsafeGuaranteedRef { unsafeDowncast($0, to: TypedContainer<Container>.self).container() }
    }
}

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

/// The references that keep a keyed container's coder and keys alive, where the container owns them.
///
/// While a value is being coded, its coder holds the container, which has no lifeline and refers to the coder without
/// owning it. So both are recycled for the next value of the type, and a copy of the container counts no references.
/// The standard library's box copies it for each value whose type it does not know. If user code keeps the container
/// beyond its value, the coder releases it and writes a lifeline into the box (`KeptContainer.own`). From then on both
/// live as long as the user's reference.
final class Lifeline {
    private let coder: AnyObject
    private let table: AnyObject

    init(_ coder: AnyObject, _ table: AnyObject) {
        self.coder = coder
        self.table = table
    }
}
