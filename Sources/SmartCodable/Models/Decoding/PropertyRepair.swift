// Memory: an address is of the codec's or the property's type, as a verified layout says. User code may run between
// two uses only of memory that this code owns.

import Foundation
@_spi(Engine) import SmartEngine

/// A property for which the fast paths have made no value: the value that is there is converted, or replaced as the
/// table says (`Repair`).
struct PropertyRepair {
    let decoder: EngineDecoder
    let table: KeyTable
    let key: KeyTable.Key
    /// The codec of the type that is requested.
    let codec: Codec
    /// The value's node, or -1.
    let value: Int
    /// Whether it is requested by `decodeIfPresent`, as an optional's value. That hand-written code may request any
    /// property so, and gets nil where the property's own wrappers would demand a value.
    let isIfPresent: Bool

    var context: DecodingContext { decoder.context }
    var isUpdating: Bool { decoder.state.pointee.isUpdating }

    /// Makes the value in uninitialised memory. False for nil, which only `decodeIfPresent` returns. `isTried`: the
    /// codec was already tried.
    func make<T>(_ type: T.Type, in room: UnsafeMutableRawPointer, isTried: Bool) throws -> Bool {
        try context.throwIfExhausted()
        if !isTried { context.forgetFailure() }
        if key.isUnknown { try decoder.refuseUnknown(key, type, isMissing: value < 0) }
        if let decode = demands?.decode { return try make(type, by: decode, in: room) }
        if codec.shape == .ignored, !isIfPresent,
            fallBack(type, in: room) != nil || initializeAsOfNothing(type, in: room)
        {
            return true
        }
        guard value >= 0 else { return try replace(.nothing, type, in: room) }
        let first = firstRepair
        defer { if context.isListening { nameRepairs(since: first, expected(type)) } }
        let isNull = decoder.memory.node(value).kind == .null
        let noted = context.isListening ? context.noted : nil
        if !isNull || mayBeMadeOfNull(type), try convert(type, in: room, isTried) {
            // A wrapper makes nil of null by itself.
            if isNull, context.isListening, codec.isOptional, codec.isNil(at: room) { note(.null, expected(type)) }
            return true
        }
        // Conversions inside a value that is given up are not reported.
        if let noted { context.revertLog(to: noted) }
        return try replace(isNull ? .null : .unfit, type, in: room)
    }

    /// What the property's wrappers demand of its value.
    private var demands: WrapperConfiguration? {
        key.hasTransformOrWrapper && !isIfPresent ? key.configuration : nil
    }

    /// What the property may become.
    private var permit: Repair.Permit {
        var permit = Repair.Permit()
        permit.isUpdate = isUpdating
        permit.demandsValue = !decoder.isTolerant && !isIfPresent
        permit.demandsFit = !decoder.isTolerant || key.isUnknown
        if isIfPresent || codec.isOptional {
            permit.nilOfNull = context.rules.nullMakesOptionalNil
            // As in HandyJSON; but not with a transformer from text, which serves `specify(property:converter:)`: its
            // nil is the optional's.
            permit.nilOfUnfit = !context.rules.convertsAsHandyJSON || key.transformer?.readsText != false
        }
        guard let demands else { return permit }
        if demands.isNonnull { permit.nilOfNull = false }
        // ExCodable's models: `nonnull` requires a value, and `throws` only that a present one fits.
        let isDemanding = decoder.plan.declared.isDemanding
        if isDemanding ? demands.isNonnull : demands.isThrowing { permit.demandsValue = true }
        if demands.isThrowing || isDemanding && demands.isNonnull { permit.demandsFit = true }
        return permit
    }

    /// Whether null may be a value of the type. It does not select a variant for a property, though `otherwise` takes
    /// it in an array.
    private func mayBeMadeOfNull(_ type: Any.Type) -> Bool {
        if isIfPresent || demands?.isNonnull == true { return false }
        return codec.isOptional
            ? context.rules.nullMakesOptionalNil
            : !codec.isUpdatable || !(EncodingPlan.innermost(type) is any SmartPolymorphicEnum.Type)
    }

