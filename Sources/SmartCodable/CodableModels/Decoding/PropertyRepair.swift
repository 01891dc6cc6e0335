import Foundation
@_spi(Engine) import SmartEngine

/// A property for which the fast paths have made no value: the value that is there is converted, or replaced as the
/// table says (`Repair`).
struct PropertyRepair {
    let decoder: EngineDecoder
    let table: KeyTable
    let slot: Int
    let key: KeyTable.Key
    /// The value's node, or -1.
    let value: Int
    /// Whether it is requested by `decodeIfPresent`, as an optional's value. That hand-written code may request any
    /// property so, and gets nil where the property's own wrappers would demand a value.
    let isIfPresent: Bool

    var context: DecodingContext { decoder.context }
    var isUpdating: Bool { decoder.state.pointee.isUpdating }

    /// Makes the value in uninitialised memory. False for nil, which only `decodeIfPresent` returns. `isTried`: the
    /// codec was already tried. `isExact`: scalars are not converted.
    func make<T>(_ type: T.Type, in room: UnsafeMutableRawPointer, isTried: Bool, isExact: Bool) throws -> Bool {
        if isExact, codec(type).isScalar {
            return try context.decodingExactly { try make(type, in: room, isTried: isTried) }
        }
        return try make(type, in: room, isTried: isTried)
    }

    private func make<T>(_ type: T.Type, in room: UnsafeMutableRawPointer, isTried: Bool) throws -> Bool {
        try context.throwIfExhausted()
        if !isTried { context.forgetFailure() }
        if key.isUnknown { try decoder.refuseUnknown(key, type, isMissing: value < 0) }
        if !isIfPresent {
            if let decode = key.configuration?.decode { return try make(type, by: decode, in: room) }
            if codec(type).shape == .ignored, fallBack(type, in: room) != nil || initializeAsOfNothing(type, in: room) {
                return true
            }
        }
        guard value >= 0 else { return try replace(.nothing, type, in: room) }
        let first = firstRepair
        defer { if context.isListening { nameRepairs(since: first, expected(type)) } }
        let isNull = decoder.memory.node(value).kind == .null
        let noted = context.isListening ? decoder.session.log.position : nil
        if !isNull || mayBeMadeOfNull(type), try convert(type, in: room, isTried) {
            // A wrapper makes nil of null by itself.
            if isNull, codec(type).isOptional, codec(type).isNil(at: room) { note(.null, expected(type)) }
            return true
        }
        // Conversions inside a value that is given up are not reported.
        if let noted { decoder.session.log.revert(to: noted) }
        return try replace(isNull ? .null : .unfit, type, in: room)
    }

    /// What the property may become.
    private func permit<T>(_ type: T.Type) -> Repair.Permit {
        var permit: Repair.Permit = isUpdating ? .isUpdate : []
        let configuration = isIfPresent ? nil : key.configuration
        let isNonnull = configuration?.isNonnull == true
        let isThrowing = configuration?.isThrowing == true
        // ExCodable's models: `nonnull` requires a value, and `throws` only that a present one fits.
        let isDemanding = (isNonnull || isThrowing) && decoder.plan.declared.isDemanding
        if isDemanding ? isNonnull : isThrowing || !decoder.isTolerant && !isIfPresent { permit.insert(.demandsValue) }
        if isDemanding || isThrowing || !decoder.isTolerant || key.isUnknown { permit.insert(.demandsFit) }
        if isIfPresent || codec(type).isOptional {
            if !isNonnull, context.rules.nullMakesOptionalNil { permit.insert(.nilOfNull) }
            // As in HandyJSON; but not with a transformer from text, which serves `specify(property:converter:)`: its
            // nil is the optional's.
            if !context.rules.convertsAsHandyJSON || key.transformer?.readsText != false { permit.insert(.nilOfUnfit) }
        }
        return permit
    }

    /// Whether null may be a value of the type. It does not select a variant for a property, though `otherwise` takes
    /// it in an array.
    private func mayBeMadeOfNull<T>(_ type: T.Type) -> Bool {
        if isIfPresent || key.configuration?.isNonnull == true { return false }
        let codec = codec(type)
        return codec.isOptional
            ? context.rules.nullMakesOptionalNil : !codec.isUpdatable || !(EncodingPlan.innermost(type) is any SmartPolymorphicEnum.Type)
    }

