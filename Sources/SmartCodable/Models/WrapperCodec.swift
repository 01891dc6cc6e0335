// Memory: an address is of the codec's or the property's type, as a verified layout says. User code may run between
// two uses only of memory that this code owns.

@_spi(Engine) import SmartEngine

extension WrapperStorage {
    public static var _coding: _Coding {
        _Coding { builder, type in
            builder.isDerived
                ? builder.codec(for: type, isDerived: false) : makeCodec(builder.codec(for: Wrapped.self))
        }
    }

    package mutating func store(_ value: Wrapped) { self = .storing(value) }
    package static func makeCodec(_ inner: Codec) -> Codec { WrapperCodec<Self>(inner) }

    public static func _whenMissing() -> Self? {
        if let optional = Wrapped.self as? any AnyOptional.Type {
            return optional.makeNil(as: Wrapped.self).map { storing($0) }
        }
        return (Wrapped.self as? any _SmartWrapper.Type).flatMap { $0._whenMissing() as? Wrapped }.map { storing($0) }
    }
}

extension UnsafeMutablePointer where Pointee: WrapperStorage {
    /// Replaces the value inside, and releases the old one afterwards.
    func store(_ value: Pointee.Wrapped) {
        var wrapper = pointee
        wrapper.store(value)
        UnsafeMutableRawPointer(self)._store(wrapper, at: .value)
    }
}

extension Codec {
    /// The shape of a wrapper around values of this shape: flat or ignored if they are.
    var wrapperShape: Shape {
        switch shape {
        case .flat, .ignored: shape
        default: isOptional ? .optional : .other
        }
    }
}

/// Codes a wrapper by the codec of its value.
class WrapperCodec<W: WrapperStorage>: TypedCodec<W> {
    let inner: Codec
    private let typed: TypedCodec<W.Wrapped>?

    init(_ inner: Codec, shape: Shape? = nil, canRead: Bool? = nil) {
        LinkedCodableHalf.link()
        self.inner = inner
        typed = inner as? TypedCodec<W.Wrapped>
        super.init(shape: shape ?? inner.wrapperShape, canRead: canRead ?? inner.canRead)
    }

    override var isUpdatable: Bool { inner.isUpdatable }
    override var hasAnyNames: Bool { inner.hasAnyNames }

    override func read(_ index: Int, _ context: DecodingContext) -> W? {
        if let original = context.state.pointee.original { return update(original, index, context) }
        return (typed.map { $0.read(index, context) } ?? inner.value(W.Wrapped.self, index, context)).map {
            W.storing($0)
        }
    }

    /// Updates the model inside the wrapper at `original`.
    private func update(_ original: UnsafeRawPointer, _ index: Int, _ context: DecodingContext) -> W? {
        context.state.pointee.original = nil
        guard let existing = original.assumingMemoryBound(to: W.self).pointee.storedValue else {
            return read(index, context)
        }
        let isNil = inner.isOptional && withUnsafePointer(to: existing) { inner.isNil(at: $0) }
        let updated =
            isNil ? inner.value(W.Wrapped.self, index, context) : inner.updated(existing, from: index, context)
        return updated.map { W.storing($0) }
    }

    // The configuration of the wrapper and of those inside stays.

    override func assign(_ target: UnsafeMutableRawPointer, from index: Int, _ context: DecodingContext) -> Bool {
        let wrapper = target.assumingMemoryBound(to: W.self)
        guard var stored = wrapper.pointee.storedValue else { return super.assign(target, from: index, context) }
        let isRead = withUnsafeMutablePointer(to: &stored) {
            inner.assign(UnsafeMutableRawPointer($0), from: index, context)
        }
        if isRead { wrapper.store(stored) }
        return isRead
    }

    override func assignNil(_ target: UnsafeMutableRawPointer) {
        let wrapper = target.assumingMemoryBound(to: W.self)
        if inner.isOptional, var stored = wrapper.pointee.storedValue {
            withUnsafeMutablePointer(to: &stored) { inner.assignNil(UnsafeMutableRawPointer($0)) }
            wrapper.store(stored)
        } else if let nothing = W._whenMissing() {
            target._store(nothing, at: .value)
        }
    }

