import Foundation

/// The Encoder of one value: writes straight into the text.
///
/// A value's containers are written in place as they are filled. Only a nested container or super encoder that user code asks for by name gets a text of its
/// own, because it may be filled later than its siblings; it is put in its place when the value is finished.
final class EngineEncoder: Encoder {
    private enum Shape {
        case nothing, value, object, array, skipped
    }

    let output: EncodingContext
    let plan: EncodingPlan
    private var shape = Shape.nothing
    /// Texts to be put in at byte offsets of the output, in order.
    private var deferred: [(offset: Int, encoder: EngineEncoder, session: EncodingSession)] = []
    private let session: EncodingSession?
    private(set) var elementCount = 0
    private let path: [any CodingKey]

    init(_ output: EncodingContext, _ plan: EncodingPlan, path: [any CodingKey] = [], session: EncodingSession? = nil) {
        self.output = output
        self.plan = plan
        self.path = path
        self.session = session
    }

    var codingPath: [any CodingKey] { path }
    var userInfo: [CodingUserInfoKey: Any] { output.state.pointee.options.userInfo }

    func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
        beginObject()
        return KeyedEncodingContainer(KeyedWriter<Key>(self, plan.table(for: type)))
    }

    func unkeyedContainer() -> any UnkeyedEncodingContainer {
        beginArray()
        return UnkeyedWriter(encoder: self)
    }

    func singleValueContainer() -> any SingleValueEncodingContainer { self }

    private func beginObject() {
        guard shape == .nothing else { return }
        shape = .object
        output.state.pointee.writer.beginObject()
    }

    private func beginArray() {
        guard shape == .nothing else { return }
        shape = .array
        output.state.pointee.writer.beginArray()
    }

    /// The value has been written by other means.
    func markValue() { shape = .value }

    /// The property is left out.
    func skip() { shape = .skipped }

    /// Closes what was opened. False when the value is to be left out.
    func finish() -> Bool {
        switch shape {
        case .skipped: return false
        case .value: break
        case .object: output.state.pointee.writer.endObject()
        case .array: output.state.pointee.writer.endArray()
        case .nothing:
            output.state.pointee.writer.beginObject()
            output.state.pointee.writer.endObject()
        }
        for (offset, encoder, session) in deferred.reversed() {
            _ = encoder.finish()
            output.state.pointee.writer.insert(session.context.state.pointee.writer, at: offset)
        }
        deferred = []
        return true
    }

    /// The stored properties of the class levels that `encode(to:)` did not know.
    func writeInheritedLevels(of object: AnyObject) {
        guard shape == .object || shape == .nothing, let levels = plan.inheritedLevels(),
            levels.plan.layout.verify(instance: object, classInstance: object) == nil
        else { return }
        beginObject()
        levels.plan.writeMembers(UnsafeRawPointer(InstanceMemory.start(of: object)), to: output, transforms: levels.transforms)
    }

    /// An encoder whose text goes here, whenever it is filled.
    func reserve(key: any CodingKey) -> EngineEncoder {
        let session = EncodingSession(continuing: output)
        let encoder = EngineEncoder(session.context, plan, path: path + [key], session: session)
        deferred.append((output.state.pointee.writer.count, encoder, session))
        return encoder
    }

    func nextElement() {
        output.state.pointee.writer.separate()
        elementCount += 1
    }

    /// Any value by its codec, where a value is expected. False, and nothing written, where it is left out.
    @inline(__always)
    func write<T: Encodable>(_ value: T) -> Bool {
        let codec = plan.codec(for: T.self)
        return withUnsafePointer(to: value) { source in codec._withUnsafeGuaranteedRef { $0.write(source, to: output) } }
    }
}

extension EngineEncoder: SingleValueEncodingContainer {
    func encodeNil() throws {
        shape = .value
        output.state.pointee.writer.null()
    }

    func encode<T: Encodable>(_ value: T) throws {
        shape = .value
        if !write(value) { shape = .skipped }
    }
}

/// Writes members by coding key.
struct KeyedWriter<Key: CodingKey>: KeyedEncodingContainerProtocol {
    private let encoder: EngineEncoder
    private let table: EncodingKeyTable

    init(_ encoder: EngineEncoder, _ table: EncodingKeyTable) {
        self.encoder = encoder
        self.table = table
    }

    var codingPath: [any CodingKey] { encoder.codingPath }

    @inline(__always)
    private func name(_ key: Key) {
        let name = table.name(key)
        encoder.output.state.pointee.writer.quotedName(UnsafeBufferPointer(start: name.quoted, count: name.length))
    }

    @inline(__always)
    private func scalar<S: JSONScalar>(_ value: S, _ key: Key) {
        if table.hasTransformers, writeTransformed(value, key) { return }
        let state = encoder.output.state
        let mark = state.pointee.writer.mark
        name(key)
        if !S.write(value, to: &state.pointee.writer) { state.pointee.writer.rewind(to: mark) }
    }

    mutating func encodeNil(forKey key: Key) throws {
        name(key)
        encoder.output.state.pointee.writer.null()
    }

