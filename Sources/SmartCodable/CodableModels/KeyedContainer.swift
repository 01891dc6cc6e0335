import Foundation

/// An object's members by coding key.
struct KeyedContainer<Key: CodingKey>: KeyedDecodingContainerProtocol {
    private let unownedDecoder: Unmanaged<EngineDecoder>
    private let unownedTable: Unmanaged<KeyTable>
    // What every decode touches, without reference counting.
    private let state: UnsafeMutablePointer<EngineDecoder.State>
    private let hot: UnsafeMutablePointer<KeyTable.Hot>
    /// Holds both where the decoder does not look after the container (see `EngineDecoder.box`).
    private let lifeline: Lifeline

    init(_ decoder: EngineDecoder, _ table: KeyTable, _ lifeline: Lifeline) {
        unownedDecoder = Unmanaged.passUnretained(decoder)
        unownedTable = Unmanaged.passUnretained(table)
        state = decoder.state
        hot = table.hot
        self.lifeline = lifeline
    }

    private var decoder: EngineDecoder {
        @inline(__always) get { unownedDecoder._withUnsafeGuaranteedRef { $0 } }
    }
    private var table: KeyTable {
        @inline(__always) get { unownedTable._withUnsafeGuaranteedRef { $0 } }
    }

    var codingPath: [any CodingKey] { decoder.codingPath }

    var allKeys: [Key] {
        let memory = decoder.memory
        let strategy = table.strategy
        return memory.view(decoder.index).childIndices.compactMap { child in
            let name = memory.view(child - 1).string
            return Key(stringValue: strategy == .caseInsensitive ? name : strategy.convert(name))
                ?? Key(stringValue: name)
        }
    }

    func contains(_ key: Key) -> Bool {
        let slot = slot(key)
        return value(slot) >= 0
    }

    /// The value's node, or -1; also of a value with a transformer.
    private func value(_ slot: Int) -> Int {
        let value = Int(decoder.state.pointee.values[slot])
        return value <= -2 ? -2 - value : value
    }

    func decodeNil(forKey key: Key) throws -> Bool {
        let slot = slot(key)
        let value = value(slot)
        guard value >= 0 || decoder.isTolerant else { throw missing(slot) }
        return value < 0 || decoder.memory.node(value).kind == .null
    }

    /// The key's number, learned now if need be.
    @inline(__always)
    private func slot(_ key: Key) -> Int {
        if MemoryLayout<Key>.size <= 1, hot.pointee.isByteKey {
            let known = Int(hot.pointee.byByte[KeyTable.byte(key)])
            if known >= 0, known < state.pointee.openCount { return known }
        }
        return decoder.slot(key, table)
    }

    // MARK: Scalars

    @inline(__always)
    private func scalar<S: JSONScalar & Decodable>(_ type: S.Type, _ key: Key) throws -> S {
        let slot = slot(key)
        let value = Int(state.pointee.values[slot])
        if value >= 0, let exact = S.exact(state.pointee.memory.node(value), value, state.pointee.memory) {
            return exact
        }
        return try repair(type, slot, value)
    }

    @inline(__always)
    private func scalarIfPresent<S: JSONScalar & Decodable>(_ type: S.Type, _ key: Key) throws -> S? {
        let slot = slot(key)
        let value = Int(state.pointee.values[slot])
        if value >= 0, let exact = S.exact(state.pointee.memory.node(value), value, state.pointee.memory) {
            return exact
        }
        return try repairIfPresent(type, slot, value)
    }

