@_spi(Engine) import SmartEngine

/// What a coder lives by: its run, and the keyed container that it hands out, again for every value of its type.
///
/// The container refers to the coder without owning it, so that copying it costs nothing; if user code keeps it beyond
/// its value, the coder gives it up, and it holds the coder by its lifeline. What is owned here is counted by hand, as it
/// is looked at for each value.
struct CoderLife<Session: AnyObject, Table: CoderTable>: ~Copyable {
    private(set) var session: Unmanaged<Session>
    /// Whether the coder owns the session, as it may be there longer than the run. An idle one would keep the run from
    /// being used again.
    private(set) var ownsSession: Bool
    /// Whether the engine looks after the coder now: from the start to the end of its value. A coder that user code made
    /// or kept hands out containers that own it.
    var isManaged = false
    /// Whether a keyed container was handed out for the present value.
    var isOpen = false
    private(set) var kept: Kept?

    struct Kept {
        let container: Unmanaged<KeptContainer>
        let table: Unmanaged<Table>
        let lifeline: Unmanaged<Lifeline>
    }

    init(_ session: Session, isOwner: Bool) {
        self.session = isOwner ? .passRetained(session) : .passUnretained(session)
        ownsSession = isOwner
    }

    deinit {
        kept?.release()
        if ownsSession { session.release() }
    }

    /// Makes the coder an owner of its run, or of another one.
    mutating func own(_ session: Session) {
        let before = ownsSession ? self.session : nil
        self.session = .passRetained(session)
        ownsSession = true
        before?.release()
    }

    /// Whether the coder can hand out a container that is used again: not a second one (a superclass with its own keys),
    /// nor one that were more than a reference.
    func canKeep<Container>(_ type: Container.Type) -> Bool { isManaged && !isOpen && KeptContainer.canHold(type) }

    mutating func keep<Container>(_ container: Container, _ table: Table, _ lifeline: Lifeline) {
        let before = kept
        kept = Kept(
            container: .passRetained(.holding(container)), table: .passRetained(table),
            lifeline: .passRetained(lifeline))
        before?.release()
    }

    /// The container for these keys, handed out for another value; nil where it has to be made.
    @inline(__always)
    mutating func reopen(_ keys: ObjectIdentifier) -> Kept? {
        guard isManaged, !isOpen, let kept, kept.table._withUnsafeGuaranteedRef({ $0.keyType == keys }) else {
            return nil
        }
        isOpen = true
        return kept
    }

    /// Whether user code has not kept the container.
    var isContainerFree: Bool {
        @inline(__always) get { kept?.container._withUnsafeGuaranteedRef { $0.isUnique } ?? true }
    }

    /// Ends the value. False where user code has kept the container: that holds the coder now, which is never used again,
    /// whatever becomes of the container. Nothing of the user's is released here.
    @inline(__always)
    mutating func close(_ coder: AnyObject) -> Bool {
        isManaged = false
        guard isOpen else { return true }
        isOpen = false
        if isContainerFree { return true }
        giveUpContainer(to: coder)
        return false
    }

    @inline(never)
    private mutating func giveUpContainer(to coder: AnyObject) {
        guard let kept else { return }
        kept.lifeline.takeUnretainedValue().hold(coder, kept.table.takeUnretainedValue())
        self.kept = nil
        kept.release()
    }
}

extension CoderLife.Kept {
    fileprivate func release() {
        lifeline.release()
        container.release()
        table.release()
    }

    /// The container, whose type must be the one it was made with.
    @inline(__always)
    func container<Container>(as type: Container.Type) -> Container {
        container._withUnsafeGuaranteedRef { $0.container(as: type) }
    }
}

/// The keys of a keyed container.
protocol CoderTable: AnyObject {
    var keyType: ObjectIdentifier { get }
}
