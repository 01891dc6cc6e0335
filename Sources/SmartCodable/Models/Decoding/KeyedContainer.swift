// Memory: an address is of the codec's or the property's type, as a verified layout says. User code may run between
// two uses only of memory that this code owns.

import Foundation
@_spi(Engine) import SmartEngine

/// An object's members by coding key.
struct KeyedContainer<Key: CodingKey>: KeyedDecodingContainerProtocol {
    let unownedDecoder: Unmanaged<EngineDecoder>
    let unownedTable: Unmanaged<KeyTable>
    // Used by every decode, without reference counting.
    let state: UnsafeMutablePointer<EngineDecoder.State>
    let hot: UnsafeMutablePointer<KeyTable.Hot>
    /// Holds the decoder and the table if the decoder does not manage the container. It must be the last field
    /// (`KeptContainer`).
    let lifeline: Lifeline?

    init(_ decoder: EngineDecoder, _ table: KeyTable, _ lifeline: Lifeline? = nil) {
        unownedDecoder = Unmanaged.passUnretained(decoder)
        unownedTable = Unmanaged.passUnretained(table)
        state = decoder.state
        hot = table.hot
        self.lifeline = lifeline
    }

    var decoder: EngineDecoder {
        @inline(__always) get { unownedDecoder._withUnsafeGuaranteedRef { $0 } }
    }
    var table: KeyTable {
        @inline(__always) get { unownedTable._withUnsafeGuaranteedRef { $0 } }
    }

    var codingPath: [any CodingKey] { decoder.codingPath }

    @_optimize(size) var allKeys: [Key] {
        let memory = decoder.memory
        let strategy = table.strategy
        let path = strategy.asksClosure ? codingPath : []
        // Equal names count once: code that makes a dictionary of the keys relies on it.
        var known: Set<String> = []
        return memory.view(decoder.index).childIndices.compactMap { child in
            let name = memory.view(child - 1).string
            let converted = strategy == .caseInsensitive ? name : strategy.convert(name, in: path)
            let key = Key(stringValue: converted) ?? (strategy.asksClosure ? nil : Key(stringValue: name))
            return key.flatMap { known.insert($0.stringValue).inserted ? $0 : nil }
        }
    }

    func contains(_ key: Key) -> Bool {
        let slot = slot(key)
        return value(slot) >= 0
    }

    /// The value's node, or -1; also of a value with a transformer.
    func value(_ slot: Int) -> Int {
        let value = Int(decoder.state.pointee.values[slot])
        return value <= -2 ? -2 - value : value
    }

    func decodeNil(forKey key: Key) throws -> Bool {
        let slot = slot(key)
        let value = value(slot)
        guard value >= 0 || decoder.isTolerant else { throw decoder.missing(self.key(slot), table) }
        return value < 0 || decoder.memory.node(value).kind == .null
    }

    /// The key's number.
    @inline(__always)
    func slot(_ key: Key) -> Int {
        if MemoryLayout<Key>.size <= 2 {
            let number = KeyTable.number(key)
            if number < hot.pointee.count { return number }
        }
        return enter(key)
    }

    private func enter(_ key: Key) -> Int { decoder.enter(key, table) }

    /// The key with this number, as its table has it.
    func key(_ slot: Int) -> KeyTable.Key { decoder.withKey(slot, table) { $0 } }

    // MARK: Scalars

    /// The value at a node, if its kind is the type's. There is none if `value` is negative.
    @inline(__always)
    private func exact<S: ContainerScalar>(_ type: S.Type, _ value: Int) -> S? {
        value >= 0 ? S.read(state.pointee.memory.node(value), value, state.pointee.memory) : nil
    }

    @inline(__always)
    func scalar<S: ContainerScalar>(_ type: S.Type, _ key: Key) throws -> S {
        let slot = slot(key)
        let value = Int(state.pointee.values[slot])
        if let exact = exact(type, value) { return exact }
        return try repair(type, slot)
    }

    @inline(__always)
    func scalarIfPresent<S: ContainerScalar>(_ type: S.Type, _ key: Key) throws -> S? {
        let slot = slot(key)
        let value = Int(state.pointee.values[slot])
        if let exact = exact(type, value) { return exact }
        return try repairIfPresent(type, slot)
    }