    func decode(_ type: Bool.Type, forKey key: Key) throws -> Bool { try scalar(type, key) }
    func decode(_ type: String.Type, forKey key: Key) throws -> String { try scalar(type, key) }
    func decode(_ type: Double.Type, forKey key: Key) throws -> Double { try scalar(type, key) }
    func decode(_ type: Float.Type, forKey key: Key) throws -> Float { try scalar(type, key) }
    func decode(_ type: Int.Type, forKey key: Key) throws -> Int { try scalar(type, key) }
    func decode(_ type: Int8.Type, forKey key: Key) throws -> Int8 { try scalar(type, key) }
    func decode(_ type: Int16.Type, forKey key: Key) throws -> Int16 { try scalar(type, key) }
    func decode(_ type: Int32.Type, forKey key: Key) throws -> Int32 { try scalar(type, key) }
    func decode(_ type: Int64.Type, forKey key: Key) throws -> Int64 { try scalar(type, key) }
    func decode(_ type: UInt.Type, forKey key: Key) throws -> UInt { try scalar(type, key) }
    func decode(_ type: UInt8.Type, forKey key: Key) throws -> UInt8 { try scalar(type, key) }
    func decode(_ type: UInt16.Type, forKey key: Key) throws -> UInt16 { try scalar(type, key) }
    func decode(_ type: UInt32.Type, forKey key: Key) throws -> UInt32 { try scalar(type, key) }
    func decode(_ type: UInt64.Type, forKey key: Key) throws -> UInt64 { try scalar(type, key) }

    func decodeIfPresent(_ type: Bool.Type, forKey key: Key) throws -> Bool? { try scalarIfPresent(type, key) }
    func decodeIfPresent(_ type: String.Type, forKey key: Key) throws -> String? { try scalarIfPresent(type, key) }
    func decodeIfPresent(_ type: Double.Type, forKey key: Key) throws -> Double? { try scalarIfPresent(type, key) }
    func decodeIfPresent(_ type: Float.Type, forKey key: Key) throws -> Float? { try scalarIfPresent(type, key) }
    func decodeIfPresent(_ type: Int.Type, forKey key: Key) throws -> Int? { try scalarIfPresent(type, key) }
    func decodeIfPresent(_ type: Int8.Type, forKey key: Key) throws -> Int8? { try scalarIfPresent(type, key) }
    func decodeIfPresent(_ type: Int16.Type, forKey key: Key) throws -> Int16? { try scalarIfPresent(type, key) }
    func decodeIfPresent(_ type: Int32.Type, forKey key: Key) throws -> Int32? { try scalarIfPresent(type, key) }
    func decodeIfPresent(_ type: Int64.Type, forKey key: Key) throws -> Int64? { try scalarIfPresent(type, key) }
    func decodeIfPresent(_ type: UInt.Type, forKey key: Key) throws -> UInt? { try scalarIfPresent(type, key) }
    func decodeIfPresent(_ type: UInt8.Type, forKey key: Key) throws -> UInt8? { try scalarIfPresent(type, key) }
    func decodeIfPresent(_ type: UInt16.Type, forKey key: Key) throws -> UInt16? { try scalarIfPresent(type, key) }
    func decodeIfPresent(_ type: UInt32.Type, forKey key: Key) throws -> UInt32? { try scalarIfPresent(type, key) }
    func decodeIfPresent(_ type: UInt64.Type, forKey key: Key) throws -> UInt64? { try scalarIfPresent(type, key) }

    // MARK: Anything else

    func decode<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T {
        let slot = slot(key)
        let value = Int(state.pointee.values[slot])
        guard value >= 0, !needsCare else { return try repair(type, slot, value) }
        let native = state.pointee.native
        let mark = native.pointee.mark
        guard let room = native.pointee.push(size: MemoryLayout<T>.size, alignment: MemoryLayout<T>.alignment) else {
            return try repair(type, slot, value)
        }
        let isTried = state.pointee.memory.node(value).kind != .null
        let isRead = isTried && initialize(room, type, slot, value)
        native.pointee.pop(to: mark)
        return isRead ? room.assumingMemoryBound(to: T.self).move() : try repair(type, slot, value, isTried: isTried)
    }

