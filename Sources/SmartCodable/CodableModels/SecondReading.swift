@_spi(Engine) import SmartEngine

/// The rule for a hand-written `init(from:)`: the values that it requests are read exactly, and if it fails altogether
/// it runs a second time, with conversions.
///
///     if let number = try? container.decode(Int.self) { self = .number(number) }     // "7" is no number,
///     else { self = .text(try container.decode(String.self)) }                        // but a text
///
/// It may try one type after the other, so with conversions the first type would match, whatever the value is.
///
/// - The rule applies to the value of a single-value container, to scalars of an unkeyed one, and to scalars by keys
///   that may have any name. Keys that are a plain enum, and models, are read with conversions at once.
/// - Values are read by the exact rules (`decodingExactly`), under which codecs count refused values that could be
///   converted (`DecodingState.refusals`). Only an `init(from:)` with such a refusal runs again (`readAgain`).
/// - In the second reading its own containers convert, and nested values are read as always.
/// - A value that contains one that was read twice is not read again, and exact failures inside are known and read with
///   conversions at once (`noteFailure`): so no value is read more than three times, however deep it is.
struct SecondReading {
    /// The decoder of the innermost `init(from:)`; nil where that is a model's.
    fileprivate(set) var reader: UnsafeMutablePointer<EngineDecoder.State>?
    /// The number of values that were read a second time.
    fileprivate var count = 0
    /// The plain values that failed where nothing is converted: of the run's own document, since those of JSON inside
    /// strings are temporary.
    fileprivate var failures: RareTable<Value, Bool>?

    /// A node that was read as a type.
    fileprivate struct Value: Hashable {
        let index: Int
        let type: ObjectIdentifier
    }

    /// The state of a decoder's present value.
    struct State {
        /// Whether it is being read for the second time, with conversions.
        fileprivate var converts = false
        /// Whether a value was refused that was not exactly of the requested type.
        fileprivate var hasRefused = false

        /// Resets the state for another value.
        @inline(__always)
        mutating func restart() { hasRefused = false }
    }

    /// Resets it for the next run.
    mutating func rest() {
        count = 0
        if failures != nil { failures = nil }
    }
}

extension DecodingContext {
    /// Values that a hand-written `init(from:)` requests are read exactly, unless it runs for the second time.
    func decodingExactly<R>(for reader: UnsafeMutablePointer<EngineDecoder.State>, _ body: () throws -> R) rethrows -> R
    {
        guard !reader.pointee.reading.converts, let exact = rules.exact else { return try body() }
        let refusals = state.pointee.refusals
        let outer = state.pointee.rules
        state.pointee.rules = Unmanaged.passUnretained(exact)
        defer {
            state.pointee.rules = outer
            if state.pointee.refusals != refusals { reader.pointee.reading.hasRefused = true }
        }
        return try body()
    }

    /// Runs an `init(from:)` by `decoder`, which is replaced if something of the first reading was kept. False when it
    /// threw; the error is kept.
    ///
    /// `isExact`: it is inside a value that is read exactly. `noted`: the log's position before it.
    @inline(__always)
    func read(
        by decoder: inout EngineDecoder, _ index: Int, _ type: Any.Type, isPlainCodable: Bool, isExact: Bool,
        _ noted: RepairLog.Position?, _ body: (EngineDecoder) throws -> Void
    ) -> Bool {
        let native = self.native
        let outer = native.pointee.secondReading.reader
        native.pointee.secondReading.reader = isPlainCodable ? decoder.state : nil
        defer { native.pointee.secondReading.reader = outer }
        let count = native.pointee.secondReading.count
        if native.pointee.secondReading.failures != nil, !isExact, hasFailed(index, type),
            !decoder.state.pointee.isUpdating
        {
            return readConverting(decoder, body)
        }
        let refusals = state.pointee.refusals
        do {
            try body(decoder)
            return true
        } catch {
            state.pointee.lastError = error
            if isExact {
                if state.pointee.refusals != refusals { noteFailure(index, type) }
                return false
            }
            return decoder.state.pointee.reading.hasRefused && readAgain(&decoder, index, count, noted, body)
        }
    }

    /// Runs an `init(from:)` for the second time, unless a value inside was already read twice, as a changed `count`
    /// shows.
    ///
    /// With another decoder if something of the first reading was kept.
    @inline(never)
    private func readAgain(
        _ decoder: inout EngineDecoder, _ index: Int, _ count: Int, _ noted: RepairLog.Position?,
        _ body: (EngineDecoder) throws -> Void
    ) -> Bool {
        guard native.pointee.secondReading.count == count, !decoder.state.pointee.isUpdating,
            state.pointee.exhaustion == nil
        else { return false }
        if let noted { session.log.revert(to: noted) }
        if EngineDecoder.end(&decoder) {
            decoder.reset(index: index, self)
        } else {
            decoder = idleDecoder(decoder.plan.declared.type, index)
            if decoder.plan.declared.isPlainCodable { native.pointee.secondReading.reader = decoder.state }
        }
        let firstError = state.pointee.lastError
        if readConverting(decoder, body) { return true }
        // JSONDecoder's error, rather than one about converted values.
        state.pointee.lastError = firstError
        return false
    }

    /// Runs an `init(from:)` with conversions.
    private func readConverting(_ decoder: EngineDecoder, _ body: (EngineDecoder) throws -> Void) -> Bool {
        native.pointee.secondReading.count += 1
        decoder.state.pointee.reading.converts = true
        defer { decoder.state.pointee.reading.converts = false }
        do {
            try body(decoder)
            state.pointee.lastError = nil
            return true
        } catch {
            state.pointee.lastError = error
            return false
        }
    }

    /// Remembers that a plain Codable value failed without conversions, and that a value was refused: it would fail
    /// again when the enclosing value is read for the second time. Not in runs that never convert.
    @inline(never)
    private func noteFailure(_ index: Int, _ type: Any.Type) {
        guard !state.pointee.active.smart._withUnsafeGuaranteedRef({ $0.isExact }), isTop(memory) else { return }
        let value = SecondReading.Value(index: index, type: ObjectIdentifier(type))
        native.pointee.secondReading.failures = native.pointee.secondReading.failures ?? RareTable()
        native.pointee.secondReading.failures?[value] = true
    }

    @inline(never)
    private func hasFailed(_ index: Int, _ type: Any.Type) -> Bool {
        isTop(memory)
            && native.pointee.secondReading.failures?[SecondReading.Value(index: index, type: ObjectIdentifier(type))]
                != nil
    }
}

extension KeyedContainer {
    /// The decoder of a hand-written `init(from:)` that requests values under arbitrary names; nil where the keys are a
    /// plain enum, in models and their inherited levels, and for `decoder["name"]`, which converts.
    var handWrittenDecoder: UnsafeMutablePointer<EngineDecoder.State>? {
        guard !KeyTable.isOfPlainEnum(Key.self), Key.self != NameKey.self, Key.self != LevelKey.self else { return nil }
        return decoder.context.native.pointee.secondReading.reader
    }

    /// The same where generic code requests a scalar.
    @inline(never)
    func scalarReader<T>(_ type: T.Type, _ slot: Int) -> UnsafeMutablePointer<EngineDecoder.State>? {
        guard let handWrittenDecoder, codec(type, slot)._withUnsafeGuaranteedRef({ $0.isScalar }) else { return nil }
        return handWrittenDecoder
    }
}
