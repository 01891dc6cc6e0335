@_spi(Engine) import SmartEngine

/// A property of a level that the engine writes.
class WrittenField {
    let property: StoredProperty
    let key: LevelKey

    /// The codec of a number, a Boolean or a text; nil for other types.
    fileprivate let scalar: Unmanaged<Codec>?

    fileprivate init(_ property: StoredProperty, _ key: LevelKey) {
        self.property = property
        self.key = key
        let codec = CodecRegistry.shared.codec(for: property.type)
        scalar = codec.isScalar && !codec.isOptional ? .passUnretained(codec) : nil
    }

    static func make(_ property: StoredProperty, _ key: LevelKey) -> WrittenField {
        if property.holdsFunction { return WrittenFunction(property, key) }
        if let optional = RuntimeReflection.optional(property.type),
            let wrapped = optional.wrappedAnyType as? any Encodable.Type
        {
            func open<Wrapped: Encodable>(_: Wrapped.Type) -> WrittenField { WrittenOptional<Wrapped>(property, key) }
            return open(wrapped)
        }
        if let encodable = property.type as? any Encodable.Type {
            func open<Value: Encodable>(_: Value.Type) -> WrittenField { WrittenValue<Value>(property, key) }
            return open(encodable)
        }
        func open<Value>(_: Value.Type) -> WrittenField { WrittenByCodec<Value>(property, key) }
        return _openExistential(property.type, do: open)
    }

    /// Writes the property of the instance at `base`.
    func write(_ base: UnsafeRawPointer, _ writer: inout KeyedWriter<LevelKey>) throws {}

    @inline(__always)
    fileprivate final func value<Value>(_ base: UnsafeRawPointer, as _: Value.Type) -> Value {
        let place = base + property.offset
        // An array that is being sorted in place, for example, must not be read.
        return ExclusiveAccess.reading(place) { place.assumingMemoryBound(to: Value.self).pointee }
    }
}

private final class WrittenValue<Value: Encodable>: WrittenField {
    override func write(_ base: UnsafeRawPointer, _ writer: inout KeyedWriter<LevelKey>) throws {
        if let scalar, writer.encodeScalar(base + property.offset, scalar, key, key.number) { return }
        try writer.encode(value(base, as: Value.self), forKey: key)
    }
}

private final class WrittenOptional<Wrapped: Encodable>: WrittenField {
    override func write(_ base: UnsafeRawPointer, _ writer: inout KeyedWriter<LevelKey>) throws {
        try writer.encodeIfPresent(value(base, as: Wrapped?.self), forKey: key)
    }
}

/// A property of a type that is not Encodable, such as `Any`, which its codec writes.
private final class WrittenByCodec<Value>: WrittenField {
    override func write(_ base: UnsafeRawPointer, _ writer: inout KeyedWriter<LevelKey>) throws {
        try writer.encodeByCodec(value(base, as: Value.self), key, property.name)
    }
}

/// A property that is or holds a function: it must not even be copied out of the instance.
private final class WrittenFunction: WrittenField {
    override func write(_ base: UnsafeRawPointer, _ writer: inout KeyedWriter<LevelKey>) throws {
        if RuntimeReflection.optional(property.type)?.isNil(at: base + property.offset) == true { return }
        writer.noteLeftOut(property)
    }
}
