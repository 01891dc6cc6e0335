import Foundation
@_spi(Engine) import SmartEngine

/// The Encoder of one value: writes straight into the text.
///
/// A value's containers are written in place as they are filled. Only a nested container or super encoder that user
/// code requests by name gets a text of its own, because it may be filled later than its siblings. This text is
/// inserted when the value is finished.
///
/// Encoders and their keyed containers are recycled, within a run and in the thread's next one, unless they were kept
/// (see `EngineDecoder`).
final class EngineEncoder: Encoder {
    enum Kind {
        case nothing, value, object, array, skipped
    }

    /// All mutable state, accessed by pointer: it is used for every value, and class properties would have exclusivity
    /// checks.
    struct State: ~Copyable {
        /// The references that keep the encoder alive. Its session owns what `output` points to.
        var life: CoderLife<EncodingSession, EncodingKeyTable>
        var output: EncodingContext
        var kind = Kind.nothing
        /// The start of the value's text.
        var start: JSONByteWriter.Mark
        /// Whether a name may have been written twice.
        var mayRepeatNames = false
        /// The names written so far, by number.
        var written: UInt64 = 0
        /// The number of the name whose value is being written, or -1, and the table it is from.
        var current = -1
        /// The highest number so far: every name above it is new.
        var highest = -1
        var openTable: EncodingKeyTable?
        /// The key whose value is being written, if it may have any name.
        var currentKey: (any CodingKey)?
        /// The names written so far of keys that may have any name.
        var named: Set<String> = []
        /// The codecs of the members' types, found by comparing pointers: one model has few types.
        var codecs: [(type: ObjectIdentifier, codec: Unmanaged<Codec>)] = []
        /// Names that lead into nested objects.
        var nestedNames: Set<String>
        /// Whether `encode(to:)` writes every level of a class.
        var writesAllLevels = false
        var elementCount = 0
        /// The value's parts; nil where it has none.
        var parts: EncoderParts?
        /// Whether the value leaves objects to be released when the encoder is closed.
        var hasLeftovers = false
        /// The configuration of the property whose own closure is writing it.
        var ownWriting: WrapperConfiguration?
        /// How the cases of a polymorphic enum are written.
        var cases: WrittenCases?
        /// The next idle encoder in the list.
        var next: EngineEncoder?

        init(_ session: EncodingSession, isOwner: Bool, _ nestedNames: Set<String>) {
            self.nestedNames = nestedNames
            life = CoderLife(session, isOwner: isOwner)
            output = session.context
            start = session.context.state.pointee.writer.mark
        }

        /// Resets the state for another value.
        mutating func restart() {
            kind = .nothing
            start = output.state.pointee.writer.mark
            life.isManaged = true
            life.isOpen = false
            mayRepeatNames = false
            written = 0
            current = -1
            highest = -1
            elementCount = 0
        }
    }

    let state: UnsafeMutablePointer<State>
    let plan: EncodingPlan
    /// The path of an encoder that is not managed.
    private var path: [any CodingKey]

    /// `isOwner`: false for an encoder that the engine manages, unless user code keeps it.
    init(_ session: EncodingSession, _ plan: EncodingPlan, path: [any CodingKey] = [], isOwner: Bool = true) {
        self.plan = plan
        self.path = path
        state = .allocate(capacity: 1)
        state.initialize(to: State(session, isOwner: isOwner, plan.nestedNames))
    }

    deinit {
        state.deinitialize(count: 1)
        state.deallocate()
    }

    private var session: EncodingSession { state.pointee.life.session.takeUnretainedValue() }

    /// Reuses an idle encoder of the same run for another value.
    func reset() { state.pointee.restart() }

    var output: EncodingContext { state.pointee.output }
    var userInfo: [CodingUserInfoKey: Any] { output.state.pointee.options.choices.userInfo }
    var codingPath: [any CodingKey] { state.pointee.life.isManaged ? output.codingPath(to: self) : path }

    /// The key of the value that is being written in this one.
    var currentKey: (any CodingKey)? {
        if state.pointee.kind == .array { return EngineKey(intValue: max(0, state.pointee.elementCount - 1)) }
        return state.pointee.currentKey ?? state.pointee.openTable?.key(state.pointee.current)
    }

