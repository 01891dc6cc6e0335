@_spi(Engine) import SmartEngine

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
