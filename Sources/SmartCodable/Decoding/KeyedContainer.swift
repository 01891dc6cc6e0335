import Foundation

/// An object's members by coding key.
struct KeyedContainer<Key: CodingKey>: KeyedDecodingContainerProtocol {
    private let unownedDecoder: Unmanaged<EngineDecoder>
    private let unownedTable: Unmanaged<KeyTable>
    /// Nil where the decoder looks after the container (see `EngineDecoder.box`).
    private let owner: EngineDecoder?

    init(_ decoder: EngineDecoder, _ table: KeyTable, owned: Bool) {
        unownedDecoder = Unmanaged.passUnretained(decoder)
        unownedTable = Unmanaged.passUnretained(table)
        owner = owned ? decoder : nil
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
        return memory.view(decoder.index).childIndices.compactMap { Key(stringValue: memory.view($0 - 1).string) }
    }

    func contains(_ key: Key) -> Bool {
        let slot = decoder.slot(key, table)
        return value(slot) >= 0
    }

    /// The value's node, or -1; looks behind a transformer.
    private func value(_ slot: Int) -> Int {
        let value = Int(decoder.state.pointee.values[slot])
        return value == -2 ? decoder.find(slot, table) : value
    }

    func decodeNil(forKey key: Key) throws -> Bool {
        let value = value(decoder.slot(key, table))
        return value < 0 || decoder.memory.node(value).kind == .null
    }

    // MARK: Scalars

    @inline(__always)
    private func scalar<S: JSONScalar & Decodable>(_ type: S.Type, _ key: Key) throws -> S {
        let slot = decoder.slot(key, table)
        let value = Int(decoder.state.pointee.values[slot])
        if value >= 0, let exact = S.exact(decoder.memory.node(value), value, decoder.memory) { return exact }
        return try repair(type, slot, value)
    }

    @inline(__always)
    private func scalarIfPresent<S: JSONScalar & Decodable>(_ type: S.Type, _ key: Key) throws -> S? {
        let slot = decoder.slot(key, table)
        let value = Int(decoder.state.pointee.values[slot])
        if value >= 0, let exact = S.exact(decoder.memory.node(value), value, decoder.memory) { return exact }
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
        let slot = decoder.slot(key, table)
        let value = Int(decoder.state.pointee.values[slot])
        guard value >= 0, !decoder.context.isListening else { return try repair(type, slot, value) }
        let native = decoder.context.native
        let mark = native.pointee.mark
        guard let room = native.pointee.push(size: MemoryLayout<T>.size, alignment: MemoryLayout<T>.alignment) else {
            return try repair(type, slot, value)
        }
        let isRead = decoder.memory.node(value).kind != .null && initialize(room, type, slot, value)
        native.pointee.pop(to: mark)
        return isRead ? room.assumingMemoryBound(to: T.self).move() : try repair(type, slot, value)
    }

    func decodeIfPresent<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T? {
        let slot = decoder.slot(key, table)
        let value = Int(decoder.state.pointee.values[slot])
        guard value >= 0, !decoder.context.isListening, decoder.memory.node(value).kind != .null else {
            return try repairIfPresent(type, slot, value)
        }
        let native = decoder.context.native
        let mark = native.pointee.mark
        guard let room = native.pointee.push(size: MemoryLayout<T>.size, alignment: MemoryLayout<T>.alignment) else {
            return try repairIfPresent(type, slot, value)
        }
        let isRead = initialize(room, type, slot, value)
        native.pointee.pop(to: mark)
        return isRead ? room.assumingMemoryBound(to: T.self).move() : try repairIfPresent(type, slot, value)
    }

    /// By the codec of the type, which is remembered with the key.
    @inline(__always)
    private func codec<T: Decodable>(_ type: T.Type, _ slot: Int) -> Unmanaged<Codec> {
        let codecs = table.hot.pointee.codecs + slot
        if let known = codecs.pointee.codec, codecs.pointee.type == ObjectIdentifier(type) { return known }
        let codec = Unmanaged.passUnretained(CodecRegistry.shared.codec(for: type))
        codecs.pointee.type = ObjectIdentifier(type)
        codecs.pointee.codec = codec
        return codec
    }

    @inline(__always)
    private func initialize<T: Decodable>(_ room: UnsafeMutableRawPointer, _ type: T.Type, _ slot: Int, _ value: Int) -> Bool {
        let codec = codec(type, slot)
        return decoder.reading { codec._withUnsafeGuaranteedRef { $0.initialize(room, from: value, decoder.context) } }
    }

    private func read<T: Decodable>(_ type: T.Type, _ slot: Int, _ value: Int) -> T? {
        let codec = codec(type, slot)
        return decoder.reading { codec._withUnsafeGuaranteedRef { $0.value(type, value, decoder.context) } }
    }

    // MARK: What does not fit

    /// Conversion, transformer, or the initial value.
    @inline(never)
    private func repair<T: Decodable>(_ type: T.Type, _ slot: Int, _ value: Int) throws -> T {
        let value = self.value(slot)
        guard value >= 0 else {
            decoder.noteMissingIfListening(slot, table, expected: type)
            if let initial = decoder.fallback(slot, table, type) { return initial }
            throw DecodingError.keyNotFound(
                EngineKey(stringValue: table.keys[slot].name),
                DecodingError.Context(codingPath: codingPath, debugDescription: "No value for '\(table.keys[slot].name)'."))
        }
        let first = decoder.firstRepair
        defer { decoder.nameRepairsIfListening(since: first, slot, table) }
        let isNull = decoder.memory.node(value).kind == .null
        if let converted = convert(type, slot, value) { return converted }
        decoder.reading { decoder.context.note(isNull ? .null : .keptInitialValue, at: value, expected: type) }
        if let initial = decoder.fallback(slot, table, type) { return initial }
        throw error(type, value)
    }