    func decodeIfPresent<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T? {
        let slot = slot(key)
        let value = Int(state.pointee.values[slot])
        guard value >= 0, !needsCare, state.pointee.memory.node(value).kind != .null else {
            // The usual case of what is not there: without `T?`, as in `repair`.
            if value == Int(EngineDecoder.missing), !needsCare, decoder.isInitiallyNil(slot, table) { return nil }
            return try repairIfPresent(type, slot, value)
        }
        let native = state.pointee.native
        let mark = native.pointee.mark
        guard let room = native.pointee.push(size: MemoryLayout<T>.size, alignment: MemoryLayout<T>.alignment) else {
            return try repairIfPresent(type, slot, value)
        }
        let isRead = initialize(room, type, slot, value)
        native.pointee.pop(to: mark)
        return isRead
            ? room.assumingMemoryBound(to: T.self).move() : try repairIfPresent(type, slot, value, isTried: true)
    }

    /// By the codec of the type, which is remembered with the key.
    @inline(__always)
    private func codec<T: Decodable>(_ type: T.Type, _ slot: Int) -> Unmanaged<Codec> {
        let codecs = hot.pointee.codecs + slot
        if let known = codecs.pointee.codec, codecs.pointee.type == ObjectIdentifier(type) { return known }
        return KeyedContainer.findCodec(type, codecs)
    }

    // Apart, as is `initializeElsewhere`: the functions around it are on the stack once for every level of a document.
    @inline(never)
    private static func findCodec(_ type: Any.Type, _ codecs: UnsafeMutablePointer<KeyTable.Codecs>) -> Unmanaged<Codec>
    {
        let codec = Unmanaged.passUnretained(CodecRegistry.shared.codec(for: type))
        codecs.pointee.type = ObjectIdentifier(type)
        codecs.pointee.codec = codec
        return codec
    }

    @inline(__always)
    private func initialize<T: Decodable>(_ room: UnsafeMutableRawPointer, _ type: T.Type, _ slot: Int, _ value: Int)
        -> Bool
    {
        let codec = codec(type, slot)
        let context = DecodingContext(state: state.pointee.contextState)
        if context.memory.bytes == state.pointee.memory.bytes {
            return codec._withUnsafeGuaranteedRef { $0.initialize(room, from: value, context) }
        }
        return KeyedContainer.initializeElsewhere(room, codec, value, decoder)
    }

    /// From a document that is not the one the run reads now.
    @inline(never)
    private static func initializeElsewhere(
        _ room: UnsafeMutableRawPointer, _ codec: Unmanaged<Codec>, _ value: Int, _ decoder: EngineDecoder
    ) -> Bool {
        decoder.reading { codec._withUnsafeGuaranteedRef { $0.initialize(room, from: value, decoder.context) } }
    }

    /// Whether the fast ways must not be taken.
    private var needsCare: Bool {
        @inline(__always) get { state.pointee.contextState.pointee.isListening || state.pointee.isUpdating }
    }

    private func read<T: Decodable>(_ type: T.Type, _ slot: Int, _ value: Int) -> T? {
        let codec = codec(type, slot)
        if decoder.state.pointee.isUpdating, codec._withUnsafeGuaranteedRef({ $0.isUpdatable }) {
            return update(type, slot, value, codec)
        }
        return decoder.reading { codec._withUnsafeGuaranteedRef { $0.value(type, value, decoder.context) } }
    }

    /// The present value of the property, with what the source changes in it.
    private func update<T: Decodable>(_ type: T.Type, _ slot: Int, _ value: Int, _ codec: Unmanaged<Codec>) -> T? {
        let native = decoder.context.native
        // A copy: user code that runs meanwhile may change the property.
        let existing =
            decoder.memory.node(value).kind == .null
            ? nil : decoder.state.pointee.initial.flatMap { $0.value(table.keys[slot], as: type) }
        guard let existing else {
            return decoder.reading { codec._withUnsafeGuaranteedRef { $0.value(type, value, decoder.context) } }
        }
        let updated = withUnsafePointer(to: existing) { pointer in
            native.pointee.original = UnsafeRawPointer(pointer)
            defer { native.pointee.original = nil }
            return decoder.reading { codec._withUnsafeGuaranteedRef { $0.value(type, value, decoder.context) } }
        }
        return updated.map { ExistingObject.takeOver(existing, from: $0) }
    }