    /// Replaces a value that is not there or cannot be used, and reports it.
    private func replace<T>(_ found: Repair.Found, _ type: T.Type, in room: UnsafeMutableRawPointer) throws -> Bool {
        let outcome = Repair.outcome(found, permit)
        var isMade = !isIfPresent
        var fallback: Fallback?
        // `==` would be a call of the other module.
        if case .becomesNil = outcome {
            // The form of a property is in its initial value, or in the value being updated.
            if isMade, demands?.hasForm == true, fallBack(type, in: room) != nil {
                codec.assignNil(room)
            } else if isMade {
                codec.initializeNil(room)
            }
        } else {
            if case .keepsValue = outcome { fallback = fallBack(type, in: room) }
            isMade = fallback != nil
            if !isMade, try refuse(found, outcome, type, in: room) { return true }
        }
        guard context.isListening else { return isMade }
        let line = fallback == .empty && !codec.isOptional ? .emptyValue : Repair.line(found, outcome)
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
            ?? (found == .nothing ? decoder.missing(key, table) : decoder.reading { context.failure(type, at: value) })
    }

    // A separate function, since naming `T?` is a metadata look-up (Sources/Fast.md).
    @inline(never)
    private func expected<T>(_ type: T.Type) -> Any.Type { isIfPresent ? T?.self : type }

    // MARK: Other values

    /// The replacement of a value that is missing or does not fit: the initial value from `init()`, or that of the model
    /// being updated; or the type's empty value, if no initial value is known.
    enum Fallback { case initial, empty }

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
        // A closure that requests its own property runs once more.
        if !context.hasStack(for: type, at: decoder.index) { try context.throwIfExhausted() }
        let first = firstRepair
        let isThrowing = key.configuration?.isThrowing == true
        var isMade = false
        do {
            isMade = try decode(decoder).map { wrap($0, as: type, in: room) } ?? false
        } catch {
            if isThrowing || !decoder.isTolerant { throw error }
        }
        guard isMade || !isThrowing && fallBack(type, in: room) != nil else { throw decoder.missing(key, table) }
        guard context.isListening else { return true }
        giveRepairs(since: first, kept: isMade ? nil : type)
        // What the closure could not use has no line of its own.
        guard !isMade, context.noted.entries == first else { return true }
        if value < 0 { noteMissing(.missing, type) } else { note(.keptInitialValue, type) }
        return true
    }

    // MARK: Conversions

    /// Converts by the property's transformer or its wrapper's form; without them by the codec and by conversions.
    private func convert<T>(_ type: T.Type, in room: UnsafeMutableRawPointer, _ isTried: Bool) throws -> Bool {
        guard key.hasTransformOrWrapper else { return try read(type, in: room, isTried) }
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
        return try read(type, in: room, isTried && !hasForm)
    }

    /// Reads by the codec, then by conversions. In an update the present value changes; but HandyJSON makes the models
    /// inside anew.
    private func read<T>(_ type: T.Type, in room: UnsafeMutableRawPointer, _ isTried: Bool) throws -> Bool {
        if !isTried {
            let isUpdated = isUpdating && codec.isUpdatable && !context.rules.convertsAsHandyJSON
            if isUpdated
                ? update(type, in: room)
                : decoder.reading({ codec.initialize(room, from: value, context) })
            {
                return true
            }
        }
        try context.throwIfExhausted()
        return (context.hasConversions || context.state.pointee.options.hasConversions)
            && convertByUser(type, in: room)
    }

    // A separate function, since naming `T?` is a metadata look-up (Sources/Fast.md).
    @inline(never) @_optimize(size)
    private func update<T>(_ type: T.Type, in room: UnsafeMutableRawPointer) -> Bool {
        // A copy: user code that runs meanwhile may change the property.
        let existing =
            decoder.memory.node(value).kind == .null
            ? nil : decoder.state.pointee.initial.flatMap { $0.value(key, as: type) }
        return decoder.reading {
            guard let existing else { return codec.initialize(room, from: value, context) }
            return codec.updated(existing, from: value, context).map { room.initializeMemory(as: T.self, to: $0) }
                != nil
        }
    }

    /// Converts by conversions of the model and of the process, also to the type inside a wrapper.
    @inline(never) @_optimize(size)
    private func convertByUser<T>(_ type: T.Type, in room: UnsafeMutableRawPointer) -> Bool {
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
        if key.configuration?.hasForm == true || codec.shape == .ignored, fallBack(type, in: room) != nil {
            if WrapperCoding.store(WrapperCoding.unwrap(value), in: room, as: type) { return true }
            room.assumingMemoryBound(to: T.self).deinitialize(count: 1)
        }
        return WrapperCoding.wrap(value, as: type, into: room)
    }
}

