@_spi(Engine) import SmartEngine

/// Values that are missing, or do not fit.
extension KeyedContainer {
    /// Whether scalars are exact, as in single-value containers: in a hand-written `init(from:)` that requests values
    /// under arbitrary names. Not where the keys are a plain enum, in models and their inherited levels, and for
    /// `decoder["name"]`.
    private var isExact: Bool {
        table.takesAnyName && !KeyTable.isOfPlainEnum(Key.self) && Key.self != NameKey.self && Key.self != LevelKey.self
            && decoder.isHandWritten
    }

    /// Whether a scalar that generic code requests is exact.
    @inline(never)
    func isExactScalar<T>(_ type: T.Type, _ slot: Int) -> Bool {
        isExact && codec(type, slot)._withUnsafeGuaranteedRef { $0.isScalar }
    }

    @inline(__always)
    func property(_ slot: Int, _ codec: Unmanaged<Codec>, isIfPresent: Bool = false) -> PropertyRepair {
        PropertyRepair(
            decoder: decoder, table: table, key: decoder.withKey(slot, table) { $0 },
            codec: codec.takeUnretainedValue(),
            value: value(slot), isIfPresent: isIfPresent)
    }

    /// Makes the value by conversion, by the transformer, or from the initial value. `isTried`: the codec was already
    /// tried.
    // Values are made in memory: a `T?` would be a metadata look-up (Sources/Fast.md).
    @inline(never)
    func repair<T>(_ type: T.Type, _ slot: Int, isTried: Bool = false) throws -> T {
        let context = decoder.context
        let room = context.room(for: type)
        defer { context.giveBack(room) }
        let property = property(slot, codec(type, slot))
        _ = try make(type, slot, property, in: room.start, isTried)
        if let name = property.key.dottedName {
            noteName(room.start, type, decoder.memory.view(decoder.index).member(name)?.index == property.value)
        }
        return room.start.assumingMemoryBound(to: T.self).move()
    }

    @inline(__always)
    private func make<T>(
        _ type: T.Type, _ slot: Int, _ property: PropertyRepair, in room: UnsafeMutableRawPointer, _ isTried: Bool
    ) throws -> Bool {
        guard hot.pointee.count == 0, isExactScalar(type, slot) else {
            return try property.make(type, in: room, isTried: isTried)
        }
        return try decoder.context.decodingExactly { try property.make(type, in: room, isTried: isTried) }
    }

    @inline(never)
    private func noteName<T>(_ wrapper: UnsafeMutableRawPointer, _ type: T.Type, _ isWhole: Bool) {
        if isWhole, let type = type as? any NamedStorage.Type { type.noteWholeName(at: wrapper) }
    }

    /// Makes the value of an optional, or nil.
    @inline(never)
    func repairIfPresent<T>(_ type: T.Type, _ slot: Int, isTried: Bool = false) throws -> T? {
        if isPlainlyNil(slot) { return nil }
        let context = decoder.context
        let room = context.room(for: type)
        defer { context.giveBack(room) }
        let property = property(slot, codec(type, slot), isIfPresent: true)
        let isMade = try make(type, slot, property, in: room.start, isTried)
        return isMade ? room.start.assumingMemoryBound(to: T.self).move() : nil
    }

    /// Whether the optional is nil in the usual ways: its value is null, or missing and initially nil.
    @inline(__always)
    private func isPlainlyNil(_ slot: Int) -> Bool {
        let value = Int(state.pointee.values[slot])
        guard value >= Int(EngineDecoder.missing), !needsSlowPath else { return false }
        return unownedDecoder._withUnsafeGuaranteedRef { decoder in
            unownedTable._withUnsafeGuaranteedRef { table in
                decoder.withKey(slot, table) { key in
                    guard value >= 0 else { return decoder.isInitiallyNil(key) }
                    return state.pointee.memory.node(value).kind == .null && !key.isUnknown
                        && state.pointee.context.rules.nullMakesOptionalNil
                }
            }
        }
    }
}