    override func initializeNil(_ target: UnsafeMutableRawPointer) {
        guard let nothing = W._whenMissing() else { return }
        target.initializeMemory(as: W.self, to: nothing)
    }

    override func writeValue(_ wrapper: W, to output: EncodingContext) -> Bool {
        guard let value = wrapper.storedValue else { return false }
        return withUnsafePointer(to: value) { writeInner($0, to: output) }
    }

    override func plain(_ wrapper: W, _ output: EncodingContext) -> Any? {
        wrapper.storedValue.flatMap { inner.plainAny($0, output) }
    }

    /// Writes the value at an address. A property whose wrapped optional is nil is left out, as optionals without a
    /// wrapper are.
    final func writeInner(_ source: UnsafeRawPointer, to output: EncodingContext) -> Bool {
        if inner.isOptional, inner.isNil(at: source) { return false }
        return inner.write(source, to: output)
    }
}

/// The Codable half of the wrappers.
package enum WrapperCoding {
    @_optimize(size) static func decode<W: WrapperStorage>(_ type: W.Type, from decoder: any Decoder) throws -> W {
        if let engine = decoder as? EngineDecoder {
            return try engine.reading {
                guard let value = CodecRegistry.shared.codec(for: type).value(type, engine.index, engine.context) else {
                    throw engine.context.failure(W.Wrapped.self, at: engine.index)
                }
                return value
            }
        }
        if let form = W.self as? any FormWrapper.Type,
            let value = (try? JSONValue(from: decoder)).flatMap({ form.fromPlain($0) }) as? W
        {
            return value
        }
        if let decodable = W.Wrapped.self as? any Decodable.Type,
            let value = try decodable.init(from: decoder) as? W.Wrapped
        {
            return W.storing(value)
        }
        return W.storing(try plain(W.Wrapped.self, from: decoder))
    }

    /// Reads values of types that are not Decodable: `Any`, `[String: Any]` and the like. Text that holds JSON, as in a
    /// database column, is read as JSON where a container is expected.
    private static func plain<T>(_ type: T.Type, from decoder: any Decoder) throws -> T {
        let wanted = (type as? any AnyOptional.Type)?.wrappedAnyType ?? type
        let isContainer = wanted == [String: Any].self || wanted == [Any].self
        let json = try isContainer ? JSONContainer(from: decoder).value : JSONValue(from: decoder)
        if json.isNull, let nothing = (type as? any AnyOptional.Type)?.makeNil(as: type) { return nothing }
        if isContainer, let embedded = json.embedded, let value = embedded.foundationObject as? T { return value }
        if let value = json.foundationObject as? T { return value }
        // The engine reads a model that is not Codable.
        let document = try Document(object: json.foundationObject)
        var session = DecodingSession.begin(document)
        defer { DecodingSession.end(&session) }
        return try session.decode(type, at: 0)
    }

    /// Stores a value as `type`, itself or inside wrappers, in uninitialised memory. False if it has another type.
    static func wrap<T>(_ value: Any, as type: T.Type, into room: UnsafeMutableRawPointer) -> Bool {
        // A cast costs several times as much, even where the types are equal.
        func same<V>(_ value: V) -> Bool {
            guard V.self == T.self else { return false }
            room.initializeMemory(as: V.self, to: value)
            return true
        }
        return _openExistential(value, do: same) || wrapElsewhere(value, as: type, into: room)
    }

    // A separate function, since naming `T?` is a metadata look-up (Sources/Fast.md).
    @inline(never)
    private static func wrapElsewhere<T>(_ value: Any, as type: T.Type, into room: UnsafeMutableRawPointer) -> Bool {
        guard let wrapped = wrapped(value, as: type) else { return false }
        room.initializeMemory(as: T.self, to: wrapped)
        return true
    }

    private static func wrapped<T>(_ value: Any, as type: T.Type) -> T? {
        func open<W: WrapperStorage>(_: W.Type) -> Any? { wrapped(value, as: W.Wrapped.self).map { W.storing($0) } }
        return value as? T ?? (type as? any WrapperStorage.Type).flatMap { open($0) as? T }
    }

    /// Stores a value in the wrapper in `room`, or in the innermost of several. False if it has another type.
    @_optimize(size) static func store<T>(_ value: Any, in room: UnsafeMutableRawPointer, as type: T.Type) -> Bool {
        func open<W: WrapperStorage>(_: W.Type) -> Bool {
            let wrapper = room.assumingMemoryBound(to: W.self)
            guard W.Wrapped.self is any WrapperStorage.Type else {
                guard let value = value as? W.Wrapped else { return false }
                wrapper.store(value)
                return true
            }
            guard var inner = wrapper.pointee.storedValue,
                withUnsafeMutablePointer(to: &inner, { store(value, in: $0, as: W.Wrapped.self) })
            else { return false }
            wrapper.store(inner)
            return true
        }
        return (type as? any WrapperStorage.Type).map { open($0) } ?? false
    }

    /// The value inside a wrapper, or inside several.
    package static func unwrap(_ value: Any) -> Any {
        guard let wrapper = value as? any WrapperStorage else { return value }
        func open<W: WrapperStorage>(_ wrapper: W) -> Any { wrapper.storedValue.map { unwrap($0) } ?? value }
        return open(wrapper)
    }

    @_optimize(size) static func encode<W: WrapperStorage>(_ wrapper: W, to encoder: any Encoder) throws {
        if let engine = encoder as? EngineEncoder { return try engine.encodeDynamic(wrapper) }
        if let form = (wrapper as? any FormWrapper)?.plainForm { return try form.encode(to: encoder) }
        // The declared type decides: a Date in an Any has one form there, whatever holds it.
        if W.Wrapped.self is any Encodable.Type, let value = wrapper.storedValue.flatMap({ Conforming.encodable($0) }) {
            return try value.encode(to: encoder)
        }
        var session = EncodingSession.begin()
        defer { EncodingSession.end(&session) }
        let plain = session.plain(wrapper, codec: CodecRegistry.shared.codec(for: W.self))
        if let error = session.failure { throw error }
        guard let plain else {
            var container = encoder.singleValueContainer()
            return try container.encodeNil()
        }
        try ForeignValue(plain).encode(to: encoder)
    }
}

