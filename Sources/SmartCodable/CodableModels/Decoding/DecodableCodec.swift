import Foundation
@_spi(Engine) import SmartEngine

/// Any other Decodable type by its `init(from:)`.
final class DecodableCodec<T: Decodable>: TypedCodec<T> {
    private let ordinal = Ordinals.next()

    override var isPlainCodable: Bool { true }

    override func read(_ index: Int, _ context: DecodingContext) -> T? {
        if let value = foreign(index, context) { return value }
        var result: T?
        _ = context.withDecoder(index, T.self, ordinal) { result = try T(from: $0) }
        return result
    }

    // Without `T?`, whose name costs a look into the runtime's table of generic types: a fifth of the time of the
    // airports.
    override func initialize(_ target: UnsafeMutableRawPointer, from index: Int, _ context: DecodingContext) -> Bool {
        if context.node(index).kind == .foreign { return super.initialize(target, from: index, context) }
        return context.withDecoder(index, T.self, ordinal) { target.initializeMemory(as: T.self, to: try T(from: $0)) }
    }

    override func assign(_ target: UnsafeMutableRawPointer, from index: Int, _ context: DecodingContext) -> Bool {
        if context.node(index).kind == .foreign { return super.assign(target, from: index, context) }
        return context.withDecoder(index, T.self, ordinal) {
            target.assumingMemoryBound(to: T.self).pointee = try T(from: $0)
        }
    }

    override func write(_ source: UnsafeRawPointer, to output: EncodingContext) -> Bool {
        output.writeOpened(source, T.self)
    }
    override func plainValue(_ source: UnsafeRawPointer, _ output: EncodingContext) -> Any? {
        output.plainOpened(source, T.self)
    }
}

/// A type that can only be written.
final class EncodableCodec<T: Encodable>: TypedCodec<T> {
    init() { super.init(canRead: false) }
    override var isPlainCodable: Bool { true }
    override func read(_ index: Int, _ context: DecodingContext) -> T? { foreign(index, context) }
    override func write(_ source: UnsafeRawPointer, to output: EncodingContext) -> Bool {
        output.writeEncodable(source.assumingMemoryBound(to: T.self).pointee)
    }
    override func plainValue(_ source: UnsafeRawPointer, _ output: EncodingContext) -> Any? {
        output.plainEncodable(source.assumingMemoryBound(to: T.self).pointee)
    }
}

extension DecodingContext {
    /// Runs an `init(from:)` on a decoder for the value at `index`, by the smart rules; that of a plain Codable type by
    /// the exact ones where those are in force, which is inside of what a single-value container was asked for. False
    /// when it threw; the error is kept.
    func withDecoder(_ index: Int, _ type: Any.Type, _ ordinal: UInt32, _ body: (any Decoder) throws -> Void) -> Bool {
        let native = self.native
        let scratch = self.scratch
        // Only a hand-written init(from:) that decodes its own value again gets to the limit.
        guard hasStack(for: type, at: index), native.pointee.depth < 1024 else { return false }
        willRunUserCode()
        native.pointee.depth += 1
        let plan = native.plan(for: type, ordinal: ordinal)
        var decoder = plan._withUnsafeGuaranteedRef { idleDecoder($0, index) }
        if let original = scratch.pointee.original {
            scratch.pointee.original = nil
            decoder.update(original)
        }
        let outer = state.pointee.rules
        let isPlain = plan._withUnsafeGuaranteedRef { $0.declared.isPlain }
        let isExact = isPlain && outer._withUnsafeGuaranteedRef { $0.isExact }
        let outerChoices = plan._withUnsafeGuaranteedRef { $0.declared.enter(self) }
        state.pointee.rules = isExact ? outer : isPlain ? state.pointee.active.plain : state.pointee.active.smart
        let outerReader = native.pointee.reader
        native.pointee.reader = isPlain ? decoder.state : nil
        var isDecoded = true
        let readings = native.pointee.secondReadings
        let noted = isListening ? session.log.position : nil
        if native.pointee.hasFailedExactly, !isExact, hasFailedExactly(index, ordinal),
            !decoder.state.pointee.isUpdating
        {
            isDecoded = readConverting(decoder, body)
        } else {
            let refusals = scratch.pointee.refusals
            do {
                try body(decoder)
            } catch {
                scratch.pointee.lastError = error
                if isExact {
                    isDecoded = false
                    if scratch.pointee.refusals != refusals { noteExactFailure(index, ordinal) }
                } else if decoder.state.pointee.hasRefused {
                    isDecoded = readAgain(&decoder, index, readings, noted, body)
                } else {
                    isDecoded = false
                }
            }
        }
        // What ends in an error is no repair: whoever asked may catch it.
        if !isDecoded, let noted, session.options.isStrict { session.log.revert(to: noted) }
        if plan._withUnsafeGuaranteedRef({ $0.mayHaveUnknownKeys }) {
            plan._withUnsafeGuaranteedRef { $0.finishCheck() }
        }
        if let outerChoices { outerChoices.putBack(self) }
        state.pointee.rules = outer
        native.pointee.reader = outerReader
        native.pointee.depth -= 1
        // Used again, if user code kept neither the decoder nor its container, and the run is not over. Both questions
        // are put once, before anything of the user's is released (see `EncodingContext.giveBack`).
        let isFree = decoder.close() && isKnownUniquelyReferenced(&decoder)
        if !isFree { decoder.ownSession() }
        decoder.releaseValue()
        if isFree, !native.pointee.isFinished {
            plan._withUnsafeGuaranteedRef { $0.idleDecoders.pointee.append(decoder) }
        }
        return isDecoded
    }

