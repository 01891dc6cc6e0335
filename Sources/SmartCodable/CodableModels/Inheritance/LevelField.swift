@_spi(Engine) import SmartEngine

/// A property of a level that the engine fills.
class LevelField {
    let property: StoredProperty
    let slot: Int
    let codec: Unmanaged<Codec>
    private let shape: Codec.Shape

    fileprivate init(_ property: StoredProperty, _ codec: Codec, _ slot: Int) {
        self.property = property
        self.codec = Unmanaged.passUnretained(codec)
        shape = codec.shape
        self.slot = slot
    }

    static func make(_ property: StoredProperty, _ codec: Codec, _ slot: Int) -> LevelField {
        guard codec.canRead else { return UnreadableField(property, codec, slot) }
        if let optional = RuntimeReflection.optional(property.type) {
            func open<Wrapped>(_: Wrapped.Type) -> LevelField { OptionalField<Wrapped>(property, codec, slot) }
            return _openExistential(optional.wrappedAnyType, do: open)
        }
        func open<Value>(_: Value.Type) -> LevelField { ValueField<Value>(property, codec, slot) }
        return _openExistential(property.type, do: open)
    }

    /// Gives the property of the instance at `base` its value from the container. Without one the property keeps its
    /// value. `isTried`: the codec was already tried.
    func fill(_ base: UnsafeMutableRawPointer, _ container: KeyedContainer<LevelKey>, isTried: Bool = false) throws {}

    /// Stores the value in the usual case: the property's codec can use it, and there is no listener.
    @inline(__always)
    fileprivate final func assign(
        _ place: UnsafeMutableRawPointer, from value: Int, _ container: KeyedContainer<LevelKey>
    ) -> Bool {
        let context = container.decoder.context
        let memory = context.memory
        let node = memory.node(value)
        if shape.store(node, in: place, memory) { return true }
        return node.kind != .null && codec._withUnsafeGuaranteedRef { $0.assign(place, from: value, context) }
    }
}

extension LevelField {
    /// Stores what the compiler's code would have read, by `repair` of `decode(_:forKey:)` or
    /// `decodeIfPresent(_:forKey:)` where it is not the usual case.
    @inline(__always)
    fileprivate func fill<Value>(
        _ base: UnsafeMutableRawPointer, _ container: KeyedContainer<LevelKey>, _ wasTried: Bool,
        repair: (_ value: Int, _ isTried: Bool) throws -> Value
    ) throws {
        let place = base + property.offset
        let value = Int(container.state.pointee.values[slot])
        let isTried = value >= 0 && !container.needsSlowPath
        if isTried, !wasTried, assign(place, from: value, container) { return }
        if container.isMissing(slot) {
            // The loss is reported or thrown; the instance's own value stays.
            if container.tellsOfMissing(slot) { _ = try repair(value, false) }
            return
        }
        let isAsked = isTried && container.decoder.memory.node(value).kind != .null
        place._store(try repair(value, isAsked), at: .value)
    }
}

private final class ValueField<Value>: LevelField {
    override func fill(_ base: UnsafeMutableRawPointer, _ container: KeyedContainer<LevelKey>, isTried: Bool) throws {
        try fill(base, container, isTried) { try container.repair(Value.self, slot, isTried: $1) }
    }
}

private final class OptionalField<Wrapped>: LevelField {
    override func fill(_ base: UnsafeMutableRawPointer, _ container: KeyedContainer<LevelKey>, isTried: Bool) throws {
        try fill(base, container, isTried) { try container.repairIfPresent(Wrapped.self, slot, $0, isTried: $1) }
    }
}

/// A property of a type that no JSON value can fill; a ready value in the source can.
private final class UnreadableField: LevelField {
    override func fill(_ base: UnsafeMutableRawPointer, _ container: KeyedContainer<LevelKey>, isTried: Bool) throws {
        let value = container.value(slot)
        guard value >= 0, !assign(base + property.offset, from: value, container) else { return }
        let context = container.decoder.context
        guard context.isListening, context.node(value).kind != .null else { return }
        let first = context.noted.entries
        context.note(.keptInitialValue, at: value, expected: property.type)
        container.decoder.nameRepairsIfListening(
            since: first, slot, container.table, property.type, at: value)
    }
}

extension KeyedContainer {
    /// Whether there is no source for a value.
    fileprivate func isMissing(_ slot: Int) -> Bool { value(slot) < 0 && key(slot).configuration?.decode == nil }

    /// Whether a missing value is to be reported, or is an error.
    fileprivate func tellsOfMissing(_ slot: Int) -> Bool {
        decoder.context.isListening || key(slot).configuration?.isThrowing == true
    }
}

extension EngineDecoder {
    /// A container for the properties of inherited levels. It replaces the container of the model's `init(from:)`,
    /// which has returned, unless user code keeps that container or the decoder.
    func levelContainer(_ table: KeyTable) -> KeyedContainer<LevelKey> {
        guard state.pointee.life.isManaged, state.pointee.life.isContainerFree else {
            return ownedContainer(plan, table)
        }
        state.pointee.life.isOpen = true
        open(table)
        return KeyedContainer(self, table)
    }
}
