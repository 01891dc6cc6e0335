@_spi(Engine) import SmartEngine

/// A property that the engine fills or writes by its address: in a level of a class that the class's own coding does not
/// know, or in a direct model. A class, since copies of a struct would retain each of its parts for each object.
final class LevelField {
    let property: StoredProperty
    let key: LevelKey
    let codec: Codec
    let plan: FieldPlan
    /// The type inside, if the property is an optional.
    private let wrapped: Any.Type?

    /// `number`: of the key, in its table.
    init(_ member: LevelMember, _ codec: Codec, number: Int) {
        property = member.property
        key = LevelKey(member.key, name: member.name, number: number)
        self.codec = codec
        plan = FieldPlan(property, codec)
        wrapped = RuntimeReflection.optional(property.type)?.wrappedAnyType
    }

    /// Gives the property of the instance at `base` its value from the container. Without one the property keeps its
    /// value. `wasTried`: the plan did not store it.
    ///
    /// - Throws: What the property's own coding throws.
    func fill(_ base: UnsafeMutableRawPointer, _ container: KeyedContainer<LevelKey>, wasTried: Bool = false) throws {
        let value = Int(container.state.pointee.values[key.number])
        let context = container.decoder.context
        guard codec.canRead else { return fillByCast(base, container) }
        let isTried = value >= 0 && !container.needsSlowPath
        if isTried, !wasTried, plan.store(value, in: base, context) { return }
        try repair(base, container, isTried: isTried && context.node(value).kind != .null)
    }

    /// Stores what the compiler's code would read, by `decode(_:forKey:)` or `decodeIfPresent(_:forKey:)`. The loss of a
    /// missing value is reported or thrown; the instance's own value stays.
    @_optimize(size)
    private func repair(_ base: UnsafeMutableRawPointer, _ container: KeyedContainer<LevelKey>, isTried: Bool) throws {
        let slot = key.number
        let value = container.state.pointee.values[slot]
        let demands = value < 0 ? container.key(slot).configuration : nil
        let isMissing = value == EngineDecoder.missing && demands?.decode == nil
        if isMissing, !container.state.pointee.context.isListening, demands?.isThrowing != true { return }
        func store<Value>(_: Value.Type) throws {
            let made = try container.repair(Value.self, slot, isTried: isTried)
            if !isMissing { (base + property.offset)._store(made, at: .value) }
        }
        func storeOptional<Wrapped>(_: Wrapped.Type) throws {
            let made = try container.repairIfPresent(Wrapped.self, slot, isTried: isTried)
            if !isMissing { (base + property.offset)._store(made, at: .value) }
        }
        if let wrapped { return try _openExistential(wrapped, do: storeOptional) }
        try _openExistential(property.type, do: store)
    }

    /// Fills a property of a type that no JSON value can fill; a ready value in the source can.
    private func fillByCast(_ base: UnsafeMutableRawPointer, _ container: KeyedContainer<LevelKey>) {
        let field = container.property(key.number, .passUnretained(codec))
        guard field.value >= 0, !plan.store(field.value, in: base, field.context), field.context.isListening,
            field.context.node(field.value).kind != .null
        else { return }
        let first = field.firstRepair
        field.note(Repair.line(.unfit, .keepsValue), property.type)
        field.nameRepairs(since: first, property.type)
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
