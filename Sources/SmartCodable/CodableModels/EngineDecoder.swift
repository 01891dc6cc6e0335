import Foundation

/// The Decoder of one value. Passed to `init(from:)`; containers refer to it.
///
/// Decoders are used again within a run, but only those that nobody kept: user code may hold on to a decoder or a
/// container, which then stays valid (see `Lifeline`).
final class EngineDecoder: Decoder {
    /// Everything that changes, behind a pointer: it is touched for every value, and class properties would be checked
    /// for exclusive access each time.
    struct State {
        var session: DecodingSession
        /// The session's.
        let contextState: UnsafeMutablePointer<DecodingState>
        let native: UnsafeMutablePointer<NativeScratch>
        var document: Document
        var memory: DocumentMemory
        var index: Int
        /// Made when the first property needs its initial value, in memory that is kept for the next value.
        var initial: InitialInstance?
        var initialRoom: UnsafeMutableRawPointer?
        /// The values of the keyed container, by key number: a node index, `missing`, or `beyond` a node index where
        /// the value goes through a transformer.
        var values: UnsafeMutablePointer<Int32>
        /// Which of a key's names gave the value; only where keys have several.
        var ranks: UnsafeMutablePointer<Int32>
        var valueCapacity: Int
        /// The keys that have a value here; another container with the same table may have taught it more.
        var openCount = 0
        /// Whether a keyed container was handed out for the present value.
        var isOpen = false
        /// Whether the engine looks after the decoder now: from the start to the end of its value's `init(from:)`. A
        /// decoder that user code made or kept hands out containers that own it.
        var isManaged = false
        /// Whether the initial instance is a model that is being updated.
        var isUpdating = false
        /// Whether the single-value container converts: the value is read for the second time.
        var converts = false
        /// Whether it refused something for not being exactly what was asked for.
        var hasRefused = false
        /// Where the document stands, for a decoder of nothing.
        var basePath: [any CodingKey] = []
        /// Members by name, made when many keys have to be looked for in a large object.
        var memberIndex: [String: Int]?
    }

    let state: UnsafeMutablePointer<State>
    let plan: NativePlan
    /// The box of the keyed container this decoder hands out, again for every value of the same model, and its keys. It
    /// refers to the decoder without owning it, so that copying it costs nothing; if user code keeps the box beyond its
    /// value, the box holds the decoder by its lifeline.
    private var box: AnyObject?
    private var boxTable: KeyTable?
    private var lifeline: Lifeline?

    init(_ session: DecodingSession, index: Int, plan: NativePlan) {
        self.plan = plan
        state = .allocate(capacity: 1)
        state.initialize(
            to: State(
                session: session, contextState: session.context.state, native: session.context.native,
                document: session.document,
                memory: session.context.memory, index: index, values: .allocate(capacity: 32),
                ranks: .allocate(capacity: 32), valueCapacity: 32))
    }

    deinit {
        forgetInitial()
        state.pointee.initialRoom?.deallocate()
        state.pointee.values.deallocate()
        state.pointee.ranks.deallocate()
        state.deinitialize(count: 1)
        state.deallocate()
    }

    /// Makes an idle decoder of the same run stand for another value.
    @inline(__always)
    func reset(index: Int, _ context: DecodingContext) {
        state.pointee.isManaged = true
        state.pointee.hasRefused = false
        state.pointee.index = index
        if state.pointee.memory.bytes != context.memory.bytes {
            state.pointee.document = context.session.document
            state.pointee.memory = context.memory
        }
    }

    /// Lets go of what belonged to the value. Where user code kept the container, that now holds the decoder.
    @inline(__always)
    func close() {
        state.pointee.isManaged = false
        forgetInitial()
        if state.pointee.memberIndex != nil { state.pointee.memberIndex = nil }
        guard state.pointee.isOpen else { return }
        state.pointee.isOpen = false
        if box != nil, !isKnownUniquelyReferenced(&box) { giveUpBox() }
    }

    @inline(never)
    private func giveUpBox() {
        lifeline?.hold(self, boxTable)
        lifeline = nil
        box = nil
        boxTable = nil
    }

