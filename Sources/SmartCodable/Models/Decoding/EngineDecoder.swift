import Foundation
@_spi(Engine) import SmartEngine

/// The Decoder of one value. Passed to `init(from:)`; containers refer to it.
///
/// Decoders are recycled, within a run and in the thread's next one, unless user code keeps a decoder or a container,
/// which then stays valid (see `CoderLife`).
final class EngineDecoder: Decoder {
    /// All mutable state, accessed by pointer: it is used for every value, and class properties would have exclusivity
    /// checks.
    struct State: ~Copyable {
        var life: CoderLife<DecodingSession, KeyTable>
        /// The session's context.
        let context: DecodingContext
        /// The memory of the value's document, which the decoder retains if it owns the session. It must not be read
        /// while the decoder is idle.
        var memory: DocumentMemory
        var index: Int
        /// The instance with the initial values. It is made when the first property needs one, in memory that is kept
        /// for the next value.
        var initial: InitialInstance?
        var initialRoom: UnsafeMutableRawPointer?
        /// The values of the keyed container, by key number: a node index, `missing`, or a `slowPathIndex` if a
        /// transformer or wrapper must see the value.
        var values: UnsafeMutablePointer<Int32>
        /// The codecs that the keys' values had in an earlier object.
        var codecs: UnsafeMutablePointer<KnownCodec>
        var valueCapacity: Int
        /// The keys that were requested of this object, where keys may have any name; numbered after those of the
        /// table.
        var named = NamedKeys()
        /// The levels of a class that the engine fills; nil until they are known.
        var levels: InheritedLevels??
        /// Whether the initial instance is a model that is being updated.
        var isUpdating = false
        /// The document's path, for a decoder of nothing.
        var basePath: [any CodingKey] = []
        /// Members by name, made when many keys have to be looked up in a large object.
        var memberIndex: [String: Int]?
        var card = Card()
        /// The next idle decoder in the list.
        var next: EngineDecoder?
    }

    /// The variants and the present value of a polymorphic enum.
    struct Card {
        var cases: SmartVariants?
        /// The value that is being updated.
        var present: Any?
    }

    struct NamedKeys {
        var keys: [KeyTable.Key] = []
        var slots: [String: Int] = [:]
    }

    /// A type that was decoded for a key, and its codec.
    struct KnownCodec {
        var type: ObjectIdentifier?
        var codec: Unmanaged<Codec>?
    }

    let state: UnsafeMutablePointer<State>
    let plan: NativePlan

    /// `memory`: of the value's document. `isOwner`: false for a decoder that the engine manages, unless user code
    /// keeps it.
    init(_ session: DecodingSession, _ memory: DocumentMemory, index: Int, plan: NativePlan, isOwner: Bool = true) {
        self.plan = plan
        state = .allocate(capacity: 1)
        state.initialize(
            to: State(
                life: CoderLife(session, isOwner: isOwner),
                context: session.context, memory: memory, index: index,
                values: .allocate(capacity: 0), codecs: .allocate(capacity: 0),
                valueCapacity: 0))
        if isOwner { _ = memory.document.retain() }
    }

    deinit {
        forgetInitial()
        state.pointee.initialRoom?.deallocate()
        state.pointee.values.deallocate()
        state.pointee.codecs.deallocate()
        if state.pointee.life.ownsSession { memory.document.release() }
        state.deinitialize(count: 1)
        state.deallocate()
    }

    /// Reuses an idle decoder of the same run for another value.
    func reset(index: Int, _ context: DecodingContext) {
        state.pointee.life.isManaged = true
        state.pointee.index = index
        state.pointee.memory = context.memory
    }

    /// Makes an existing model the source of values that are missing in the JSON.
    func update(_ original: UnsafeRawPointer) {
        guard let model = plan.declared.native,
            let existing = InitialInstance(existing: original, model, isClass: plan.declared.isClass)
        else { return }
        state.pointee.initial = existing
        state.pointee.isUpdating = true
    }

    var session: DecodingSession { state.pointee.life.session.takeUnretainedValue() }
    var document: Document { state.pointee.memory.document.takeUnretainedValue() }
    var memory: DocumentMemory {
        @inline(__always) get { state.pointee.memory }
    }
    var index: Int { state.pointee.index }
    var codingPath: [any CodingKey] { state.pointee.basePath + context.codingPath(to: index, in: memory) }
    var userInfo: [CodingUserInfoKey: Any] { session.options.choices.userInfo }
    var context: DecodingContext { state.pointee.context }
    var node: Node {
        @inline(__always) get { state.pointee.memory.node(state.pointee.index) }
    }
    /// Whether this is a model with initial values: values that do not fit are repaired instead of thrown.
    var isTolerant: Bool { !plan.declared.isPlainCodable }
    /// Whether code uses the containers that may try one type after the other.
    var isHandWritten: Bool { context.native.pointee.isInPlainCodable && !plan.declared.isOfSystem }

