@_spi(Engine) import SmartEngine

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