    /// Replaces a value that is not there or cannot be used, and reports it.
    private func replace<T>(_ found: Repair.Found, _ type: T.Type, in room: UnsafeMutableRawPointer) throws -> Bool {
        let outcome = Repair.outcome(found, permit(type))
        var line = Repair.line(found, outcome)
        var isMade = !isIfPresent
        if outcome == .becomesNil {
            // The form of a property is in its initial value, or in the value being updated.
            if isMade, key.configuration?.hasForm == true, fallBack(type, in: room) != nil {
                codec(type).assignNil(room)
            } else if isMade {
                codec(type).initializeNil(room)
            }
        } else {
            let fallback = outcome == .keepsValue ? fallBack(type, in: room) : nil
            isMade = fallback != nil
            if fallback == .empty, !codec(type).isOptional { line = .emptyValue }
            if !isMade, try refuse(found, outcome, type, in: room) { return true }
        }
        guard context.isListening else { return isMade }
        if found == .nothing { noteMissing(line, expected(type)) } else { note(line, expected(type)) }
        return isMade
    }

    /// Throws where there is no value. True if it has made what other decoders make of nothing; false where
    /// `decodeIfPresent` returns nil.
    @inline(never)
    private func refuse<T>(
        _ found: Repair.Found, _ outcome: Repair.Outcome, _ type: T.Type, in room: UnsafeMutableRawPointer
    ) throws -> Bool {
        if isIfPresent, outcome != .fails, !key.isUnknown {
            // The calling code, written by hand, decides (`decodeIfPresent(…) ?? 3`).
            if found == .nothing, isUpdating, table.type != NameKey.self, !decoder.isInitiallyNil(key),
                let error = decoder.noFallback(key, type)
            {
                throw error
            }
            return false
        }
        if found != .unfit, initializeAsOfNothing(type, in: room) { return true }
        throw decoder.noFallback(key, type)
            ?? (found == .nothing ? missing : decoder.reading { context.failure(type, at: value) })
    }

    @_optimize(size) var missing: DecodingError {
        // The key is of the caller's own type, as JSONDecoder's: `key as! CodingKeys` is published code.
        let type = (table.type == LevelKey.self ? decoder.plan.directKeyType : nil) ?? table.type
        return JSONDecoderErrors.missing(
            type.init(stringValue: key.name) ?? EngineKey(stringValue: key.name), decoder.codingPath)
    }

    // A separate function, since naming `T?` is a metadata look-up (Sources/Fast.md).
    @inline(never)
    private func expected<T>(_ type: T.Type) -> Any.Type { isIfPresent ? T?.self : type }

    // MARK: Other values

    /// The replacement of a value that is missing or does not fit.
    enum Fallback {
        /// The initial value from `init()`, or the value of the model being updated.
        case initial
        /// The type's empty value, if no initial value is known.
        case empty
    }

    /// Falls back to the initial value. It falls back to the type's empty value if the key is not a property's name, or
    /// the property has another type. This is never done in place of a value of the model to be updated, nor for
    /// `decodeIfPresent`, which gets only an optional's initial value, or one of the model to be updated.
    func fallBack<T>(_ type: T.Type, in room: UnsafeMutableRawPointer) -> Fallback? {
        guard decoder.isTolerant else { return nil }
        if let initial = decoder.initialInstance(key), !isIfPresent || isUpdating || key.optional != nil,
            initial.copy(key, as: type, into: room)
        {
            return .initial
        }
        return !isIfPresent && !isUpdating && !key.isUnknown && initialize(type, to: EmptyValue.make(type), in: room)
            ? .empty : nil
    }

    /// Makes what other decoders make of a missing or null property of a plain Codable type: nil for a wrapped
    /// optional. False if they make nothing of it.
    @inline(never) @_optimize(size)
    private func initializeAsOfNothing<T>(_ type: T.Type, in room: UnsafeMutableRawPointer) -> Bool {
        !decoder.isTolerant && initialize(type, to: (type as? any _SmartWrapper.Type)?._whenMissing(), in: room)
    }

    // A separate function, since naming `T?` is a metadata look-up (Sources/Fast.md).
    @inline(never) @_optimize(size)
    private func initialize<T>(_ type: T.Type, to value: Any?, in room: UnsafeMutableRawPointer) -> Bool {
        guard let value, let typed = value as? T else { return false }
        room.initializeMemory(as: T.self, to: typed)
        return true
    }