    // The other scalars, which are rare, are decoded as anything else.
    func decode(_ type: Bool.Type, forKey key: Key) throws -> Bool { try scalar(type, key) }
    func decode(_ type: String.Type, forKey key: Key) throws -> String { try scalar(type, key) }
    func decode(_ type: Double.Type, forKey key: Key) throws -> Double { try scalar(type, key) }
    func decode(_ type: Int.Type, forKey key: Key) throws -> Int { try scalar(type, key) }
    func decode(_ type: Int64.Type, forKey key: Key) throws -> Int64 { try scalar(type, key) }

    func decodeIfPresent(_ type: Bool.Type, forKey key: Key) throws -> Bool? { try scalarIfPresent(type, key) }
    func decodeIfPresent(_ type: String.Type, forKey key: Key) throws -> String? { try scalarIfPresent(type, key) }
    func decodeIfPresent(_ type: Double.Type, forKey key: Key) throws -> Double? { try scalarIfPresent(type, key) }
    func decodeIfPresent(_ type: Int.Type, forKey key: Key) throws -> Int? { try scalarIfPresent(type, key) }
    func decodeIfPresent(_ type: Int64.Type, forKey key: Key) throws -> Int64? { try scalarIfPresent(type, key) }

    // For these the standard library has implementations, which would be taken instead of the generic one.
    func decodeIfPresent(_ type: Float.Type, forKey key: Key) throws -> Float? { try rareIfPresent(type, key) }
    func decodeIfPresent(_ type: Int8.Type, forKey key: Key) throws -> Int8? { try rareIfPresent(type, key) }
    func decodeIfPresent(_ type: Int16.Type, forKey key: Key) throws -> Int16? { try rareIfPresent(type, key) }
    func decodeIfPresent(_ type: Int32.Type, forKey key: Key) throws -> Int32? { try rareIfPresent(type, key) }
    func decodeIfPresent(_ type: UInt.Type, forKey key: Key) throws -> UInt? { try rareIfPresent(type, key) }
    func decodeIfPresent(_ type: UInt8.Type, forKey key: Key) throws -> UInt8? { try rareIfPresent(type, key) }
    func decodeIfPresent(_ type: UInt16.Type, forKey key: Key) throws -> UInt16? { try rareIfPresent(type, key) }
    func decodeIfPresent(_ type: UInt32.Type, forKey key: Key) throws -> UInt32? { try rareIfPresent(type, key) }
    func decodeIfPresent(_ type: UInt64.Type, forKey key: Key) throws -> UInt64? { try rareIfPresent(type, key) }

    @inline(never)
    private func rareIfPresent<T: Decodable>(_ type: T.Type, _ key: Key) throws -> T? {
        try decodeIfPresent(type, forKey: key)
    }

    // MARK: Anything else

    func decode<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T {
        let slot = slot(key)
        let value = Int(state.pointee.values[slot])
        guard value >= 0, isUsual(type, slot) else { return try repair(type, slot) }
        let run = state.pointee.context.state
        state.pointee.context.forgetFailure()
        let mark = run.pointee.scratch.mark
        guard let room = run.pointee.scratch.push(size: MemoryLayout<T>.size, alignment: MemoryLayout<T>.alignment)
        else { return try repair(type, slot) }
        let isTried = state.pointee.memory.node(value).kind != .null
        let isRead =
            isTried
            && (needsSlowPath ? initializeNoting(room, type, slot, value, type) : initialize(room, type, slot, value))
        run.pointee.scratch.pop(to: mark)
        return isRead ? room.assumingMemoryBound(to: T.self).move() : try repair(type, slot, isTried: isTried)
    }

    @_optimize(speed)
    func decodeIfPresent<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T? {
        let slot = slot(key)
        let value = Int(state.pointee.values[slot])
        guard value >= 0, isUsual(type, slot), state.pointee.memory.node(value).kind != .null else {
            return try repairIfPresent(type, slot)
        }
        let run = state.pointee.context.state
        state.pointee.context.forgetFailure()
        let mark = run.pointee.scratch.mark
        guard let room = run.pointee.scratch.push(size: MemoryLayout<T>.size, alignment: MemoryLayout<T>.alignment)
        else { return try repairIfPresent(type, slot) }
        let isRead =
            needsSlowPath ? initializeNoting(room, type, slot, value, T?.self) : initialize(room, type, slot, value)
        run.pointee.scratch.pop(to: mark)
        return isRead ? room.assumingMemoryBound(to: T.self).move() : try repairIfPresent(type, slot, isTried: true)
    }

