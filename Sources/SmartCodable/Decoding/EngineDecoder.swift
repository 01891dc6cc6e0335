import Foundation

/// The Decoder of one value. Passed to `init(from:)`; containers refer to it.
///
/// Decoders are used again within a run, but only those that nobody kept: user code may hold on to a decoder or a container, which then stays valid for
/// good (the decoder is then never freed, see `box`).
final class EngineDecoder: Decoder {
    /// Everything that changes, behind a pointer: it is touched for every value, and class properties would be checked for exclusive access each time.
    struct State {
        var session: DecodingSession
        var document: Document
        var memory: DocumentMemory
        var index: Int
        /// Made when the first property needs its initial value.
        var initial: InitialInstance?
        /// The values of the keyed container, by key number: a node index, -1 for a missing member, -2 for one with a transformer.
        var values: UnsafeMutablePointer<Int32>
        var valueCapacity: Int
        /// Whether a keyed container was handed out for the present value.
        var isOpen = false
        /// Whether the engine looks after the decoder now: from the start to the end of its value's `init(from:)`. A decoder that user code made or kept hands
        /// out containers that own it.
        var isManaged = false
        /// Members by name, made when many keys have to be looked for in a large object.
        var memberIndex: [String: Int]?
    }

    let state: UnsafeMutablePointer<State>
    let plan: NativePlan
    /// The box of the keyed container this decoder hands out, again for every value of the same model, and its keys. It refers to the decoder without owning
    /// it, so that copying it costs nothing; if user code keeps the box beyond its value, the decoder is made immortal instead of being freed.
    private var box: AnyObject?
    private var boxTable: KeyTable?

    init(_ session: DecodingSession, index: Int, plan: NativePlan) {
        self.plan = plan
        state = .allocate(capacity: 1)
        state.initialize(
            to: State(
                session: session, document: session.document, memory: session.context.memory, index: index, values: .allocate(capacity: 32),
                valueCapacity: 32))
    }

    deinit {
        forgetInitial()
        state.pointee.values.deallocate()
        state.deinitialize(count: 1)
        state.deallocate()
    }

    /// Makes an idle decoder of the same run stand for another value.
    @inline(__always)
    func reset(index: Int, _ context: DecodingContext) {
        state.pointee.isManaged = true
        state.pointee.index = index
        if state.pointee.memory.bytes != context.memory.bytes {
            state.pointee.document = context.session.document
            state.pointee.memory = context.memory
        }
    }

    /// Lets go of what belonged to the value. False when user code kept the container.
    @inline(__always)
    func close() -> Bool {
        state.pointee.isManaged = false
        forgetInitial()
        if state.pointee.memberIndex != nil { state.pointee.memberIndex = nil }
        guard state.pointee.isOpen else { return true }
        state.pointee.isOpen = false
        return box == nil || isKnownUniquelyReferenced(&box)
    }

    var session: DecodingSession { state.pointee.session }
    var document: Document { state.pointee.document }
    var memory: DocumentMemory {
        @inline(__always) get { state.pointee.memory }
    }
    var index: Int {
        @inline(__always) get { state.pointee.index }
    }
    var codingPath: [any CodingKey] { memory.path(to: index).map(EngineKey.init) }
    var userInfo: [CodingUserInfoKey: Any] { session.options.userInfo }
    var context: DecodingContext {
        @inline(__always) get { state.pointee.session.context }
    }
    var node: Node {
        @inline(__always) get { state.pointee.memory.node(state.pointee.index) }
    }
    /// A model with initial values: what does not fit is repaired instead of thrown.
    var isTolerant: Bool { plan.model != nil }

    /// Runs `body` with the run reading this decoder's document, which it does already unless the decoder outlived its value.
    @inline(__always)
    func reading<R>(_ body: () throws -> R) rethrows -> R {
        if context.memory.bytes == memory.bytes { return try body() }
        return try session.withRestoredDocument(document, body)
    }