    /// Runs `body` with the run reading this decoder's document, which it does already unless the decoder outlived its
    /// value.
    func reading<R>(_ body: () throws -> R) rethrows -> R {
        if context.memory.bytes == memory.bytes { return try body() }
        return try context.reading(document, body)
    }

    func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
        guard node.kind == .object else { throw mismatch([String: Any].self) }
        if let kept = state.pointee.life.reopen(ObjectIdentifier(type)) {
            kept.table._withUnsafeGuaranteedRef { open($0) }
            return kept.container(as: KeyedDecodingContainer<Key>.self)
        }
        return try makeContainer(type)
    }

    @inline(never)
    func makeContainer<Key: CodingKey>(_ type: Key.Type) throws -> KeyedDecodingContainer<Key> {
        state.pointee.levels = nil
        let table = plan.table(for: type)
        // Keys of another model, which is decoded from the same object: with its own names and initial values.
        if let owner = table.owner { return KeyedDecodingContainer(ownedContainer(owner, owner.table(for: type))) }
        let contents = KeyedContainer<Key>(self, table)
        if let container = state.pointee.life.keep(contents, table, table.keyType, in: KeyedDecodingContainer.init) {
            open(table)
            return container
        }
        // One decoder is enough where this one has no other container, and none that the engine takes back.
        guard state.pointee.life.ownsSession, !state.pointee.life.isOpen, !state.pointee.isUpdating else {
            return KeyedDecodingContainer(ownedContainer(plan, table))
        }
        return KeyedDecodingContainer(containerThatHolds(table))
    }

    /// A container that keeps this decoder, which has no other.
    private func containerThatHolds<Key: CodingKey>(_ table: KeyTable) -> KeyedContainer<Key> {
        state.pointee.life.isOpen = true
        open(table)
        return KeyedContainer<Key>(self, table, Lifeline(self, table))
    }

    func ownedContainer<Key: CodingKey>(_ plan: NativePlan, _ table: KeyTable) -> KeyedContainer<Key> {
        let other = EngineDecoder(session, memory, index: index, plan: plan)
        if state.pointee.isUpdating {
            // A copy, since user code may keep this decoder longer than the model lives.
            other.state.pointee.initial = state.pointee.initial.flatMap { $0.owned() }
            other.state.pointee.isUpdating = true
        }
        return other.containerThatHolds(table)
    }

    func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
        guard node.kind == .array else { throw mismatch([Any].self) }
        return UnkeyedContainer(self)
    }

    func singleValueContainer() throws -> any SingleValueDecodingContainer { self }

    /// The variants of a polymorphic enum; nil for another type than the decoder's.
    func cases(of type: any SmartPolymorphicEnum.Type) -> SmartVariants? {
        guard ObjectIdentifier(type) == ObjectIdentifier(plan.declared.type) else { return nil }
        let cases = state.pointee.card.cases ?? type.variants()
        state.pointee.card.cases = cases
        return cases
    }

    /// Whether `init(from:)` has filled every level of a class.
    var readsAllLevels: Bool { state.pointee.levels.map { $0 == nil } ?? false }

    /// Whether the model's `init()` leaves the key's property nil.
    func isInitiallyNil(_ key: KeyTable.Key) -> Bool {
        guard let initial = initialInstance(key) else { return plan.declared.isPlainCodable }
        return key.optional != nil && initial.isNil(key)
    }

    /// The instance with the initial values; nil where the key has no property.
    func initialInstance(_ key: KeyTable.Key) -> InitialInstance? {
        guard key.hasProperty else { return nil }
        if let initial = state.pointee.initial { return initial }
        return makeInitial()
    }

    private func makeInitial() -> InitialInstance? {
        guard let model = plan.declared.native else { return nil }
        let isFirst = state.pointee.initialRoom == nil
        let room = state.pointee.initialRoom ?? InitialInstance.makeRoom(model.type)
        // Taken out: `init()` may request a missing value from this decoder.
        state.pointee.initialRoom = nil
        let instance = InitialInstance(model, isClass: plan.declared.isClass, room: room)
        if state.pointee.initial != nil { return otherInitial(than: instance, in: room) }
        state.pointee.initialRoom = room
        state.pointee.initial = instance
        if isFirst { plan.check?.ask(room) }
        return instance
    }

    /// The instance that was made when `init()` itself used this decoder, instead of the one being made.
    private func otherInitial(than instance: InitialInstance, in room: UnsafeMutableRawPointer) -> InitialInstance? {
        instance.destroy()
        room.deallocate()
        return state.pointee.initial
    }

    func forgetInitial() {
        guard let initial = state.pointee.initial else { return }
        state.pointee.initial = nil
        state.pointee.isUpdating = false
        initial.destroy()
    }

    /// A decoder for a value inside this one that the model's own code decodes.
    func nested(at index: Int) -> EngineDecoder {
        EngineDecoder(session, memory, index: index, plan: plan.nested)
    }

    /// A decoder for null, as Foundation makes for a super decoder whose key is missing.
    @_optimize(size) func decoderOfNothing(_ key: any CodingKey) -> EngineDecoder {
        let decoder = EngineDecoder(session, DocumentMemory(.nothing), index: 0, plan: plan.nested)
        decoder.state.pointee.basePath = codingPath + [key]
        return decoder
    }

    func mismatch(_ expected: Any.Type) -> DecodingError {
        let view = memory.view(index)
        if isTolerant, expected == [String: Any].self {
            return JSONDecoderErrors.mismatch(model: plan.declared.type, named: expected, view, codingPath)
        }
        return JSONDecoderErrors.mismatch(expected, view, codingPath, session.options)
    }
}