    /// Runs an `init(from:)` for the second time, with conversions allowed for what it asks of its single value. Not
    /// where a value inside was read twice already. What failed exactly inside is known (`noteExactFailure`) and read
    /// once more only: so no value is read more than three times, however deep it is.
    ///
    /// By another decoder where something of the first reading was kept: that continues to answer for the keys as the
    /// first reading numbered them.
    @inline(never)
    private func readAgain(
        _ decoder: inout EngineDecoder, _ index: Int, _ readings: Int, _ noted: RepairLog.Position?,
        _ body: (any Decoder) throws -> Void
    ) -> Bool {
        guard native.pointee.secondReadings == readings, !decoder.state.pointee.isUpdating,
            state.pointee.exhaustion == nil
        else { return false }
        if let noted { session.log.revert(to: noted) }
        let isFree = decoder.close() && isKnownUniquelyReferenced(&decoder)
        if !isFree { decoder.ownSession() }
        decoder.releaseValue()
        if isFree {
            decoder.reset(index: index, self)
        } else {
            let plan = decoder.plan
            decoder = idleDecoder(plan, index)
            if plan.declared.isPlain { native.pointee.reader = decoder.state }
        }
        let firstError = scratch.pointee.lastError
        if readConverting(decoder, body) { return true }
        // What JSONDecoder would say, rather than what became of the converted values.
        scratch.pointee.lastError = firstError
        return false
    }

    /// Runs an `init(from:)` whose single value converts.
    private func readConverting(_ decoder: EngineDecoder, _ body: (any Decoder) throws -> Void) -> Bool {
        let native = self.native
        native.pointee.secondReadings += 1
        decoder.state.pointee.converts = true
        defer { decoder.state.pointee.converts = false }
        do {
            try body(decoder)
            scratch.pointee.lastError = nil
            return true
        } catch {
            scratch.pointee.lastError = error
            return false
        }
    }

    /// Remembers that a plain Codable value failed where nothing is converted, and that something was refused: it would
    /// again, when what is around it is read for the second time. Not where nothing is ever converted, nor in JSON
    /// inside of strings, whose documents come and go.
    @inline(never)
    private func noteExactFailure(_ index: Int, _ ordinal: UInt32) {
        guard !state.pointee.active.smart._withUnsafeGuaranteedRef({ $0.isExact }), state.pointee.depth == 0,
            memory.bytes == state.pointee.topBytes
        else { return }
        native.pointee.exactFailures[ExactFailure(index: index, ordinal: ordinal)] = true
        native.pointee.hasFailedExactly = true
    }

    @inline(never)
    private func hasFailedExactly(_ index: Int, _ ordinal: UInt32) -> Bool {
        state.pointee.depth == 0 && memory.bytes == state.pointee.topBytes
            && native.pointee.exactFailures[ExactFailure(index: index, ordinal: ordinal)] != nil
    }

    @inline(__always)
    private func idleDecoder(_ plan: NativePlan, _ index: Int) -> EngineDecoder {
        let decoder = plan.idleDecoders.pointee.popLast() ?? newDecoder(plan, index)
        decoder.reset(index: index, self)
        return decoder
    }

    @inline(never)
    private func newDecoder(_ plan: NativePlan, _ index: Int) -> EngineDecoder {
        native.pointee.isTidy = false
        return .managed(session, index: index, plan: plan)
    }
}