    func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
        guard node.kind == .object else { throw mismatch([String: Any].self) }
        if state.pointee.isManaged, !state.pointee.isOpen, let box, let boxTable, boxTable.keyType == ObjectIdentifier(type) {
            state.pointee.isOpen = true
            open(boxTable)
            return unsafeBitCast(box, to: KeyedDecodingContainer<Key>.self)
        }
        return makeContainer(type)
    }

    @inline(never)
    private func makeContainer<Key: CodingKey>(_ type: Key.Type) -> KeyedDecodingContainer<Key> {
        let table = plan.table(for: type)
        // A second container (a superclass with its own keys), a decoder that is not the engine's to manage, or a container that were more than its box:
        // such a container owns a decoder of its own.
        let canReuse = MemoryLayout<KeyedDecodingContainer<Key>>.size == MemoryLayout<AnyObject>.size
        guard state.pointee.isManaged, !state.pointee.isOpen, canReuse else {
            let other = EngineDecoder(session, index: index, plan: plan)
            other.state.pointee.document = document
            other.state.pointee.memory = memory
            other.state.pointee.isOpen = true
            other.open(table)
            return KeyedDecodingContainer(KeyedContainer<Key>(other, table, owned: true))
        }
        state.pointee.isOpen = true
        open(table)
        let container = KeyedDecodingContainer(KeyedContainer<Key>(self, table, owned: false))
        box = unsafeBitCast(container, to: AnyObject.self)
        boxTable = table
        return container
    }

    func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
        guard node.kind == .array else { throw mismatch([Any].self) }
        return UnkeyedContainer(self)
    }

    func singleValueContainer() throws -> any SingleValueDecodingContainer { self }

    /// Walks the members and notes the values of the keys known so far.
    private func open(_ table: KeyTable) {
        let count = table.hot.pointee.count
        if count > state.pointee.valueCapacity { growValues(count) }
        let values = state.pointee.values
        if table.hot.pointee.hasMappings || session.options.key != .useDefaultKeys {
            for slot in 0..<count { values[slot] = Int32(truncatingIfNeeded: locate(slot, table)) }
            return
        }
        for slot in 0..<count { values[slot] = -1 }
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

    private func growValues(_ count: Int) {
        let larger = UnsafeMutablePointer<Int32>.allocate(capacity: count * 2)
        larger.update(from: state.pointee.values, count: state.pointee.valueCapacity)
        state.pointee.values.deallocate()
        state.pointee.values = larger
        state.pointee.valueCapacity = count * 2
    }

    /// The key's number, learned now if need be.
    @inline(__always)
    func slot<K: CodingKey>(_ key: K, _ table: KeyTable) -> Int { table.known(key) ?? learn(key, table) }

    @inline(never)
    private func learn<K: CodingKey>(_ key: K, _ table: KeyTable) -> Int {
        let slot = plan.learn(key, in: table)
        table.remember(key, as: slot)
        if slot >= state.pointee.valueCapacity { growValues(slot + 1) }
        state.pointee.values[slot] = Int32(truncatingIfNeeded: locate(slot, table))
        return slot
    }

    /// The key's value: a node index, -1 for none, -2 where a transformer has to look.
    private func locate(_ slot: Int, _ table: KeyTable) -> Int {
        table.keys[slot].transformer == nil ? find(slot, table) : -2
    }

    /// Several names: the first that is not null, else the first present.
    func find(_ slot: Int, _ table: KeyTable) -> Int {
        let object = memory.view(index)
        var present = -1
        for path in table.keys[slot].paths {
            guard let found = member(path, of: object) else { continue }
            if !found.isNull { return found.index }
            if present < 0 { present = found.index }
        }
        return present
    }

    private func member(_ path: [String], of object: NodeView) -> NodeView? {
        guard let first = path.first else { return nil }
        let strategy = session.options.key
        if path.count > 1, let literal = member(named: path.joined(separator: "."), of: object, strategy) { return literal }
        var current = member(named: first, of: object, strategy)
        for segment in path.dropFirst() {
            if let element = Int(segment), current?.kind == .array {
                current = current?.element(element)
            } else {
                current = current?.member(segment, strategy: strategy)
            }
        }
        return current
    }

    private func member(named name: String, of object: NodeView, _ strategy: SmartKeyDecodingStrategy) -> NodeView? {
        guard object.node.count > 16 else { return object.member(name, strategy: strategy) }
        let index = state.pointee.memberIndex ?? object.memberIndex(strategy)
        state.pointee.memberIndex = index
        return index[name].map { memory.view($0) }
    }

    /// The value that the model's `init()` gives the key's property.
    func initialValue<V>(_ slot: Int, _ table: KeyTable, as type: V.Type) -> V? {
        guard table.hot.pointee.codecs[slot].hasProperty, let model = plan.model else { return nil }
        let instance = state.pointee.initial ?? InitialInstance(model, isClass: plan.layout.isClass)
        state.pointee.initial = instance
        return instance.value(table.keys[slot], as: type)
    }

    @inline(__always)
    private func forgetInitial() {
        guard let initial = state.pointee.initial else { return }
        state.pointee.initial = nil
        initial.destroy()
    }

    /// A decoder for a value inside this one, outside of any model.
    func nested(at index: Int) -> EngineDecoder {
        reading { EngineDecoder(session, index: index, plan: NativePlan(EmptyModel.self)) }
    }

    func mismatch(_ expected: Any.Type) -> DecodingError {
        DecodingError.typeMismatch(
            expected, DecodingError.Context(codingPath: codingPath, debugDescription: "Expected \(expected), found \(memory.view(index).summary)."))
    }
}