    // MARK: What does not fit

    /// Conversion, transformer, or the initial value. `isTried`: the codec has been asked, and need not be asked again.
    // In memory instead of in a `T?`, whose name costs a look into the runtime's table of generic types.
    @inline(never)
    private func repair<T: Decodable>(_ type: T.Type, _ slot: Int, _ value: Int, isTried: Bool = false) throws -> T {
        let native = decoder.context.native
        let mark = native.pointee.mark
        if let room = native.pointee.push(size: MemoryLayout<T>.size, alignment: MemoryLayout<T>.alignment) {
            defer { native.pointee.pop(to: mark) }
            try repair(type, slot, into: room, isTried)
            return room.assumingMemoryBound(to: T.self).move()
        }
        let room = UnsafeMutablePointer<T>.allocate(capacity: 1)
        defer { room.deallocate() }
        try repair(type, slot, into: UnsafeMutableRawPointer(room), isTried)
        return room.move()
    }

    private func repair<T: Decodable>(_ type: T.Type, _ slot: Int, into room: UnsafeMutableRawPointer, _ isTried: Bool)
        throws
    {
        try decoder.context.throwIfExhausted()
        let value = self.value(slot)
        let configuration = table.keys[slot].configuration
        if let decode = configuration?.decode {
            return try makeByClosure(type, slot, decode, configuration, into: room)
        }
        let mayKeepInitial = configuration?.isThrowing != true
        let codec = codec(type, slot)._withUnsafeGuaranteedRef { $0 }
        if codec.shape == .ignored, decoder.fallBack(slot, table, type, into: room) { return }
        // What ends in an error is no repair: whoever asked may catch it.
        guard value >= 0 else {
            guard mayKeepInitial, decoder.fallBack(slot, table, type, into: room) else { throw missing(slot) }
            return decoder.noteMissingIfListening(slot, table, expected: type)
        }
        let first = decoder.firstRepair
        defer { decoder.nameRepairsIfListening(since: first, slot, table) }
        let isNull = decoder.memory.node(value).kind == .null
        let isRefused = isNull && configuration?.isNonnull == true
        if !isRefused, try convert(type, slot, value, into: room, isTried) { return }
        let becomesNil = codec.isOptional && decoder.isTolerant && !isRefused && mayKeepInitial
        if becomesNil {
            codec.initializeNil(room)
        } else if !mayKeepInitial || !decoder.fallBack(slot, table, type, into: room) {
            throw decoder.reading { decoder.context.failure(type, at: value) }
        }
        guard decoder.context.isListening else { return }
        decoder.reading {
            decoder.context.note(
                isNull ? .null : becomesNil ? .becameNil : .keptInitialValue, at: value, expected: type)
        }
    }

    @inline(never)
    private func repairIfPresent<T: Decodable>(_ type: T.Type, _ slot: Int, _ value: Int, isTried: Bool = false) throws
        -> T?
    {
        try decoder.context.throwIfExhausted()
        let value = self.value(slot)
        guard value >= 0 else {
            if decoder.context.isListening { decoder.noteMissingIfListening(slot, table, expected: T?.self) }
            return decoder.initialValue(slot, table, as: type)
        }
        let first = decoder.firstRepair
        defer { decoder.nameRepairsIfListening(since: first, slot, table) }
        if decoder.memory.node(value).kind == .null {
            decoder.reading { decoder.context.note(.null, at: value, expected: T?.self) }
            return nil
        }
        if !isTried || needsMore(slot), let converted = try converted(type, slot, value, isTried) { return converted }
        guard decoder.isTolerant else { throw decoder.reading { decoder.context.failure(type, at: value) } }
        decoder.reading { decoder.context.note(.becameNil, at: value, expected: T?.self) }
        return nil
    }

