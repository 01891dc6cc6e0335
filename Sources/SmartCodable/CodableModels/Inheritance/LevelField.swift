@_spi(Engine) import SmartEngine

/// A property of a level that the engine fills.
final class LevelField {
    let property: StoredProperty
    let slot: Int
    let codec: Unmanaged<Codec>
    private let shape: Codec.Shape
    /// Whether a JSON value can fill the property's type. Otherwise a ready value in the source can.
    private let canRead: Bool
    /// The type inside an optional.
    private let wrapped: Any.Type?

    init(_ property: StoredProperty, _ codec: Codec, _ slot: Int) {
        self.property = property
        self.codec = Unmanaged.passUnretained(codec)
        (shape, canRead) = (codec.shape, codec.canRead)
        wrapped = RuntimeReflection.optional(property.type)?.wrappedAnyType
        self.slot = slot
    }

    /// Gives the property of the instance at `base` what the compiler's code would have read from the container.
    /// Without a value the property keeps its own. `isTried`: the codec was already tried.
    func fill(_ base: UnsafeMutableRawPointer, _ container: KeyedContainer<LevelKey>, isTried wasTried: Bool = false)
        throws
    {
        let place = base + property.offset
        let value = Int(container.state.pointee.values[slot])
        let isTried = value >= 0 && !container.needsSlowPath
        if isTried, !wasTried, assign(place, from: value, container) { return }
        guard canRead else {
            let field = container.property(slot, codec)
            guard field.value >= 0, !assign(place, from: field.value, container), field.context.isListening,
                field.context.node(field.value).kind != .null
            else { return }
            let first = field.firstRepair
            field.note(Repair.line(.unfit, .keepsValue), property.type)
            return field.nameRepairs(since: first, property.type)
        }
        let demands = value < 0 ? container.key(slot).configuration : nil
        let isMissing = value == Int(EngineDecoder.missing) && demands?.decode == nil
        // The loss is reported or thrown; the instance's own value stays.
        if isMissing, !container.state.pointee.context.isListening, demands?.isThrowing != true { return }
        let isAsked = isTried && container.state.pointee.memory.node(value).kind != .null
        // Two functions, since naming `T?` is a metadata look-up (Sources/Fast.md).
        func openValue<T>(_ type: T.Type) throws {
            let made = try container.repair(type, slot, isTried: isAsked)
            if !isMissing { place._store(made, at: .value) }
        }
        func openOptional<T>(_ type: T.Type) throws {
            let made = try container.repairIfPresent(type, slot, isTried: isAsked)
            if !isMissing { place._store(made, at: .value) }
        }
        if let wrapped {
            try _openExistential(wrapped, do: openOptional)
        } else {
            try _openExistential(property.type, do: openValue)
        }
    }

    /// Stores the value in the usual case: the property's codec can use it, and there is no listener.
    @inline(__always)
    private func assign(_ place: UnsafeMutableRawPointer, from value: Int, _ container: KeyedContainer<LevelKey>)
        -> Bool
    {
        let context = container.decoder.context
        let memory = context.memory
        let node = memory.node(value)
        if shape.store(node, in: place, memory) { return true }
        return node.kind != .null && codec._withUnsafeGuaranteedRef { $0.assign(place, from: value, context) }
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