    /// Whether a value that is there is read by its codec.
    private func isUsual<T>(_ type: T.Type, _ slot: Int) -> Bool {
        !state.pointee.isUpdating && (hot.pointee.count != 0 || !isExactScalar(type, slot))
    }

    /// Decodes by the codec of the type, which the decoder knows from an earlier object.
    @inline(__always)
    func codec<T>(_ type: T.Type, _ slot: Int) -> Unmanaged<Codec> {
        let known = state.pointee.codecs + slot
        if let codec = known.pointee.codec, known.pointee.type == ObjectIdentifier(type) { return codec }
        return decoder.findCodec(type, slot, table)
    }

    @inline(__always)
    func initialize<T>(_ room: UnsafeMutableRawPointer, _ type: T.Type, _ slot: Int, _ value: Int)
        -> Bool
    {
        let codec = codec(type, slot)
        let context = state.pointee.context
        if context.memory.bytes == state.pointee.memory.bytes {
            return codec._withUnsafeGuaranteedRef { $0.initialize(room, from: value, context) }
        }
        return KeyedContainer.initializeElsewhere(room, codec, value, decoder)
    }

    /// Makes a value with a listener: what is repaired inside is the property's, or not reported if there is no value.
    @inline(never)
    func initializeNoting<T>(
        _ room: UnsafeMutableRawPointer, _ type: T.Type, _ slot: Int, _ value: Int,
        _ property: @autoclosure () -> Any.Type
    ) -> Bool {
        let noted = decoder.context.noted
        let isRead = initialize(room, type, slot, value)
        if !isRead {
            decoder.context.revertLog(to: noted)
        } else if decoder.context.noted.entries > noted.entries {
            self.property(slot, codec(type, slot)).nameRepairs(since: noted.entries, property())
        }
        return isRead
    }

    /// Makes a value from another document than the one that the run reads now.
    static func initializeElsewhere(
        _ room: UnsafeMutableRawPointer, _ codec: Unmanaged<Codec>, _ value: Int, _ decoder: EngineDecoder
    ) -> Bool {
        decoder.reading { codec._withUnsafeGuaranteedRef { $0.initialize(room, from: value, decoder.context) } }
    }

    /// Whether the fast paths must not be taken.
    var needsSlowPath: Bool { state.pointee.context.isListening || state.pointee.isUpdating }

    // MARK: Nested containers

    func child(_ key: Key) throws -> EngineDecoder {
        let slot = slot(key)
        let value = value(slot)
        guard value >= 0 else { throw JSONDecoderErrors.missing(key, codingPath) }
        return decoder.nested(at: value)
    }

    func nestedContainer<N: CodingKey>(keyedBy type: N.Type, forKey key: Key) throws -> KeyedDecodingContainer<N> {
        try child(key).container(keyedBy: type)
    }

    func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
        try child(key).unkeyedContainer()
    }

    func superDecoder() throws -> any Decoder {
        let memory = decoder.memory
        let object = memory.view(decoder.index)
        let strategy = table.strategy
        let value =
            strategy.asksClosure ? decoder.headMember(named: "super", of: object) : object.member("super")?.index
        guard let value else { return decoder.decoderOfNothing(EngineKey(stringValue: "super")) }
        return decoder.nested(at: value)
    }

    func superDecoder(forKey key: Key) throws -> any Decoder {
        guard value(slot(key)) >= 0 else { return decoder.decoderOfNothing(key) }
        return try child(key)
    }
}

/// Values that are missing, or do not fit.
extension KeyedContainer {
    /// Whether scalars are exact, as in single-value containers: in a hand-written `init(from:)` that requests values
    /// under arbitrary names. Not where the keys are a plain enum, in models and their inherited levels, and for
    /// `decoder["name"]`.
    private var isExact: Bool {
        table.takesAnyName && !KeyTable.isOfPlainEnum(Key.self) && Key.self != NameKey.self && Key.self != LevelKey.self
            && decoder.isHandWritten
    }