    /// Makes the value by the property's own closure.
    private func make<T>(
        _ type: T.Type, by decode: (any Decoder) throws -> Any?, in room: UnsafeMutableRawPointer
    ) throws -> Bool {
        let first = firstRepair
        let isThrowing = key.configuration?.isThrowing == true
        var isMade = false
        do {
            isMade = try decode(decoder).map { wrap($0, as: type, in: room) } ?? false
        } catch {
            if isThrowing || !decoder.isTolerant { throw error }
        }
        guard isMade || !isThrowing && fallBack(type, in: room) != nil else { throw missing }
        if context.isListening { giveRepairs(since: first, kept: isMade ? nil : type) }
        return true
    }

    // MARK: Conversions

    /// Converts by the property's transformer or its wrapper's form; without them by the codec and by conversions.
    private func convert<T>(_ type: T.Type, in room: UnsafeMutableRawPointer, _ isTried: Bool) throws -> Bool {
        let configuration = key.configuration
        if configuration?.holdsUnknown == true { return readUnknown(type, in: room) }
        let hasForm = configuration?.hasForm == true
        if let transformer = key.transformer {
            guard decoder.memory.node(value).kind != .null,
                transformer.read(
                    decoder.memory.view(value), as: type, into: room, for: key.name, of: decoder.plan.declared.type)
            else { return false }
            return hasForm ? wrap(room.assumingMemoryBound(to: T.self).move(), as: type, in: room) : true
        }
        if hasForm { context.native.pointee.configuration = configuration }
        defer { if hasForm { context.native.pointee.configuration = nil } }
        if !isTried || hasForm, read(type, in: room) { return true }
        return try convertByUser(type, in: room)
    }

    /// Reads by the codec. In an update the present value changes; but HandyJSON makes the models inside anew.
    private func read<T>(_ type: T.Type, in room: UnsafeMutableRawPointer) -> Bool {
        let codec = codec(type)
        if isUpdating, !context.rules.convertsAsHandyJSON, codec.isUpdatable,
            decoder.memory.node(value).kind != .null,
            // A copy: user code that runs meanwhile may change the property.
            let existing = decoder.state.pointee.initial.flatMap({ $0.value(key, as: type) })
        {
            let updated = decoder.reading { codec.updated(existing, from: value, context) }
            return updated.map { room.initializeMemory(as: T.self, to: $0) } != nil
        }
        return decoder.reading { codec.initialize(room, from: value, context) }
    }

    /// Converts by conversions of the model and of the process, also to the type inside a wrapper.
    @inline(never) @_optimize(size)
    private func convertByUser<T>(_ type: T.Type, in room: UnsafeMutableRawPointer) throws -> Bool {
        try context.throwIfExhausted()
        guard context.hasConversions || context.state.pointee.options.hasConversions else { return false }
        func inside<V>(_ type: V.Type) -> Any? { context.convertByUser(value, to: type) }
        let made: Any? = decoder.reading {
            inside(type)
                ?? (type is any AnyWrapper.Type ? _openExistential(EncodingPlan.innermost(type), do: inside) : nil)
        }
        return made.map { wrap($0, as: type, in: room) } ?? false
    }

    /// Makes the property from a value that user code made. Its wrapper's configuration, the form of a date or a
    /// colour, is in its initial value, or in the value being updated.
    @inline(never)
    private func wrap<T>(_ value: Any, as type: T.Type, in room: UnsafeMutableRawPointer) -> Bool {
        if key.configuration?.hasForm == true || codec(type).shape == .ignored, fallBack(type, in: room) != nil {
            if WrapperCoding.store(WrapperCoding.unwrap(value), in: room, as: type) { return true }
            room.assumingMemoryBound(to: T.self).deinitialize(count: 1)
        }
        return WrapperCoding.wrap(value, as: type, into: room)
    }

    func codec<T>(_ type: T.Type) -> Codec {
        let known = decoder.state.pointee.codecs[slot]
        let codec = known.type == ObjectIdentifier(type) ? known.codec : nil
        return (codec ?? decoder.findCodec(type, slot, table))._withUnsafeGuaranteedRef { $0 }
    }
}