extension EngineDecoder: ReusableCoder {
    typealias Plan = NativePlan

    var next: EngineDecoder? {
        @inline(__always) get { state.pointee.next }
        @inline(__always) set { state.pointee.next = newValue }
    }

    @inline(__always)
    func close() -> Bool { state.pointee.life.close(self) }

    func leaveRun() {
        guard !state.pointee.life.ownsSession else { return }
        _ = memory.document.retain()
        state.pointee.life.own(session)
    }

    @inline(__always)
    func releaseValue() {
        forgetInitial()
        if state.pointee.memberIndex != nil { state.pointee.memberIndex = nil }
        if !state.pointee.named.keys.isEmpty { forgetNamed() }
    }
}

extension Decoder {
    /// Whether the engine decodes.
    package var isOfEngine: Bool { self is EngineDecoder }
}

extension EngineDecoder: SingleValueDecodingContainer {
    func decodeNil() -> Bool { node.kind == .null }

    // An `init(from:)` may try one type after the other, so with conversions the first type would match, whatever the
    // value is. So scalars are exact, unless the type is nothing but a scalar of this type.
    private func scalar<S: ContainerScalar>(_ type: S.Type) throws -> S {
        if let value = S.read(node, index, memory) { return value }
        return try converted(type)
    }

    // One function for all types: values that fit exactly do not come here.
    @inline(never) @_semantics("optimize.sil.specialize.generic.never")
    private func converted<S: JSONScalar>(_ type: S.Type) throws -> S {
        context.forgetFailure()
        if let value = reading({ decodingExactly(type) { S.read(index, context) } }) { return value }
        throw failure(type, at: index)
    }

    private func decodingExactly<R>(_ type: Any.Type, isScalar: Bool = true, _ body: () -> R?) -> R? {
        guard state.pointee.life.isManaged else { return body() }
        return context.decodingExactly(body) ?? (isScalar && isMade(of: type) ? body() : nil)
    }

    /// Whether the type has a raw value of this type, or a single property.
    private func isMade(of type: Any.Type) -> Bool {
        func raw<Model: RawRepresentable>(_: Model.Type) -> Any.Type { Model.RawValue.self }
        let properties = plan.declared.layout.properties
        if properties.count == 1 { return properties[0].type == type }
        return (plan.declared.type as? any RawRepresentable.Type).map { raw($0) == type } ?? false
    }

    private func failure(_ type: Any.Type, at index: Int) -> any Error {
        state.pointee.basePath.isEmpty ? reading { context.failure(type, at: index) } : mismatch(type)
    }

    func decode(_ type: Bool.Type) throws -> Bool { try scalar(type) }
    func decode(_ type: String.Type) throws -> String { try scalar(type) }
    func decode(_ type: Double.Type) throws -> Double { try scalar(type) }
    func decode(_ type: Int.Type) throws -> Int { try scalar(type) }
    func decode(_ type: Int64.Type) throws -> Int64 { try scalar(type) }

    @_semantics("optimize.sil.specialize.generic.never")
    func decode<T: Decodable>(_ type: T.Type) throws -> T {
        let codec = CodecRegistry.shared.codec(for: type)
        context.forgetFailure()
        if let value = reading({ decodingExactly(type, isScalar: codec.isScalar) { codec.value(type, index, context) } }
        ) {
            return value
        }
        throw failure(type, at: index)
    }

    /// A value requested from an unkeyed container. Scalars are exact, whether the caller is generic or not.
    @inline(never) @_semantics("optimize.sil.specialize.generic.never")
    func decodeElement<T: Decodable>(_ type: T.Type, at index: Int) throws -> T {
        let codec = CodecRegistry.shared.codec(for: type)
        guard codec.isScalar, isHandWritten else {
            return try decodeValue(type, codec, at: index)
        }
        return try context.decodingExactly { try decodeValue(type, codec, at: index) }
    }

    /// Any value by its codec.
    @_semantics("optimize.sil.specialize.generic.never")
    func decodeValue<T: Decodable>(_ type: T.Type, at index: Int) throws -> T {
        try decodeValue(type, CodecRegistry.shared.codec(for: type), at: index)
    }

    private func decodeValue<T: Decodable>(_ type: T.Type, _ codec: Codec, at index: Int) throws -> T {
        context.forgetFailure()
        if let value = reading({ codec.value(type, index, context) }) { return value }
        throw failure(type, at: index)
    }
}