extension EngineEncoder {
    /// Writes any value by its codec, Encodable or not.
    func encodeDynamic<T>(_ value: T) throws {
        let codec = CodecRegistry.shared.codec(for: T.self)
        let isWritten = withUnsafePointer(to: value) { codec.write($0, to: output) }
        if isWritten { markValue() } else { skip() }
    }

    /// Writes the whole value as text.
    func writeInPlace(_ body: (inout JSONByteWriter) -> Void) {
        markValue()
        body(&output.state.pointee.writer)
    }
}

/// A wrapper that stores its value first: the value's codec works on the wrapper's memory. A wrapper with more storage
/// overrides `initialize`.
class TransparentCodec<W: WrapperStorage>: WrapperCodec<W> {
    /// Reads the value by `body`; for subclasses that change how.
    func reading(_ index: Int, _ context: DecodingContext, _ body: () -> Bool) -> Bool { body() }

    override func initialize(_ target: UnsafeMutableRawPointer, from index: Int, _ context: DecodingContext) -> Bool {
        reading(index, context) { inner.initialize(target, from: index, context) }
    }

    override func assign(_ target: UnsafeMutableRawPointer, from index: Int, _ context: DecodingContext) -> Bool {
        reading(index, context) { inner.assign(target, from: index, context) }
    }

    override func read(_ index: Int, _ context: DecodingContext) -> W? {
        var result: W?
        _ = reading(index, context) {
            result = super.read(index, context)
            return result != nil
        }
        return result
    }

    override func isNil(at source: UnsafeRawPointer) -> Bool { inner.isNil(at: source) }
    override func write(_ source: UnsafeRawPointer, to output: EncodingContext) -> Bool {
        writeInner(source, to: output)
    }
    override func plainValue(_ source: UnsafeRawPointer, _ output: EncodingContext) -> Any? {
        inner.plainValue(source, output)
    }
}
