/// The storage `_x` of a wrapped property `x` that is coded as the value inside; it is replaced as a whole when it is
/// read.
package protocol WrapperStorage: _SmartWrapper {
    associatedtype Wrapped
    static func storing(_ value: Wrapped) -> Self
    /// The value inside; nil where it cannot be seen.
    var storedValue: Wrapped? { get }
    /// How the property is coded by the value's codec.
    static func makeCodec(_ inner: Codec) -> Codec
    /// From a value that another decoder than the engine's gave, where the wrapper has a form of its own.
    static func fromPlain(_ value: JSONValue) -> Self?
    /// To a value for another encoder, likewise.
    var plainForm: JSONValue? { get }
}

extension WrapperStorage {
    package static func makeCodec(_ inner: Codec) -> Codec { WrapperCodec<Self>(inner) }
    package static func fromPlain(_ value: JSONValue) -> Self? { nil }
    package var plainForm: JSONValue? { nil }

    public static func _whenMissing() -> Self? {
        if let optional = Wrapped.self as? any AnyOptional.Type {
            return optional.makeNil(as: Wrapped.self).map { storing($0) }
        }
        return (Wrapped.self as? any _SmartWrapper.Type).flatMap { $0._whenMissing() as? Wrapped }.map { storing($0) }
    }
}

/// A wrapper by the codec of what it holds.
class WrapperCodec<W: WrapperStorage>: TypedCodec<W> {
    let inner: Codec
    private let typed: TypedCodec<W.Wrapped>?

    init(_ inner: Codec, shape: Shape? = nil) {
        self.inner = inner
        typed = inner as? TypedCodec<W.Wrapped>
        super.init(shape: shape ?? Self.shape(of: inner), canRead: inner.canRead)
    }

    /// A wrapper around a flat or an ignored property is as that.
    private static func shape(of inner: Codec) -> Shape {
        switch inner.shape {
        case .flat, .ignored: return inner.shape
        default: return inner.isOptional ? .optional : .other
        }
    }

    override var isUpdatable: Bool { inner.isUpdatable }

    override func read(_ index: Int, _ context: DecodingContext) -> W? {
        if let original = context.native.pointee.original { return update(original, index, context) }
        return (typed.map { $0.read(index, context) } ?? inner.value(W.Wrapped.self, index, context)).map {
            W.storing($0)
        }
    }

    /// With the model inside the wrapper at `original` as the one to be updated.
    @inline(never)
    private func update(_ original: UnsafeRawPointer, _ index: Int, _ context: DecodingContext) -> W? {
        context.native.pointee.original = nil
        guard let existing = original.assumingMemoryBound(to: W.self).pointee.storedValue else {
            return read(index, context)
        }
        return withUnsafePointer(to: existing) { pointer in
            let isNil = inner.isOptional && inner.isNil(at: UnsafeRawPointer(pointer))
            if !isNil { context.native.pointee.original = UnsafeRawPointer(pointer) }
            defer { context.native.pointee.original = nil }
            return inner.value(W.Wrapped.self, index, context).map {
                W.storing(ExistingObject.takeOver(existing, from: $0))
            }
        }
    }

    override func assignNil(_ target: UnsafeMutableRawPointer) {
        guard let nothing = W._whenMissing() else { return }
        target.assumingMemoryBound(to: W.self).pointee = nothing
    }

    override func initializeNil(_ target: UnsafeMutableRawPointer) {
        guard let nothing = W._whenMissing() else { return }
        target.initializeMemory(as: W.self, to: nothing)
    }

    override func write(_ source: UnsafeRawPointer, to output: EncodingContext) -> Bool {
        guard let value = source.assumingMemoryBound(to: W.self).pointee.storedValue else { return false }
        return withUnsafePointer(to: value) { writeInner($0, to: output) }
    }

    override func plainValue(_ source: UnsafeRawPointer, _ output: EncodingContext) -> Any? {
        guard let value = source.assumingMemoryBound(to: W.self).pointee.storedValue else { return nil }
        return withUnsafePointer(to: value) { inner.plainValue($0, output) }
    }

    /// The value at an address. A property whose wrapped optional is nil is left out, as optionals without a wrapper
    /// are.
    final func writeInner(_ source: UnsafeRawPointer, to output: EncodingContext) -> Bool {
        if inner.isOptional, inner.isNil(at: source) { return false }
        return inner.write(source, to: output)
    }
}

/// A wrapper that stores its value and nothing else: the value's codec works on the wrapper's memory.
class TransparentCodec<W: WrapperStorage>: WrapperCodec<W> {
    override func initialize(_ target: UnsafeMutableRawPointer, from index: Int, _ context: DecodingContext) -> Bool {
        inner.initialize(target, from: index, context)
    }

    override func assign(_ target: UnsafeMutableRawPointer, from index: Int, _ context: DecodingContext) -> Bool {
        inner.assign(target, from: index, context)
    }

    override func isNil(at source: UnsafeRawPointer) -> Bool { inner.isNil(at: source) }
    override func write(_ source: UnsafeRawPointer, to output: EncodingContext) -> Bool {
        writeInner(source, to: output)
    }
    override func plainValue(_ source: UnsafeRawPointer, _ output: EncodingContext) -> Any? {
        inner.plainValue(source, output)
    }
}