/// A stand-in for containers that belong to no model of their own.
private struct EmptyModel: Decodable {}

extension EngineDecoder: SingleValueDecodingContainer {
    func decodeNil() -> Bool { node.kind == .null }

    private func scalar<S: JSONScalar>(_ type: S.Type) throws -> S {
        if let value = S.exact(node, index, memory) { return value }
        if let value = reading({ S.read(index, context) }) { return value }
        throw node.kind == .null
            ? DecodingError.valueNotFound(type, DecodingError.Context(codingPath: codingPath, debugDescription: "Expected \(type), found null."))
            : mismatch(type)
    }

    func decode(_ type: Bool.Type) throws -> Bool { try scalar(type) }
    func decode(_ type: String.Type) throws -> String { try scalar(type) }
    func decode(_ type: Double.Type) throws -> Double { try scalar(type) }
    func decode(_ type: Float.Type) throws -> Float { try scalar(type) }
    func decode(_ type: Int.Type) throws -> Int { try scalar(type) }
    func decode(_ type: Int8.Type) throws -> Int8 { try scalar(type) }
    func decode(_ type: Int16.Type) throws -> Int16 { try scalar(type) }
    func decode(_ type: Int32.Type) throws -> Int32 { try scalar(type) }
    func decode(_ type: Int64.Type) throws -> Int64 { try scalar(type) }
    func decode(_ type: UInt.Type) throws -> UInt { try scalar(type) }
    func decode(_ type: UInt8.Type) throws -> UInt8 { try scalar(type) }
    func decode(_ type: UInt16.Type) throws -> UInt16 { try scalar(type) }
    func decode(_ type: UInt32.Type) throws -> UInt32 { try scalar(type) }
    func decode(_ type: UInt64.Type) throws -> UInt64 { try scalar(type) }

    func decode<T: Decodable>(_ type: T.Type) throws -> T {
        try decodeValue(type, at: index)
    }

    /// Any value by its codec.
    func decodeValue<T: Decodable>(_ type: T.Type, at index: Int) throws -> T {
        let codec = CodecRegistry.shared.codec(for: type)
        context.native.pointee.lastError = nil
        if let value = reading({ codec.value(type, index, context) }) { return value }
        throw context.takeError() ?? DecodingError.typeMismatch(
            type,
            DecodingError.Context(
                codingPath: memory.path(to: index).map(EngineKey.init),
                debugDescription: "Expected \(type), found \(memory.view(index).summary)."))
    }
}

/// A step of a coding path.
struct EngineKey: CodingKey {
    let stringValue: String
    let intValue: Int?

    init(_ step: PathStep) {
        switch step {
        case .member(let name):
            stringValue = name
            intValue = nil
        case .element(let index):
            stringValue = "Index \(index)"
            intValue = index
        }
    }

    init(stringValue: String) {
        self.stringValue = stringValue
        intValue = nil
    }

    init(intValue: Int) {
        stringValue = "Index \(intValue)"
        self.intValue = intValue
    }
}
