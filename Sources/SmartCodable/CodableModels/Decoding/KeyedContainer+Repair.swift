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

    func property(_ slot: Int, isIfPresent: Bool = false) -> PropertyRepair {
        PropertyRepair(
            decoder: decoder, table: table, slot: slot, key: key(slot), value: value(slot), isIfPresent: isIfPresent)
    }

    /// Makes the value by conversion, by the transformer, or from the initial value. `isTried`: the codec was already
    /// tried.
    // Values are made in memory: a `T?` would be a metadata look-up (Sources/Fast.md).
    @inline(never)
    func repair<T>(_ type: T.Type, _ slot: Int, isTried: Bool = false) throws -> T {
        let context = decoder.context
        let room = context.room(for: type)
        defer { context.giveBack(room) }
        let property = property(slot)
        _ = try property.make(type, in: room.start, isTried: isTried, isExact: hot.pointee.count == 0 && isExact)
        if let name = property.key.dottedName {
            noteName(room.start, type, decoder.memory.view(decoder.index).member(name)?.index == property.value)
        }
        return room.start.assumingMemoryBound(to: T.self).move()
    }

    @inline(never)
    private func noteName<T>(_ wrapper: UnsafeMutableRawPointer, _ type: T.Type, _ isWhole: Bool) {
        if isWhole, let type = type as? any NamedStorage.Type { type.noteWholeName(at: wrapper) }
    }

    /// Makes the value of an optional, or nil.
    @inline(never)
    func repairIfPresent<T>(_ type: T.Type, _ slot: Int, isTried: Bool = false) throws -> T? {
        if isMissingAndInitiallyNil(slot) { return nil }
        let context = decoder.context
        let room = context.room(for: type)
        defer { context.giveBack(room) }
        let isMade = try property(slot, isIfPresent: true).make(
            type, in: room.start, isTried: isTried, isExact: hot.pointee.count == 0 && isExact)
        return isMade ? room.start.assumingMemoryBound(to: T.self).move() : nil
    }

    /// Whether the value is missing and the initial one nil, the usual case.
    @inline(__always)
    private func isMissingAndInitiallyNil(_ slot: Int) -> Bool {
        guard state.pointee.values[slot] == EngineDecoder.missing, !needsSlowPath else { return false }
        return unownedDecoder._withUnsafeGuaranteedRef { decoder in
            unownedTable._withUnsafeGuaranteedRef { decoder.withKey(slot, $0) { decoder.isInitiallyNil($0) } }
        }
    }
}