    mutating func encode(_ value: Bool, forKey key: Key) throws { scalar(value, key) }
    mutating func encode(_ value: String, forKey key: Key) throws { scalar(value, key) }
    mutating func encode(_ value: Double, forKey key: Key) throws { scalar(value, key) }
    mutating func encode(_ value: Float, forKey key: Key) throws { scalar(value, key) }
    mutating func encode(_ value: Int, forKey key: Key) throws { scalar(value, key) }
    mutating func encode(_ value: Int8, forKey key: Key) throws { scalar(value, key) }
    mutating func encode(_ value: Int16, forKey key: Key) throws { scalar(value, key) }
    mutating func encode(_ value: Int32, forKey key: Key) throws { scalar(value, key) }
    mutating func encode(_ value: Int64, forKey key: Key) throws { scalar(value, key) }
    mutating func encode(_ value: UInt, forKey key: Key) throws { scalar(value, key) }
    mutating func encode(_ value: UInt8, forKey key: Key) throws { scalar(value, key) }
    mutating func encode(_ value: UInt16, forKey key: Key) throws { scalar(value, key) }
    mutating func encode(_ value: UInt32, forKey key: Key) throws { scalar(value, key) }
    mutating func encode(_ value: UInt64, forKey key: Key) throws { scalar(value, key) }

    /// By the key's transformer; false when it has none.
    @inline(never)
    private func writeTransformed<T>(_ value: T, _ key: Key) -> Bool {
        guard let transformer = table.transformer(key) else { return false }
        guard let json = transformer.write(value) else { return true }
        let mark = encoder.output.state.pointee.writer.mark
        name(key)
        if !encoder.output.writeDynamic(json, staticType: Any.self) { encoder.output.state.pointee.writer.rewind(to: mark) }
        return true
    }

    mutating func encode<T: Encodable>(_ value: T, forKey key: Key) throws {
        if table.hasTransformers, writeTransformed(value, key) { return }
        let mark = encoder.output.state.pointee.writer.mark
        name(key)
        if !encoder.write(value) { encoder.output.state.pointee.writer.rewind(to: mark) }
    }

    private func reserve(_ key: Key) -> EngineEncoder {
        name(key)
        return encoder.reserve(key: key)
    }

    mutating func nestedContainer<N: CodingKey>(keyedBy type: N.Type, forKey key: Key) -> KeyedEncodingContainer<N> {
        reserve(key).container(keyedBy: type)
    }

    mutating func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer { reserve(key).unkeyedContainer() }

    mutating func superEncoder() -> any Encoder {
        encoder.output.state.pointee.writer.name("super")
        return encoder.reserve(key: EngineKey(stringValue: "super"))
    }

    mutating func superEncoder(forKey key: Key) -> any Encoder { reserve(key) }
}

/// Writes elements in order.
struct UnkeyedWriter: UnkeyedEncodingContainer {
    let encoder: EngineEncoder

    var codingPath: [any CodingKey] { encoder.codingPath }
    var count: Int { encoder.elementCount }

    mutating func encodeNil() throws {
        encoder.nextElement()
        encoder.output.state.pointee.writer.null()
    }

    mutating func encode<T: Encodable>(_ value: T) throws {
        let mark = encoder.output.state.pointee.writer.mark
        encoder.nextElement()
        if !encoder.write(value) { encoder.output.state.pointee.writer.rewind(to: mark) }
    }

    private func reserve() -> EngineEncoder {
        let key = EngineKey(intValue: encoder.elementCount)
        encoder.nextElement()
        return encoder.reserve(key: key)
    }

    mutating func nestedContainer<N: CodingKey>(keyedBy type: N.Type) -> KeyedEncodingContainer<N> { reserve().container(keyedBy: type) }
    mutating func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer { reserve().unkeyedContainer() }
    mutating func superEncoder() -> any Encoder { reserve() }
}

extension EncodingContext {
    /// A value by its own `encode(to:)`. False, and nothing written, when it failed or asked to be left out.
    func writeEncodable<T: Encodable>(_ value: T) -> Bool {
        guard enter() else {
            leave()
            return false
        }
        defer { leave() }
        let mark = state.pointee.writer.mark
        let isObject = T.self is AnyClass
        let dynamicType: Any.Type = isObject ? Swift.type(of: value) : T.self
        let encoder = EngineEncoder(self, state.pointee.plans.plan(for: dynamicType, state.pointee.options))
        do {
            try value.encode(to: encoder)
            if isObject { encoder.writeInheritedLevels(of: value as AnyObject) }
            if encoder.finish() { return true }
        } catch {
            state.pointee.lastError = error
        }
        state.pointee.writer.rewind(to: mark)
        return false
    }

    /// A value by its own `encode(to:)`, as plain values.
    func plainEncodable<T: Encodable>(_ value: T) -> Any? {
        let session = EncodingSession(options: state.pointee.options)
        defer { session.finish() }
        guard session.context.writeEncodable(value), let document = try? Document(text: session.context.state.pointee.writer.makeString()) else {
            return nil
        }
        return FoundationValue.make(DocumentMemory(document).view(0))
    }
}