    /// Whether a scalar that generic code requests is exact.
    @inline(never)
    func isExactScalar<T>(_ type: T.Type, _ slot: Int) -> Bool {
        isExact && codec(type, slot)._withUnsafeGuaranteedRef { $0.isScalar }
    }

    @inline(__always)
    func property(_ slot: Int, _ codec: Unmanaged<Codec>, isIfPresent: Bool = false) -> PropertyRepair {
        PropertyRepair(
            decoder: decoder, table: table, key: decoder.withKey(slot, table) { $0 },
            codec: codec.takeUnretainedValue(),
            value: value(slot), isIfPresent: isIfPresent)
    }

    /// Makes the value by conversion, by the transformer, or from the initial value. `isTried`: the codec was already
    /// tried.
    // Values are made in memory: a `T?` would be a metadata look-up (Sources/Fast.md).
    @inline(never)
    func repair<T>(_ type: T.Type, _ slot: Int, isTried: Bool = false) throws -> T {
        let context = decoder.context
        let room = context.room(for: type)
        defer { context.giveBack(room) }
        if keepsPresent(type, slot, in: room.start) { return room.start.assumingMemoryBound(to: T.self).move() }
        let property = property(slot, codec(type, slot))
        _ = try make(type, slot, property, in: room.start, isTried)
        if let name = property.key.dottedName {
            noteName(room.start, type, decoder.memory.view(decoder.index).member(name)?.index == property.value)
        }
        return room.start.assumingMemoryBound(to: T.self).move()
    }

    @inline(__always)
    private func make<T>(
        _ type: T.Type, _ slot: Int, _ property: PropertyRepair, in room: UnsafeMutableRawPointer, _ isTried: Bool
    ) throws -> Bool {
        guard hot.pointee.count == 0, isExactScalar(type, slot) else {
            return try property.make(type, in: room, isTried: isTried)
        }
        return try decoder.context.decodingExactly { try property.make(type, in: room, isTried: isTried) }
    }

    @inline(never)
    private func noteName<T>(_ wrapper: UnsafeMutableRawPointer, _ type: T.Type, _ isWhole: Bool) {
        if isWhole, let type = type as? any NamedStorage.Type { type.noteWholeName(at: wrapper) }
    }

    /// Makes the value of an optional, or nil.
    @inline(never)
    func repairIfPresent<T>(_ type: T.Type, _ slot: Int, isTried: Bool = false) throws -> T? {
        if isPlainlyNil(slot) { return nil }
        let context = decoder.context
        let room = context.room(for: type)
        defer { context.giveBack(room) }
        if keepsPresent(type, slot, in: room.start) { return room.start.assumingMemoryBound(to: T.self).move() }
        let property = property(slot, codec(type, slot), isIfPresent: true)
        let isMade = try make(type, slot, property, in: room.start, isTried)
        return isMade ? room.start.assumingMemoryBound(to: T.self).move() : nil
    }

    /// Copies the present value of a property that the source of an update does not have, in the usual case.
    private func keepsPresent<T>(_ type: T.Type, _ slot: Int, in room: UnsafeMutableRawPointer) -> Bool {
        guard state.pointee.isUpdating, state.pointee.values[slot] == EngineDecoder.missing,
            !state.pointee.context.isListening
        else { return false }
        return decoder.withKey(slot, table) { key in
            !key.hasTransformOrWrapper && decoder.isTolerant
                && decoder.initialInstance(key)?.copy(key, as: type, into: room) == true
        }
    }

    /// Whether the optional is nil in the usual ways: its value is null, or missing and initially nil.
    @inline(__always)
    private func isPlainlyNil(_ slot: Int) -> Bool {
        let value = Int(state.pointee.values[slot])
        guard value >= Int(EngineDecoder.missing), !state.pointee.context.isListening else { return false }
        return unownedDecoder._withUnsafeGuaranteedRef { decoder in
            unownedTable._withUnsafeGuaranteedRef { table in
                decoder.withKey(slot, table) { key in
                    guard value >= 0 else { return decoder.isInitiallyNil(key) }
                    return state.pointee.memory.node(value).kind == .null && !key.isUnknown
                        && state.pointee.context.rules.nullMakesOptionalNil
                }
            }
        }
    }
}