    @inline(never)
    private func repairIfPresent<T: Decodable>(_ type: T.Type, _ slot: Int, _ value: Int) throws -> T? {
        let value = self.value(slot)
        guard value >= 0 else {
            decoder.noteMissingIfListening(slot, table, expected: type)
            return decoder.initialValue(slot, table, as: type)
        }
        let first = decoder.firstRepair
        defer { decoder.nameRepairsIfListening(since: first, slot, table) }
        if decoder.memory.node(value).kind == .null {
            decoder.reading { decoder.context.note(.null, at: value, expected: T?.self) }
            return nil
        }
        if let converted = convert(type, slot, value) { return converted }
        guard decoder.isTolerant else { throw error(type, value) }
        decoder.reading { decoder.context.note(.becameNil, at: value, expected: T?.self) }
        return nil
    }

    private func convert<T: Decodable>(_ type: T.Type, _ slot: Int, _ value: Int) -> T? {
        guard let transformer = table.keys[slot].transformer else { return read(type, slot, value) }
        if decoder.memory.node(value).kind == .null { return nil }
        return transformer.read(FoundationValue.make(decoder.memory.view(value))) as? T
    }

    private func error(_ type: Any.Type, _ value: Int) -> any Error {
        if let cause = decoder.context.takeError() { return cause }
        let memory = decoder.memory
        let context = DecodingError.Context(
            codingPath: memory.path(to: value).map(EngineKey.init), debugDescription: "Expected \(type), found \(memory.view(value).summary).")
        return memory.node(value).kind == .null ? DecodingError.valueNotFound(type, context) : DecodingError.typeMismatch(type, context)
    }

    // MARK: Nested containers

    private func child(_ key: Key) throws -> EngineDecoder {
        let slot = decoder.slot(key, table)
        let value = value(slot)
        guard value >= 0 else {
            throw DecodingError.keyNotFound(key, DecodingError.Context(codingPath: codingPath, debugDescription: "No value for '\(key.stringValue)'."))
        }
        return decoder.nested(at: value)
    }

    func nestedContainer<N: CodingKey>(keyedBy type: N.Type, forKey key: Key) throws -> KeyedDecodingContainer<N> {
        try child(key).container(keyedBy: type)
    }

    func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer { try child(key).unkeyedContainer() }

    func superDecoder() throws -> any Decoder {
        let memory = decoder.memory
        guard let value = memory.view(decoder.index).member("super") else {
            throw DecodingError.keyNotFound(
                EngineKey(stringValue: "super"), DecodingError.Context(codingPath: codingPath, debugDescription: "No value for 'super'."))
        }
        return decoder.nested(at: value.index)
    }

    func superDecoder(forKey key: Key) throws -> any Decoder { try child(key) }
}

extension EngineDecoder {
    var firstRepair: Int { context.isListening ? session.log.count : 0 }

    /// Names the model and property of the repairs since `first`.
    func nameRepairsIfListening(since first: Int, _ slot: Int, _ table: KeyTable) {
        guard context.isListening else { return }
        session.log.name(from: first, model: plan.type, property: propertyName(slot, table))
    }

    func noteMissingIfListening(_ slot: Int, _ table: KeyTable, expected: Any.Type) {
        guard context.isListening else { return }
        let key = table.keys[slot]
        session.log.add(
            .missing, document: document, index: index, name: key.paths.first?.joined(separator: ".") ?? key.name, expected: expected,
            model: plan.type, property: propertyName(slot, table))
    }

    private func propertyName(_ slot: Int, _ table: KeyTable) -> String { table.keys[slot].property?.name ?? table.keys[slot].name }

    /// The initial value; where no property can be found for the key, the type's own empty value.
    func fallback<T: Decodable>(_ slot: Int, _ table: KeyTable, _ type: T.Type) -> T? {
        guard isTolerant else { return nil }
        return initialValue(slot, table, as: type) ?? (EmptyValue.make(type) as? T)
    }
}

/// Zero, "", [] and the like, for keys without a property.
enum EmptyValue {
    static func make(_ type: Any.Type) -> Any? {
        if let smart = type as? any SmartDecodable.Type { return smart.init() }
        if let raw = type as? any SmartCaseDefaultable.Type { return defaultCase(raw) }
        if let number = type as? any FixedWidthInteger.Type { return zero(number) }
        if let collection = type as? any EmptyInitializable.Type { return collection.init() }
        switch type {
        case is String.Type: return ""
        case is Bool.Type: return false
        case is Double.Type: return 0.0
        case is Float.Type: return Float(0)
        case is CGFloat.Type: return CGFloat(0)
        default: return nil
        }
    }

    private static func defaultCase<T: SmartCaseDefaultable>(_: T.Type) -> Any? { T.defaultCase ?? T.allCases.first }

    private static func zero<T: FixedWidthInteger>(_: T.Type) -> Any { T.zero }
}

private protocol EmptyInitializable { init() }
extension Array: EmptyInitializable {}
extension Set: EmptyInitializable {}
extension Dictionary: EmptyInitializable {}