    func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
        guard beginObject() else { return elsewhere("an object").container(keyedBy: type) }
        if let kept = state.pointee.life.reopen(ObjectIdentifier(type)) {
            return kept.container(as: KeyedEncodingContainer<Key>.self)
        }
        return makeContainer(type)
    }

    @inline(never)
    private func makeContainer<Key: CodingKey>(_ type: Key.Type) -> KeyedEncodingContainer<Key> {
        let table = plan.table(for: type)
        if state.pointee.life.isManaged { plan.noteKeys(type) }
        state.pointee.nestedNames.formUnion(table.model.nestedNames)
        state.pointee.writesAllLevels = false
        let contents = KeyedWriter<Key>(self, table)
        guard let container = state.pointee.life.keep(contents, table, table.keyType, in: KeyedEncodingContainer.init)
        else {
            // A superclass with its own keys, or the same keys again.
            if state.pointee.life.isOpen { state.pointee.mayRepeatNames = true }
            return KeyedEncodingContainer(KeyedWriter<Key>(self, table, Lifeline(self, table)))
        }
        return container
    }

    func unkeyedContainer() -> any UnkeyedEncodingContainer {
        beginArray() ? UnkeyedWriter(encoder: self) : elsewhere("a list").unkeyedContainer()
    }

    func singleValueContainer() -> any SingleValueEncodingContainer { self }

    /// Begins an object. False if the value is already something else; an object that was written as a single value is
    /// continued.
    @discardableResult
    @inline(__always)
    func beginObject() -> Bool {
        guard state.pointee.kind == .nothing else { return continueObject() }
        state.pointee.kind = .object
        output.state.pointee.writer.beginObject()
        return true
    }

    private func continueObject() -> Bool {
        switch state.pointee.kind {
        case .object: return true
        case .nothing, .skipped: output.state.pointee.writer.beginObject()
        case .value:
            guard output.state.pointee.writer.reopenObject(since: state.pointee.start) else { return false }
            state.pointee.mayRepeatNames = true
        case .array: return false
        }
        state.pointee.kind = .object
        return true
    }

    private func beginArray() -> Bool {
        switch state.pointee.kind {
        case .array: return true
        case .nothing, .skipped: output.state.pointee.writer.beginArray()
        case .value:
            guard let count = output.state.pointee.writer.reopenArray(since: state.pointee.start) else { return false }
            state.pointee.elementCount = count
        case .object: return false
        }
        state.pointee.kind = .array
        return true
    }

    /// An encoder that discards its output, which would not form valid JSON here. The value then fails at its end.
    private func elsewhere(_ wanted: String) -> EngineEncoder {
        let path = codingPath
        noteConflict(conflict(wanted, path))
        let session = EncodingSession(after: session)
        let encoder = EngineEncoder(session, plan, path: path)
        session.begin(with: encoder)
        return encoder
    }

    func conflict(_ wanted: String, _ path: [any CodingKey]) -> EncodingError {
        let found: String
        switch state.pointee.kind {
        case .object: found = "an object"
        case .array: found = "a list"
        default: found = "a single value"
        }
        return EncodingError.invalid(
            wanted, "\(plan.type) is encoded as \(found) already; it cannot be \(wanted) as well.", at: path, OwnText())
    }

    /// Notes that the value has been written by other means.
    func markValue() { state.pointee.kind = .value }

    /// Notes that the property is left out.
    func skip() { state.pointee.kind = .skipped }

    /// Closes what was opened. False when the value is to be left out.
    func finish() -> Bool {
        switch state.pointee.kind {
        case .skipped: return false
        case .value: break
        case .object: output.state.pointee.writer.endObject()
        case .array: output.state.pointee.writer.endArray()
        case .nothing:
            // A value that writes nothing is an empty object, but not at the top level; there only from a closure for
            // dates or data, or in an optional.
            if output.state.pointee.refuses, state.pointee.life.isManaged, output.isTopLevel,
                plan.type != CustomEncoding.self, output.state.pointee.refusesNothing
            {
                return false
            }
            output.state.pointee.writer.beginObject()
            output.state.pointee.writer.endObject()
        }
        guard state.pointee.parts == nil, !state.pointee.mayRepeatNames, state.pointee.nestedNames.isEmpty else {
            return finishMembers()
        }
        return true
    }

    private func finishMembers() -> Bool {
        if state.pointee.parts != nil { insertParts() }
        if state.pointee.kind == .object { arrangeMembers() }
        return state.pointee.parts == nil || !failsByConflict()
    }

    /// The stored properties of the class levels that `encode(to:)` did not know.
    @_optimize(size)
    func writeInheritedLevels(of object: AnyObject) throws {
        guard !state.pointee.writesAllLevels, state.pointee.kind == .object || state.pointee.kind == .nothing else {
            return
        }
        guard let levels = try plan.inheritedLevels(of: object, at: codingPath) else {
            return state.pointee.writesAllLevels = true
        }
        beginObject()
        try levels.write(UnsafeRawPointer(InstanceMemory.start(of: object)), to: self)
    }

    /// Lets the names from now on belong to another table.
    func beginOtherNames(mayRepeat: Bool) {
        state.pointee.highest = -1
        state.pointee.written = 0
        if mayRepeat { state.pointee.mayRepeatNames = true }
    }

    func nextElement() {
        output.state.pointee.writer.separate()
        state.pointee.elementCount += 1
    }

    /// Rolls back the element that was begun at `mark`.
    func takeBackElement(_ mark: JSONByteWriter.Mark) {
        output.state.pointee.writer.rewind(to: mark)
        state.pointee.elementCount -= 1
    }

    /// Writes any value by its codec, where a value is expected. False, with nothing written, where it is left out.
    /// Throws if the run refuses that.
    @inline(__always)
    func write<T: Encodable>(_ value: T) throws -> Bool {
        let codec = codec(for: T.self)
        let isWritten = withUnsafePointer(to: value) { source in
            codec._withUnsafeGuaranteedRef { $0.write(source, to: output) }
        }
        if output.isRefusing { try output.throwRefusal() }
        return isWritten
    }
}