    /// Takes the values that the source does not have from an existing model.
    func update(_ original: UnsafeRawPointer) {
        guard let model = plan.native,
            let existing = InitialInstance(existing: original, model, isClass: plan.layout.isClass)
        else { return }
        state.pointee.initial = existing
        state.pointee.isUpdating = true
    }

    var session: DecodingSession { state.pointee.session }
    var document: Document { state.pointee.document }
    var memory: DocumentMemory {
        @inline(__always) get { state.pointee.memory }
    }
    var index: Int {
        @inline(__always) get { state.pointee.index }
    }
    var codingPath: [any CodingKey] { state.pointee.basePath + context.codingPath(to: index, in: memory) }
    var userInfo: [CodingUserInfoKey: Any] { session.options.userInfo }
    var context: DecodingContext {
        @inline(__always) get { DecodingContext(state: state.pointee.contextState) }
    }
    var node: Node {
        @inline(__always) get { state.pointee.memory.node(state.pointee.index) }
    }
    /// A model with initial values: what does not fit is repaired instead of thrown.
    var isTolerant: Bool { plan.model != nil }

    /// Runs `body` with the run reading this decoder's document, which it does already unless the decoder outlived its
    /// value.
    @inline(__always)
    func reading<R>(_ body: () throws -> R) rethrows -> R {
        if context.memory.bytes == memory.bytes { return try body() }
        return try session.withRestoredDocument(document, body)
    }