/// The Codable half of the wrappers.
enum WrapperCoding {
    static func decode<W: WrapperStorage>(_ type: W.Type, from decoder: any Decoder) throws -> W {
        if let engine = decoder as? EngineDecoder {
            return try engine.reading {
                guard let value = CodecRegistry.shared.codec(for: type).value(type, engine.index, engine.context) else {
                    throw engine.context.failure(W.Wrapped.self, at: engine.index)
                }
                return value
            }
        }
        if let value = (try? JSONValue(from: decoder)).flatMap({ W.fromPlain($0) }) { return value }
        if let decodable = W.Wrapped.self as? any Decodable.Type,
            let value = try decodable.init(from: decoder) as? W.Wrapped
        {
            return W.storing(value)
        }
        return W.storing(try plain(W.Wrapped.self, from: decoder))
    }

    /// What is not Decodable: `Any`, `[String: Any]` and their like. Text that holds JSON, as in a database column, is
    /// read as JSON where a container is wanted.
    private static func plain<T>(_ type: T.Type, from decoder: any Decoder) throws -> T {
        let wanted = (type as? any AnyOptional.Type)?.wrappedType ?? type
        let isContainer = wanted == [String: Any].self || wanted == [Any].self
        let json = try isContainer ? JSONContainer(from: decoder).value : JSONValue(from: decoder)
        if json.isNull, let nothing = (type as? any AnyOptional.Type)?.makeNil(as: type) { return nothing }
        if isContainer, let embedded = json.embedded, let value = embedded.foundationObject as? T { return value }
        if let value = json.foundationObject as? T { return value }
        // A model that is not Codable: by the engine.
        let document = try Document(object: json.foundationObject)
        let session = DecodingSession(document: document)
        defer { session.finish() }
        return try session.decode(type, at: 0)
    }

    /// A value as `type`: itself, or in the wrapper that `type` is, or in several.
    static func wrap<T>(_ value: Any, as type: T.Type) -> T? {
        if let ready = value as? T { return ready }
        return (type as? any WrapperStorage.Type).flatMap { wrapAny(value, $0) as? T }
    }

    /// What is in a wrapper, or in several.
    static func unwrap(_ value: Any) -> Any {
        guard let wrapper = value as? any WrapperStorage else { return value }
        func open<W: WrapperStorage>(_ wrapper: W) -> Any { wrapper.storedValue.map { unwrap($0) } ?? value }
        return open(wrapper)
    }

    private static func wrapAny(_ value: Any, _ type: any WrapperStorage.Type) -> Any? {
        func open<W: WrapperStorage>(_: W.Type) -> Any? { wrap(value, as: W.Wrapped.self).map { W.storing($0) } }
        return open(type)
    }

    static func encode<W: WrapperStorage>(_ wrapper: W, to encoder: any Encoder) throws {
        if let engine = encoder as? EngineEncoder { return try engine.encodeDynamic(wrapper) }
        if let form = wrapper.plainForm { return try form.encode(to: encoder) }
        if let encodable = wrapper.storedValue as? any Encodable { return try encodable.encode(to: encoder) }
        let session = EncodingSession()
        defer { session.finish() }
        guard let plain = session.plain(wrapper, codec: CodecRegistry.shared.codec(for: W.self)) else {
            var container = encoder.singleValueContainer()
            return try container.encodeNil()
        }
        try PlainJSON(value: plain).encode(to: encoder)
    }
}

extension EngineEncoder {
    /// Any value by its codec, Encodable or not.
    func encodeDynamic<T>(_ value: T) throws {
        let codec = CodecRegistry.shared.codec(for: T.self)
        let isWritten = withUnsafePointer(to: value) { codec.write($0, to: output) }
        if isWritten { markValue() } else { skip() }
    }
}

/// For decoders that throw where a wrapped property's key is missing: an optional one is nil then.
extension KeyedDecodingContainer {
    /// What a synthesised `init(from:)` calls for a wrapped property. Nil where the key of an optional is missing; else
    /// throws what the decoder throws.
    public func decode<W: Decodable & _SmartWrapper>(_ type: W.Type, forKey key: Key) throws -> W {
        do {
            return try decodeAny(type, key)
        } catch {
            return try whenMissing(type, key, error)
        }
    }

    // Apart: naming `W?` costs a look into the runtime's table of generic types.
    @inline(never)
    private func whenMissing<W: Decodable & _SmartWrapper>(_ type: W.Type, _ key: Key, _ error: any Error) throws -> W {
        // The engine has tried everything there is.
        if case DecodingError.keyNotFound(let missing, _) = error, missing is EngineKey { throw error }
        guard !contains(key), let nothing = W._whenMissing() else { throw error }
        return nothing
    }

    private func decodeAny<T: Decodable>(_ type: T.Type, _ key: Key) throws -> T { try decode(type, forKey: key) }
}

extension KeyedEncodingContainer {
    /// Writes nothing.
    public mutating func encode<V>(_ value: IgnoredKey<V>, forKey key: Key) throws {}
}

#if canImport(Combine)
import Combine

/// `@Published var x` is keyed `x`.
extension Published: WrapperStorage {
    package static func storing(_ value: Value) -> Published<Value> { Published(initialValue: value) }

    package var storedValue: Value? {
        // A new subscriber is told the present value at once; the copy's publisher is the property's own.
        var copy = self
        var current: Value?
        let subscription = copy.projectedValue.sink { current = $0 }
        subscription.cancel()
        return current
    }
}
#endif
