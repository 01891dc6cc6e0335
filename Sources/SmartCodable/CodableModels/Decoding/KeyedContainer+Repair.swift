import Foundation
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

    @inline(never)
    func repairScalar<S: ContainerScalar>(_ type: S.Type, _ slot: Int) throws -> S {
        guard isExact else { return try repair(type, slot, isTried: false) }
        return try decoder.context.decodingExactly { try repair(type, slot, isTried: false) }
    }

    @inline(never)
    @_optimize(speed)
    func repairScalarIfPresent<S: ContainerScalar>(_ type: S.Type, _ slot: Int, _ value: Int) throws -> S? {
        if isMissingAndInitiallyNil(slot, value) { return nil }
        guard isExact else { return try repairIfPresent(type, slot, value) }
        return try decoder.context.decodingExactly { try repairIfPresent(type, slot, value) }
    }

    // A separate function, since its caller has a stack frame for every level of a document.
    @inline(never) @_optimize(size)
    func decodeExactly<T: Decodable>(_ type: T.Type, _ slot: Int) throws -> T {
        try decoder.context.decodingExactly { try decodeAny(type, slot) }
    }

    @inline(never) @_optimize(size)
    func decodeExactlyIfPresent<T: Decodable>(_ type: T.Type, _ slot: Int) throws -> T? {
        try decoder.context.decodingExactly { try decodeAnyIfPresent(type, slot) }
    }

    /// Makes the value by conversion, by the transformer, or from the initial value. `isTried`: the codec was already
    /// tried.
    // Values are made in memory: a `T?` would be a metadata look-up (Sources/Fast.md).
    @inline(never)
    func repair<T>(_ type: T.Type, _ slot: Int, isTried: Bool) throws -> T {
        let context = decoder.context
        let room = context.room(for: type)
        defer { context.giveBack(room) }
        try repair(type, slot, into: room.start, isTried)
        if let name = decoder.withKey(slot, table, { $0.dottedName }) {
            noteName(room.start, type, decoder.memory.view(decoder.index).member(name)?.index == value(slot))
        }
        return room.start.assumingMemoryBound(to: T.self).move()
    }

    @inline(never)
    private func noteName<T>(_ wrapper: UnsafeMutableRawPointer, _ type: T.Type, _ isWhole: Bool) {
        if isWhole, let type = type as? any NamedStorage.Type { type.noteWholeName(at: wrapper) }
    }

    func repair<T>(_ type: T.Type, _ slot: Int, into room: UnsafeMutableRawPointer, _ isTried: Bool)
        throws
    {
        try decoder.context.throwIfExhausted()
        if !isTried { decoder.context.forgetFailure() }
        let value = self.value(slot)
        try decoder.throwIfUnknown(slot, table, type, isMissing: value < 0)
        let configuration = decoder.withKey(slot, table) { $0.configuration }
        if let decode = configuration?.decode {
            return try makeByClosure(type, slot, decode, configuration, into: room)
        }
        let isNonnull = configuration?.isNonnull == true
        let isThrowing = configuration?.isThrowing == true
        // ExCodable's models: `nonnull` requires a value, and `throws` only that a present one fits.
        let isDemanding = (isNonnull || isThrowing) && decoder.plan.declared.isDemanding
        let mayBeMissing = decoder.state.pointee.isUpdating || (isDemanding ? !isNonnull : !isThrowing)
        let mayKeepInitial = !isThrowing && !(isDemanding && isNonnull)
        let codec = codec(type, slot)._withUnsafeGuaranteedRef { $0 }
        if codec.shape == .ignored,
            decoder.fallBack(slot, table, type, into: room).isThere || initializeAsOfNothing(type, into: room)
        {
            return
        }
        // An error is not a repair: the caller may catch it.
        guard value >= 0 else {
            let fallback = mayBeMissing ? decoder.fallBack(slot, table, type, into: room) : .nothing
            guard fallback.isThere else {
                if initializeAsOfNothing(type, into: room) { return }
                throw decoder.noFallback(slot, table, type) ?? missing(slot)
            }
            return decoder.noteMissingIfListening(
                slot, table, expected: type, fallback == .empty && !codec.isOptional ? .emptyValue : .missing)
        }
        let first = decoder.firstRepair
        defer { decoder.nameRepairsIfListening(since: first, slot, table, type, at: value) }
        let isNull = decoder.memory.node(value).kind == .null
        // Null does not select a variant for a property, though `otherwise` takes it in an array.
        let isRefused =
            isNull && (isNonnull || !codec.isOptional && codec.isUpdatable && Self.isPolymorphicEnum(type))
        let isKeptNull = isNull && codec.isOptional && keepsNull
        let noted = decoder.context.isListening ? decoder.context.noted : nil
        if !isRefused, !isKeptNull, try convert(type, slot, value, into: room, isTried) {
            // A wrapper makes nil of null by itself.
            if isNull, codec.isOptional, codec.isNil(at: room) { noteNull(type, at: value) }
            return
        }
        // Conversions inside a value that is given up are not reported.
        if let noted { decoder.context.changeLog { $0.revert(to: noted) } }
        let mayStay = mayKeepInitial || isDemanding && isNull && !isNonnull
        let becomesNil =
            codec.isOptional && decoder.isTolerant && !isRefused && mayStay && !isKeptNull && !keepsRefused(slot)
            && (isNull || !decoder.withKey(slot, table) { $0.isUnknown })
        var fallback = EngineDecoder.Fallback.initial
        if becomesNil {
            // The form of a property is in its initial value, or in the value being updated.
            if configuration?.hasForm == true, decoder.fallBack(slot, table, type, into: room).isThere {
                codec.assignNil(room)
            } else {
                codec.initializeNil(room)
            }
        } else {
            fallback = mayStay ? decoder.fallBack(slot, table, type, into: room) : .nothing
            guard fallback.isThere else {
                if isNull, initializeAsOfNothing(type, into: room) { return }
                throw decoder.noFallback(slot, table, type)
                    ?? decoder.reading { decoder.context.failure(type, at: value) }
            }
        }
        guard decoder.context.isListening else { return }
        decoder.reading {
            let action: SmartRepair.Action =
                fallback == .empty && !codec.isOptional
                ? .emptyValue : isNull ? .null : becomesNil ? .becameNil : .keptInitialValue
            decoder.context.note(action, at: value, expected: type)
        }
    }

    @inline(never)
    private func noteNull(_ type: Any.Type, at value: Int) {
        decoder.reading { decoder.context.note(.null, at: value, expected: type) }
    }

    /// Whether the type is a polymorphic enum, also inside wrappers.
    private static func isPolymorphicEnum(_ type: Any.Type) -> Bool {
        (type as? any AnyWrapper.Type).map { isPolymorphicEnum($0.wrappedType) }
            ?? (type is any SmartPolymorphicEnum.Type)
    }

    @inline(never)
    func repairIfPresent<T>(_ type: T.Type, _ slot: Int, _ value: Int, isTried: Bool = false) throws
        -> T?
    {
        try decoder.context.throwIfExhausted()
        if !isTried { decoder.context.forgetFailure() }
        let value = self.value(slot)
        try decoder.throwIfUnknown(slot, table, type, isMissing: value < 0)
        guard value >= 0 else { return try missingIfPresent(type, slot) }
        let first = decoder.firstRepair
        defer { if decoder.context.isListening { nameRepairs(type, since: first, slot, value) } }
        let isNull = decoder.memory.node(value).kind == .null
        if !isNull, !isTried || needsMore(slot) {
            let context = decoder.context
            let noted = context.isListening ? context.noted : nil
            let room = context.room(for: type)
            defer { context.giveBack(room) }
            if try convertSpecially(type, slot, value, into: room.start, isTried) {
                return room.start.assumingMemoryBound(to: T.self).move()
            }
            if let noted { decoder.context.changeLog { $0.revert(to: noted) } }
        }
        let isUnknown = decoder.withKey(slot, table) { $0.isUnknown }
        guard isUnknown ? isNull && !keepsNull : isNull || decoder.isTolerant else {
            throw (isUnknown ? decoder.noFallback(slot, table, type) : nil)
                ?? decoder.reading { decoder.context.failure(type, at: value) }
        }
        if isNull ? keepsNull : keepsRefused(slot) { return keepInitial(type, slot, value, isNull) }
        if decoder.context.isListening { noteNil(type, at: value, isNull) }
        return nil
    }

    // A separate function, since naming `T?` is a metadata look-up (Sources/Fast.md).
    @inline(never)
    private func nameRepairs<T>(_ type: T.Type, since first: Int, _ slot: Int, _ value: Int) {
        decoder.nameRepairsIfListening(since: first, slot, table, T?.self, at: value)
    }

    /// Whether null leaves an optional property its initial value.
    private var keepsNull: Bool { !decoder.context.rules.nullMakesOptionalNil }

    /// Whether the property keeps its initial value if its transformer refuses a value, as in HandyJSON. Not with a
    /// transformer from text, which serves `specify(property:converter:)`: its nil is the optional's.
    private func keepsRefused(_ slot: Int) -> Bool {
        guard decoder.context.rules.convertsAsHandyJSON, let transformer = self.key(slot).transformer else {
            return false
        }
        return !transformer.readsText
    }

    // A separate function, since naming `T?` is a metadata look-up (Sources/Fast.md).
    @inline(never)
    private func keepInitial<T>(_ type: T.Type, _ slot: Int, _ value: Int, _ isNull: Bool) -> T? {
        if decoder.context.isListening {
            decoder.reading {
                decoder.context.note(isNull ? .null : .keptInitialValue, at: value, expected: T?.self)
            }
        }
        return Key.self == NameKey.self ? nil : decoder.initialIfPresent(slot, table, as: type)
    }

    // A separate function, since naming `T?` is a metadata look-up (Sources/Fast.md).
    @inline(never)
    private func missingIfPresent<T>(_ type: T.Type, _ slot: Int) throws -> T? {
        let initial = Key.self == NameKey.self ? nil : decoder.initialIfPresent(slot, table, as: type)
        if initial == nil, decoder.state.pointee.isUpdating, decoder.isTolerant, Key.self != NameKey.self,
            !decoder.isInitiallyNil(slot, table), let error = decoder.noFallback(slot, table, type)
        {
            throw error
        }
        if decoder.context.isListening { decoder.noteMissingIfListening(slot, table, expected: T?.self) }
        return initial
    }

    @inline(never)
    private func noteNil<T>(_ type: T.Type, at value: Int, _ isNull: Bool) {
        decoder.reading { decoder.context.note(isNull ? .null : .becameNil, at: value, expected: T?.self) }
    }

    @_optimize(size) func missing(_ slot: Int) -> DecodingError {
        let name = key(slot).name
        // The key is of the caller's own type, as JSONDecoder's: `key as! CodingKeys` is published code.
        let type: any CodingKey.Type = Key.self == LevelKey.self ? decoder.plan.directKeyType ?? Key.self : Key.self
        return JSONDecoderErrors.missing(type.init(stringValue: name) ?? EngineKey(stringValue: name), codingPath)
    }

    /// Makes the value by the property's own closure.
    func makeByClosure<T>(
        _ type: T.Type, _ slot: Int, _ decode: (any Decoder) throws -> Any?, _ configuration: WrapperConfiguration?,
        into room: UnsafeMutableRawPointer
    ) throws {
        let first = decoder.firstRepair
        do {
            if let made = try decode(decoder), wrap(made, as: type, slot, into: room) {
                return decoder.giveRepairsIfListening(since: first, slot, table)
            }
        } catch {
            if configuration?.isThrowing == true || !decoder.isTolerant { throw error }
        }
        guard configuration?.isThrowing != true, decoder.fallBack(slot, table, type, into: room).isThere else {
            throw missing(slot)
        }
        decoder.giveRepairsIfListening(since: first, slot, table, kept: type)
    }

    func convert<T>(
        _ type: T.Type, _ slot: Int, _ value: Int, into room: UnsafeMutableRawPointer, _ isTried: Bool
    ) throws -> Bool {
        var isTried = isTried
        if !isTried, !decoder.withKey(slot, table, { $0.hasTransformOrWrapper }), !decoder.state.pointee.isUpdating {
            if initialize(room, type, slot, value) { return true }
            try decoder.context.throwIfExhausted()
            isTried = true
        }
        return try needsMore(slot) && convertSpecially(type, slot, value, into: room, isTried)
    }

    /// Whether there are other sources than the codec.
    func needsMore(_ slot: Int) -> Bool {
        decoder.withKey(slot, table, { $0.hasTransformOrWrapper }) || decoder.state.pointee.isUpdating
            || decoder.context.hasConversions
            || decoder.context.state.pointee.options.hasConversions
    }

    /// Converts by the key's transformer or its wrapper's form; without them by the codec and conversions.
    private func convertSpecially<T>(
        _ type: T.Type, _ slot: Int, _ value: Int, into room: UnsafeMutableRawPointer, _ isTried: Bool
    ) throws -> Bool {
        let key = self.key(slot)
        if key.configuration?.holdsUnknown == true { return readUnknown(type, slot, into: room) }
        if let transformer = key.transformer {
            guard decoder.memory.node(value).kind != .null,
                transformer.read(
                    decoder.memory.view(value), as: type, into: room, for: key.name, of: decoder.plan.declared.type)
            else { return false }
            return key.configuration?.hasForm == true
                ? wrap(room.assumingMemoryBound(to: T.self).move(), as: type, slot, into: room) : true
        }
        return try convertByType(type, slot, value, into: room, isTried, key.configuration)
    }

    // A separate function, since naming `T?` is a metadata look-up (Sources/Fast.md).
    @inline(never) @_optimize(size)
    private func convertByType<T>(
        _ type: T.Type, _ slot: Int, _ value: Int, into room: UnsafeMutableRawPointer, _ isTried: Bool,
        _ configuration: WrapperConfiguration?
    ) throws -> Bool {
        let made: T?
        if let configuration, configuration.hasForm {
            let native = decoder.context.native
            native.pointee.configuration = configuration
            defer { native.pointee.configuration = nil }
            made = read(type, slot, value)
            if made == nil { return try convertByUser(type, slot, value, into: room) }
        } else {
            made = try readOrConvert(type, slot, value, isTried)
        }
        guard let made else { return false }
        room.initializeMemory(as: T.self, to: made)
        return true
    }

    /// Reads by the codec, then by the conversions of the model and of the process.
    @_optimize(size) func readOrConvert<T>(_ type: T.Type, _ slot: Int, _ value: Int, _ isTried: Bool) throws -> T? {
        if !isTried, let value = read(type, slot, value) { return value }
        try decoder.context.throwIfExhausted()
        return decoder.reading {
            decoder.context.convertByUser(value, to: type) ?? convertInside(type, value)
        }
    }

    /// Converts by conversions, into the property's own form.
    @inline(never) @_optimize(size)
    private func convertByUser<T>(
        _ type: T.Type, _ slot: Int, _ value: Int, into room: UnsafeMutableRawPointer
    ) throws -> Bool {
        let context = decoder.context
        try context.throwIfExhausted()
        guard context.hasConversions || context.state.pointee.options.hasConversions else {
            return false
        }
        let made = decoder.reading { context.convertByUser(value, to: type) ?? convertInside(type, value) }
        return made.map { wrap($0, as: type, slot, into: room) } ?? false
    }

    /// Makes the property from a value that user code made. Its wrapper's configuration, the form of a date or a
    /// colour, is in its initial value, or in the value being updated.
    @inline(never)
    private func wrap<T>(_ value: Any, as type: T.Type, _ slot: Int, into room: UnsafeMutableRawPointer) -> Bool {
        let isDeclared =
            key(slot).configuration?.hasForm == true
            || codec(type, slot)._withUnsafeGuaranteedRef { $0.shape } == .ignored
        if isDeclared, decoder.fallBack(slot, table, type, into: room).isThere {
            if WrapperCoding.store(WrapperCoding.unwrap(value), in: room, as: type) { return true }
            room.assumingMemoryBound(to: T.self).deinitialize(count: 1)
        }
        return WrapperCoding.wrap(value, as: type, into: room)
    }

    /// Makes what other decoders make of a missing or null property of a plain Codable type: nil for a wrapped
    /// optional. False if they make nothing of it.
    @inline(never) @_optimize(size)
    private func initializeAsOfNothing<T>(_ type: T.Type, into room: UnsafeMutableRawPointer) -> Bool {
        guard decoder.plan.declared.isPlainCodable, let wrapper = type as? any _SmartWrapper.Type,
            let nothing = wrapper._whenMissing() as? T
        else { return false }
        room.initializeMemory(as: T.self, to: nothing)
        return true
    }

    /// Converts to the type inside a wrapper.
    @inline(never)
    private func convertInside<T>(_ type: T.Type, _ value: Int) -> T? {
        guard type is any AnyWrapper.Type else { return nil }
        func open<V>(_ type: V.Type) -> Any? { decoder.context.convertByUser(value, to: type) }
        return _openExistential(EncodingPlan.innermost(type), do: open).flatMap { WrapperCoding.wrap($0, as: type) }
    }
}