    private func missing(_ slot: Int) -> DecodingError {
        DecodingError.keyNotFound(
            EngineKey(stringValue: table.keys[slot].name),
            DecodingError.Context(codingPath: codingPath, debugDescription: "No value for '\(table.keys[slot].name)'."))
    }

    /// By the property's own closure.
    private func makeByClosure<T: Decodable>(
        _ type: T.Type, _ slot: Int, _ decode: (any Decoder) throws -> Any?, _ configuration: WrapperConfiguration?,
        into room: UnsafeMutableRawPointer
    ) throws {
        do {
            if let value = try decode(decoder).flatMap({ WrapperCoding.wrap($0, as: type) }) {
                room.initializeMemory(as: T.self, to: value)
                return
            }
        } catch {
            if configuration?.isThrowing == true || !decoder.isTolerant { throw error }
        }
        guard configuration?.isThrowing != true, decoder.fallBack(slot, table, type, into: room) else {
            throw missing(slot)
        }
    }

    private func convert<T: Decodable>(
        _ type: T.Type, _ slot: Int, _ value: Int, into room: UnsafeMutableRawPointer, _ isTried: Bool
    ) throws -> Bool {
        var isTried = isTried
        if !isTried, !table.hot.pointee.codecs[slot].isSpecial, !decoder.state.pointee.isUpdating {
            if initialize(room, type, slot, value) { return true }
            try decoder.context.throwIfExhausted()
            isTried = true
        }
        guard needsMore(slot), let converted = try converted(type, slot, value, isTried) else { return false }
        room.initializeMemory(as: T.self, to: converted)
        return true
    }

    /// Whether there is anything beside the codec to be asked.
    private func needsMore(_ slot: Int) -> Bool {
        table.hot.pointee.codecs[slot].isSpecial || decoder.state.pointee.isUpdating
            || decoder.context.native.pointee.hasConversions
            || decoder.context.state.pointee.hasConversions
    }

    private func converted<T: Decodable>(_ type: T.Type, _ slot: Int, _ value: Int, _ isTried: Bool) throws -> T? {
        let key = table.keys[slot]
        guard let transformer = key.transformer else {
            guard let configuration = key.configuration, configuration.dateForm != nil else {
                return try readOrConvert(type, slot, value, isTried)
            }
            let native = decoder.context.native
            native.pointee.configuration = configuration
            defer { native.pointee.configuration = nil }
            return read(type, slot, value)
        }
        if decoder.memory.node(value).kind == .null { return nil }
        return transformer.read(FoundationValue.make(decoder.memory.view(value))).flatMap {
            WrapperCoding.wrap($0, as: type)
        }
    }

    /// By the codec, then by the conversions of the model and of the process.
    private func readOrConvert<T: Decodable>(_ type: T.Type, _ slot: Int, _ value: Int, _ isTried: Bool) throws -> T? {
        if !isTried, let value = read(type, slot, value) { return value }
        try decoder.context.throwIfExhausted()
        return decoder.reading { decoder.context.convertByUser(value, to: type) }
    }

    // MARK: Nested containers

    private func child(_ key: Key) throws -> EngineDecoder {
        let slot = slot(key)
        let value = value(slot)
        guard value >= 0 else {
            throw DecodingError.keyNotFound(
                key,
                DecodingError.Context(codingPath: codingPath, debugDescription: "No value for '\(key.stringValue)'."))
        }
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
        guard let value = memory.view(decoder.index).member("super") else {
            return decoder.decoderOfNothing(EngineKey(stringValue: "super"))
        }
        return decoder.nested(at: value.index)
    }

    func superDecoder(forKey key: Key) throws -> any Decoder {
        guard value(slot(key)) >= 0 else { return decoder.decoderOfNothing(key) }
        return try child(key)
    }
}