/// The lines of reports; for a run with a listener.
extension PropertyRepair {
    var firstRepair: Int { context.isListening ? context.noted.entries : 0 }

    /// Reports what was done about the value.
    func note(_ line: SmartRepair.Action, _ expected: Any.Type) {
        decoder.reading { context.note(line, at: value, expected: expected) }
    }

    /// Sets the model and property of the repairs since `first` in the value.
    func nameRepairs(since first: Int, _ type: Any.Type) {
        let model = decoder.plan.declared.type
        // A dictionary that reads itself is no model: its repairs are those of the property that it is in.
        guard context.isListening, context.noted.entries > first,
            !decoder.plan.declared.isPlainCodable || !(model is any OpenObject.Type)
        else { return }
        decoder.session.log.name(
            from: first, model: model, property: key.propertyName, type, at: value, in: decoder.document)
    }

    /// Names the property whose closure the repairs since `first` were made for; see `RepairLog.give`.
    func giveRepairs(since first: Int, kept type: Any.Type?) {
        decoder.session.log.give(from: first, of: decoder.plan.declared.type, to: key.propertyName, kept: type)
    }

    /// Reports a missing value. In an update nothing is missing, but something may stand in a path's way.
    @_optimize(size) func noteMissing(_ line: SmartRepair.Action, _ expected: Any.Type) {
        if codec.shape == .ignored, expected is any _SmartIgnoringWrapper.Type { return }
        let blocked = key.paths.first { lead($0).isBlocked }
        // An optional that is flat may be missing.
        if blocked == nil, key.isFlat || isUpdating { return }
        // A name with dots is a path as well, which is what it is written for.
        let path =
            blocked ?? key.paths.prefix(2).last { $0 == key.paths[0] || [$0.joined(separator: ".")] == key.paths[0] }
            ?? [key.name]
        let (place, rest, _) = lead(path)
        let reason =
            blocked.map { "'\($0[0].shortened())' does not lead to an object" }
            ?? decoder.memory.nearMiss(of: path, in: decoder.index)
        context.changeLog {
            $0.add(
                // An optional may be missing, but a value of another type on its path may not.
                blocked != nil && line == .missing ? .keptInitialValue : line, document: decoder.document, index: place,
                missing: rest, expected: expected, model: decoder.plan.declared.type, property: key.propertyName,
                reason: reason)
        }
    }

    /// How far a path leads: the last object or array on it, what is missing there, and whether another value than null
    /// is in the way.
    @_optimize(size) private func lead(_ path: [String]) -> (place: Int, rest: [String], isBlocked: Bool) {
        var (place, rest) = (decoder.index, path)
        while rest.count > 1, let next = decoder.follow([rest[0]], from: place) {
            let kind = decoder.memory.node(next).kind
            guard kind == .object || kind == .array && !context.rules.convertsAsHandyJSON else {
                return (place, rest, kind != .array && kind != .null)
            }
            place = next
            rest.removeFirst()
        }
        return (place, rest, false)
    }
}

extension EngineDecoder {
    @_optimize(size) func missing(_ key: KeyTable.Key, _ table: KeyTable) -> DecodingError {
        // The key is of the caller's own type, as JSONDecoder's: `key as! CodingKeys` is published code.
        let type = (table.type == LevelKey.self ? plan.directKeyType : nil) ?? table.type
        return JSONDecoderErrors.missing(
            type.init(stringValue: key.name) ?? EngineKey(stringValue: key.name), codingPath)
    }
}
