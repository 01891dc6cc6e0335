@_spi(Engine) import SmartEngine

/// A run's plans and coders of types, for each naming of keys that the thread uses.
struct TypesInUse<Coder: ReusableCoder> {
    var current = CodersInUse<Coder>()
    /// The number of the naming; nil where a closure gives the names, for one run.
    private var variant: Int?
    private var others: [(variant: Int, coders: CodersInUse<Coder>)] = []

    init(_ variant: Int?) { self.variant = variant }

    /// Prepares for a run with these names.
    @inline(__always)
    mutating func begin(_ variant: Int?) {
        if variant == nil || variant != self.variant { exchange(variant) }
    }

    private mutating func exchange(_ variant: Int?) {
        let (before, earlier) = (current, self.variant)
        let known = others.firstIndex { $0.variant == variant }
        current = known.map { others.remove(at: $0).coders } ?? CodersInUse()
        self.variant = variant
        if let earlier { others.append((earlier, before)) } else { before.free() }
    }

    /// Keeps one coder of each type for the thread's next run, and nothing where a closure gave the names: it is the
    /// user's.
    mutating func rest() {
        if variant == nil { exchange(nil) } else if !current.lists.isEmpty { current.trim() }
    }

    /// Releases all plans and coders.
    mutating func removeAll() {
        let before = self
        self = TypesInUse(variant)
        before.free()
    }

    func free() {
        current.free()
        for other in others { other.coders.free() }
    }
}

/// The plans of a run's types, and the coders of them that are free: a hash table by the types' addresses.
///
/// By pointer, since it is used for every object: without reference counting and exclusivity checks. The owner must
/// free it.
struct CodersInUse<Coder: ReusableCoder> {
    private struct Entry {
        var type: UInt = 0
        var plan: Coder.Plan?
        /// The idle coders, as a list, since a type may contain itself.
        var idle: Coder?
    }

    private var entries: UnsafeMutablePointer<Entry>
    private var mask: UInt
    private var count: UInt = 0
    /// The types with more than one idle coder.
    fileprivate var lists: [UInt] = []

    init() { self.init(capacity: 16) }

    private init(capacity: UInt) {
        mask = capacity - 1
        entries = .allocate(capacity: Int(capacity))
        entries.initialize(repeating: Entry(), count: Int(capacity))
    }

    /// The type's entry, or the free one that it would have.
    @inline(__always)
    private func find(_ type: UInt) -> UnsafeMutablePointer<Entry> {
        var place = ((type &* 0x9E37_79B9) >> 8) & mask
        while entries[Int(place)].type != type, entries[Int(place)].type != 0 { place = (place &+ 1) & mask }
        return entries + Int(place)
    }

    @inline(__always)
    private static func number(_ type: Any.Type) -> UInt { UInt(bitPattern: ObjectIdentifier(type)) }

    @inline(__always)
    func plan(of type: Any.Type) -> Unmanaged<Coder.Plan>? {
        find(CodersInUse.number(type)).pointee.plan.map { .passUnretained($0) }
    }

    /// Adds the plan of a type that has none yet.
    mutating func add(_ plan: Coder.Plan, of type: Any.Type) {
        if count * 2 > mask { grow() }
        let entry = find(CodersInUse.number(type))
        if entry.pointee.type == 0 { count += 1 }
        entry.pointee.type = CodersInUse.number(type)
        entry.pointee.plan = plan
    }

    private mutating func grow() {
        var larger = CodersInUse(capacity: (mask + 1) * 2)
        for place in 0...Int(mask) where entries[place].type != 0 {
            larger.find(entries[place].type).pointee = (entries + place).move()
            (entries + place).initialize(to: Entry())
        }
        larger.count = count
        larger.lists = lists
        entries.deallocate()
        self = larger
    }

    @inline(__always)
    func take(_ type: Any.Type) -> Coder? {
        let entry = find(CodersInUse.number(type))
        guard let coder = entry.pointee.idle.take() else { return nil }
        entry.pointee.idle = coder.next.take()
        return coder
    }

    /// Takes back a coder of a type whose plan was added.
    @inline(__always)
    mutating func add(_ coder: Coder, of type: Any.Type) {
        let entry = find(CodersInUse.number(type))
        guard entry.pointee.type != 0 else { return }
        if let other = entry.pointee.idle.take() {
            coder.next = other
            lists.append(entry.pointee.type)
        }
        entry.pointee.idle = coder
    }

    /// Keeps one coder of each type for the next run.
    fileprivate mutating func trim() {
        let lists = lists
        self.lists = []
        for type in lists { CodersInUse.dropNext(of: find(type).pointee.idle) }
    }

    /// The first idle coder of each type.
    var idle: [Coder] { (0...Int(mask)).compactMap { entries[$0].idle } }

    func free() {
        for coder in idle { CodersInUse.dropNext(of: coder) }
        entries.deinitialize(count: Int(mask + 1))
        entries.deallocate()
    }

    /// Releases the coders of a list one by one, since it may be long.
    private static func dropNext(of coder: Coder?) {
        var rest = coder?.next.take()
        while let coder = rest { rest = coder.next.take() }
    }
}

/// A coder that is recycled for the next value of its type, within a run and in the thread's next one, unless user code
/// keeps it or its container.
protocol ReusableCoder: AnyObject {
    associatedtype Plan: AnyObject
    /// The next coder in a list of idle ones.
    var next: Self? { get set }
    /// Ends the value. False if user code has kept the coder's container (see `CoderLife.close`).
    func close() -> Bool
    /// Called when user code kept the coder, or a container of it, which may then outlive the run.
    func leaveRun()
    /// Releases what belongs to the value.
    func releaseValue()
}

extension ReusableCoder {
    /// Ends the value of a coder. Returns whether it is free for another: user code kept neither it nor its container.
    ///
    /// Both are checked once, before anything of the user's is released: another thread, or a deinitialiser, may
    /// release what was kept at any moment. An encoder that has left its output must not write another value.
    @inline(__always)
    static func end(_ coder: inout Self) -> Bool {
        let isFree = coder.close() && isKnownUniquelyReferenced(&coder)
        if !isFree { coder.leaveRun() }
        coder.releaseValue()
        return isFree
    }
}