    func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
        guard node.kind == .object else { throw mismatch([String: Any].self) }
        if state.pointee.isManaged, !state.pointee.isOpen, let box, let boxTable,
            boxTable.keyType == ObjectIdentifier(type)
        {
            state.pointee.isOpen = true
            open(boxTable)
            return unsafeBitCast(box, to: KeyedDecodingContainer<Key>.self)
        }
        return makeContainer(type)
    }

    @inline(never)
    private func makeContainer<Key: CodingKey>(_ type: Key.Type) -> KeyedDecodingContainer<Key> {
        let table = plan.table(for: type)
        // Keys of another model, which is decoded from the same object: with its own names and initial values.
        if let owner = table.owner { return KeyedDecodingContainer(ownedContainer(owner, owner.table(for: type))) }
        // A second container (a superclass with its own keys), a decoder that is not the engine's to manage, or a
        // container that were more than its box: such a container owns a decoder of its own.
        let canReuse = MemoryLayout<KeyedDecodingContainer<Key>>.size == MemoryLayout<AnyObject>.size
        guard state.pointee.isManaged, !state.pointee.isOpen, canReuse else {
            return KeyedDecodingContainer(ownedContainer(plan, table))
        }
        state.pointee.isOpen = true
        open(table)
        let lifeline = Lifeline()
        let container = KeyedDecodingContainer(KeyedContainer<Key>(self, table, lifeline))
        box = unsafeBitCast(container, to: AnyObject.self)
        boxTable = table
        self.lifeline = lifeline
        return container
    }

    /// A container of the object's members by property, for the engine itself.
    func ownContainer() -> KeyedContainer<NameKey> {
        ownedContainer(plan, KeyTable(NameKey.self, plan.strategy))
    }

    private func ownedContainer<Key: CodingKey>(_ plan: NativePlan, _ table: KeyTable) -> KeyedContainer<Key> {
        let other = EngineDecoder(session, index: index, plan: plan)
        other.share(self)
        other.open(table)
        return KeyedContainer<Key>(other, table, Lifeline(other, table))
    }

    /// Reads the same value as `decoder`.
    private func share(_ decoder: EngineDecoder) {
        state.pointee.document = decoder.document
        state.pointee.memory = decoder.memory
        state.pointee.isOpen = true
        guard decoder.state.pointee.isUpdating else { return }
        // A copy, since user code may keep this decoder longer than the model is there.
        state.pointee.initial = decoder.state.pointee.initial.flatMap { $0.owned() }
        state.pointee.isUpdating = true
    }

    func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
        guard node.kind == .array else { throw mismatch([Any].self) }
        return UnkeyedContainer(self)
    }

    func singleValueContainer() throws -> any SingleValueDecodingContainer { self }

    static let missing: Int32 = -1

    /// A node index in the form that keeps the fast paths away from it.
    static func beyond(_ index: Int) -> Int32 { -2 - Int32(truncatingIfNeeded: index) }

    /// Walks the members and notes the values of the keys known so far.
    private func open(_ table: KeyTable) {
        let count = table.hot.pointee.count
        if count > state.pointee.valueCapacity { growValues(count) }
        state.pointee.openCount = count
        let values = state.pointee.values
        for slot in 0..<count { values[slot] = EngineDecoder.missing }
        if table.hot.pointee.needsCare || context.state.pointee.hasExactNames { return openCarefully(table) }
        let names = table.names
        let memory = self.memory
        let index = self.index
        let end = memory.node(index).next
        var child = index &+ 1
        var guess = 0
        while child < end {
            let entry = names.find(memory.node(child), guess: guess, at: child, memory)
            if entry >= 0 {
                guess = entry &+ 1
                values[Int(names.entries[entry].target)] = Int32(truncatingIfNeeded: child &+ 1)
            }
            child = memory.after(child &+ 1)
        }
    }

    /// With several names, paths, transformers, or names that have to be converted.
    @inline(never)
    private func openCarefully(_ table: KeyTable) {
        let values = state.pointee.values
        let ranks = state.pointee.ranks
        for slot in 0..<table.hot.pointee.count { ranks[slot] = .max }
        let converts = table.hot.pointee.convertsNames
        var names = table.names
        let memory = self.memory
        let end = memory.node(index).next
        var child = index &+ 1
        var guess = 0
        while child < end {
            let value = child &+ 1
            var entry = names.find(memory.node(child), guess: guess, at: child, memory)
            if entry < 0, converts {
                table.learnMember(memory.view(child).string)
                names = table.names
                entry = names.find(memory.node(child), guess: guess, at: child, memory)
            }
            if entry >= 0 { guess = entry &+ 1 }
            while entry >= 0 {
                let found = names.entries[entry]
                let target = Int(found.target)
                if target >= 0, let node = found.tail < 0 ? value : follow(names.tails[Int(found.tail)], from: value) {
                    // The first name with a value other than null counts, else the first that is there; the last of
                    // equal members.
                    let rank = found.priority &+ (memory.node(node).kind == .null ? 1 << 20 : 0)
                    if rank <= ranks[target] {
                        ranks[target] = rank
                        values[target] =
                            table.hot.pointee.codecs[target].isSpecial
                            ? EngineDecoder.beyond(node) : Int32(truncatingIfNeeded: node)
                    }
                }
                entry = Int(found.nextSame)
            }
            child = memory.after(value)
        }
        for slot in table.flatSlots { values[slot] = locate(slot, table) }
        guard let renames = session.exactNames[index], memory.bytes == session.exactDocument else { return }
        for slot in 0..<table.hot.pointee.count where renames.contains(where: { $0.to == table.keys[slot].name }) {
            values[slot] = locate(slot, table)
        }
    }

    /// The way from a value along the rest of a path.
    private func follow(_ path: [String], from index: Int) -> Int? {
        var current = memory.view(index)
        for segment in path {
            guard let next = member(segment, of: current) ?? current.element(numbered: segment) else { return nil }
            current = next
        }
        return current.index
    }

    /// A member by its name, else by its converted name.
    private func member(_ name: String, of object: NodeView) -> NodeView? {
        if let exact = object.member(name) ?? object.equalMember(name) { return exact }
        return plan.strategy.convertsNames ? object.member(name, strategy: plan.strategy) : nil
    }

    private func growValues(_ count: Int) {
        let larger = UnsafeMutablePointer<Int32>.allocate(capacity: count * 2)
        larger.update(from: state.pointee.values, count: state.pointee.valueCapacity)
        state.pointee.values.deallocate()
        state.pointee.values = larger
        state.pointee.ranks.deallocate()
        state.pointee.ranks = .allocate(capacity: count * 2)
        state.pointee.valueCapacity = count * 2
    }

    /// The key's number, learned now if need be.
    @inline(__always)
    func slot<K: CodingKey>(_ key: K, _ table: KeyTable) -> Int {
        if let known = table.known(key), known < state.pointee.openCount { return known }
        return learn(key, table)
    }

    @inline(never)
    private func learn<K: CodingKey>(_ key: K, _ table: KeyTable) -> Int {
        let slot = table.known(key) ?? plan.learn(key, in: table)
        table.remember(key, as: slot)
        let first = state.pointee.openCount
        guard slot >= first else { return slot }
        if slot >= state.pointee.valueCapacity { growValues(slot + 1) }
        for new in first...slot { state.pointee.values[new] = locate(new, table) }
        state.pointee.openCount = slot + 1
        return slot
    }

    /// The value of a key that was not known when the object was opened.
    private func locate(_ slot: Int, _ table: KeyTable) -> Int32 {
        let found = table.keys[slot].isFlat ? index : find(table.keys[slot])
        guard found >= 0 else { return EngineDecoder.missing }
        return table.hot.pointee.codecs[slot].isSpecial ? EngineDecoder.beyond(found) : Int32(truncatingIfNeeded: found)
    }

    /// Several names: the first that is not null, else the first present.
    private func find(_ key: KeyTable.Key) -> Int {
        let object = memory.view(index)
        var present = -1
        let renames = memory.bytes == session.exactDocument ? session.exactNames[index] ?? [] : []
        for path in renames.filter({ $0.to == key.name }).map({ [$0.from] }) + key.paths {
            guard let first = path.first, let head = headMember(named: first, of: object),
                let found = follow(Array(path.dropFirst()), from: head)
            else {
                continue
            }
            if memory.node(found).kind != .null { return found }
            if present < 0 { present = found }
        }
        return present
    }

    private func headMember(named name: String, of object: NodeView) -> Int? {
        guard object.node.count > 16 else { return member(name, of: object)?.index }
        let index = state.pointee.memberIndex ?? object.memberIndex(plan.strategy)
        state.pointee.memberIndex = index
        return index[name] ?? index[plan.strategy.normalize(name)]
    }

    /// Whether the model's `init()` leaves the key's property nil.
    func isInitiallyNil(_ slot: Int, _ table: KeyTable) -> Bool {
        guard let initial = initialInstance(slot, table) else { return plan.model == nil }
        let key = table.keys[slot]
        return key.optional != nil && initial.isNil(key)
    }

    /// The value that the model's `init()` gives the key's property.
    func initialValue<V>(_ slot: Int, _ table: KeyTable, as type: V.Type) -> V? {
        initialInstance(slot, table)?.value(table.keys[slot], as: type)
    }

    /// The instance with the initial values; nil where no property stands behind the key.
    func initialInstance(_ slot: Int, _ table: KeyTable) -> InitialInstance? {
        guard table.hot.pointee.codecs[slot].hasProperty, plan.model != nil else { return nil }
        if let initial = state.pointee.initial { return initial }
        guard let model = plan.native else { return nil }
        let room = state.pointee.initialRoom ?? InitialInstance.makeRoom(model.type)
        state.pointee.initialRoom = room
        let instance = InitialInstance(model, isClass: plan.isClass, room: room)
        state.pointee.initial = instance
        return instance
    }

    @inline(__always)
    private func forgetInitial() {
        guard let initial = state.pointee.initial else { return }
        state.pointee.initial = nil
        state.pointee.isUpdating = false
        initial.destroy()
    }

    /// A decoder for a value inside this one that the model's own code takes apart.
    func nested(at index: Int) -> EngineDecoder {
        reading { EngineDecoder(session, index: index, plan: plan.nested) }
    }

    /// A decoder for null, as Foundation makes for a super decoder whose key is missing.
    func decoderOfNothing(_ key: any CodingKey) -> EngineDecoder {
        let decoder = EngineDecoder(session, index: 0, plan: plan.nested)
        decoder.state.pointee.basePath = codingPath + [key]
        if let nothing = EngineDecoder.nothing {
            decoder.state.pointee.document = nothing
            decoder.state.pointee.memory = DocumentMemory(nothing)
        }
        return decoder
    }

    private static let nothing = try? Document(text: "null")

    func mismatch(_ expected: Any.Type) -> DecodingError {
        let description = DecodingError.Context(
            codingPath: codingPath, debugDescription: "Expected \(expected), found \(memory.view(index).summary).")
        return node.kind == .null
            ? DecodingError.valueNotFound(expected, description) : DecodingError.typeMismatch(expected, description)
    }
}