extension EngineEncoder {
    /// How a polymorphic enum's cases are written; nil for another type than the encoder's.
    func cases(of type: any SmartPolymorphicEnum.Type) -> WrittenCases? {
        guard ObjectIdentifier(type) == ObjectIdentifier(plan.type) else { return nil }
        let cases = state.pointee.cases ?? WrittenCases(of: type, plan.strategy)
        state.pointee.cases = cases
        return cases
    }

    /// The codec of a member's type.
    @inline(__always)
    func codec<T>(for type: T.Type) -> Unmanaged<Codec> {
        let id = ObjectIdentifier(type)
        for known in state.pointee.codecs where known.type == id { return known.codec }
        return findCodec(type, id)
    }

    // A separate function, since its caller has a stack frame for every level of a value.
    @inline(never)
    private func findCodec(_ type: Any.Type, _ id: ObjectIdentifier) -> Unmanaged<Codec> {
        let codec = Unmanaged.passUnretained(CodecRegistry.shared.codec(for: type))
        state.pointee.codecs.append((id, codec))
        return codec
    }
}

extension EngineEncoder: ReusableCoder {
    typealias Plan = EncodingPlan

    var next: EngineEncoder? {
        @inline(__always) get { state.pointee.next }
        @inline(__always) set { state.pointee.next = newValue }
    }

    @inline(__always)
    func close() -> Bool { state.pointee.life.close(self) }

    /// Discards what is written from now on: the value is finished, and the text belongs to another value.
    func leaveRun() {
        let session = EncodingSession(after: session)
        path = output.codingPath(to: self)
        state.pointee.output = session.context
        state.pointee.life.own(session)
        state.pointee.hasLeftovers = true
    }

    @inline(__always)
    func releaseValue() {
        if state.pointee.hasLeftovers { releaseLeftovers() }
    }
}

extension EngineEncoder: SingleValueEncodingContainer {
    /// Throws if the value was already written as something else.
    private func beginSingleValue() throws {
        let kind = state.pointee.kind
        guard kind == .nothing || kind == .skipped else { throw singleValueConflict() }
    }

    private func singleValueConflict() -> EncodingError {
        let error = conflict("a single value", codingPath)
        noteConflict(error)
        return error
    }

    func encodeNil() throws {
        try beginSingleValue()
        markValue()
        output.state.pointee.writer.null()
    }

    // One function for all types that the protocol requires.
    @inline(never) @_semantics("optimize.sil.specialize.generic.never")
    func encode<T: Encodable>(_ value: T) throws {
        try beginSingleValue()
        let mark = output.state.pointee.writer.mark
        markValue()
        do {
            if try !write(value) { skip() }
        } catch {
            output.state.pointee.writer.rewind(to: mark)
            state.pointee.kind = .nothing
            throw error
        }
    }
}
