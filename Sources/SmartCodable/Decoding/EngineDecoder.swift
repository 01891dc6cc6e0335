import Foundation

/// The Decoder of one value. Passed to `init(from:)`; containers refer to it.
///
/// Decoders are used again within a run, but only those that nobody kept: user code may hold on to a decoder or a container, which then stays valid.
final class EngineDecoder: Decoder {
    private(set) var session: DecodingSession
    private(set) var document: Document
    private(set) var memory: DocumentMemory
    private(set) var index: Int
    private(set) var plan: NativePlan
    /// Made when the first property needs its initial value.
    private var initial: InitialInstance?
    /// The values of the first keyed container, by key number: a node index, -1 for a missing member, -2 for one with a transformer.
    private(set) var values: UnsafeMutablePointer<Int32>
    private(set) var valueCapacity: Int
    private(set) var table: KeyTable?

    init(session: DecodingSession, index: Int, plan: NativePlan) {
        self.session = session
        document = session.document
        memory = session.context.memory
        self.index = index
        self.plan = plan
        valueCapacity = 32
        values = .allocate(capacity: valueCapacity)
    }

    deinit { values.deallocate() }

    /// Makes a recycled decoder stand for another value.
    func reset(_ session: DecodingSession, index: Int, plan: NativePlan) {
        self.session = session
        document = session.document
        memory = session.context.memory
        self.index = index
        self.plan = plan
        table = nil
    }

    /// Lets go of what belonged to the value.
    @inline(__always)
    func release() {
        if initial != nil { initial = nil }
    }

    var codingPath: [any CodingKey] { memory.path(to: index).map(EngineKey.init) }
    var userInfo: [CodingUserInfoKey: Any] { session.options.userInfo }
    var context: DecodingContext { session.context }
    var node: Node { memory.node(index) }

    /// Runs `body` with the run reading this decoder's document, which it does already unless the decoder outlived its value.
    @inline(__always)
    func reading<R>(_ body: () throws -> R) rethrows -> R {
        if session.document === document { return try body() }
        return try session.withRestoredDocument(document, body)
    }

    func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
        guard node.kind == .object else { throw mismatch([String: Any].self) }
        let table = plan.table(for: type)
        // A second container (a superclass with its own keys) gets a decoder of its own.
        let owner = self.table == nil ? self : sibling()
        owner.open(table)
        return KeyedDecodingContainer(KeyedContainer<Key>(owner, table))
    }

    private func sibling() -> EngineDecoder {
        let other = EngineDecoder(session: session, index: index, plan: plan)
        other.document = document
        other.memory = memory
        other.initial = initial
        return other
    }

    func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
        guard node.kind == .array else { throw mismatch([Any].self) }
        return UnkeyedContainer(self)
    }

    func singleValueContainer() throws -> any SingleValueDecodingContainer { self }

    /// Walks the members and notes the values of the keys known so far.
    private func open(_ table: KeyTable) {
        self.table = table
        let count = table.slots.count
        if count > valueCapacity { growValues(count) }
        for slot in 0..<count { values[slot] = -1 }
        if session.options.key != .useDefaultKeys || table.hasMappings {
            for slot in 0..<count { values[slot] = Int32(truncatingIfNeeded: locate(slot)) }
            return
        }
        let names = table.names
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
        larger.update(from: values, count: valueCapacity)
        values.deallocate()
        values = larger
        valueCapacity = count * 2
    }

    /// The key's number, learned now if need be.
    @inline(__always)
    func slot<K: CodingKey>(_ key: K, _ table: KeyTable) -> Int { table.known(key) ?? learn(key, table) }

    @inline(never)
    private func learn<K: CodingKey>(_ key: K, _ table: KeyTable) -> Int {
        let slot = plan.learn(key, in: table)
        table.remember(key, as: slot)
        if slot >= valueCapacity { growValues(slot + 1) }
        values[slot] = Int32(truncatingIfNeeded: locate(slot))
        return slot
    }

    /// The key's value: a node index, or -1. Several names: the first that is not null, else the first present.
    private func locate(_ slot: Int) -> Int {
        guard let table else { return -1 }
        if table.slots[slot].transformer != nil { return -2 }
        return find(slot, table)
    }

    func find(_ slot: Int, _ table: KeyTable) -> Int {
        let object = memory.view(index)
        var present = -1
        for path in table.slots[slot].paths {
            guard let found = member(path, of: object) else { continue }
            if !found.isNull { return found.index }
            if present < 0 { present = found.index }
        }
        return present
    }

    private func member(_ path: [String], of object: NodeView) -> NodeView? {
        guard let first = path.first else { return nil }
        if path.count > 1, let literal = object.member(path.joined(separator: "."), strategy: session.options.key) { return literal }
        var current = object.member(first, strategy: session.options.key)
        for segment in path.dropFirst() {
            if let element = Int(segment), current?.kind == .array {
                current = current?.element(element)
            } else {
                current = current?.member(segment, strategy: session.options.key)
            }
        }
        return current
    }

    /// The value that the model's `init()` gives the key's property.
    func initialValue<V>(_ slot: Int, _ table: KeyTable, as type: V.Type) -> V? {
        guard let property = table.slots[slot].property, let make = plan.makeInitial else { return nil }
        let instance = initial ?? make()
        initial = instance
        return instance.value(of: property, as: type)
    }

    /// Names the model and property of the repairs since `first`.
    func nameRepairs(since first: Int, _ slot: Int, _ table: KeyTable) {
        session.log.name(from: first, model: plan.type, property: table.slots[slot].property?.name ?? table.slots[slot].name)
    }

    func noteMissing(_ slot: Int, _ table: KeyTable, expected: Any.Type) {
        session.log.add(
            .missing, document: document, index: index, name: table.slots[slot].paths.first?.joined(separator: ".") ?? table.slots[slot].name,
            expected: expected, model: plan.type, property: table.slots[slot].property?.name ?? table.slots[slot].name)
    }

    func mismatch(_ expected: Any.Type) -> DecodingError {
        DecodingError.typeMismatch(
            expected, DecodingError.Context(codingPath: codingPath, debugDescription: "Expected \(expected), found \(memory.view(index).summary)."))
    }
}

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
        session.native.lastError = nil
        if let value = reading({ codec.value(type, index, context) }) { return value }
        if let error = session.native.lastError {
            session.native.lastError = nil
            throw error
        }
        let view = memory.view(index)
        throw DecodingError.typeMismatch(
            type,
            DecodingError.Context(
                codingPath: memory.path(to: index).map(EngineKey.init), debugDescription: "Expected \(type), found \(view.summary)."))
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
