// Memory: an address is of the codec's or the property's type, as a verified layout says. User code may run between
// two uses only of memory that this code owns.

@_spi(Engine) import SmartEngine

extension DecodingContext {
    /// Runs an `init(from:)` on a decoder for the value at `index`, by the native rules. Inside a value requested from
    /// a single-value container, a plain Codable type is decoded by the exact rules. False if it threw; the error is
    /// kept.
    func withDecoder(_ index: Int, _ type: Any.Type, _ body: (EngineDecoder) throws -> Void) -> Bool {
        let native = self.native
        // Only a hand-written init(from:) that decodes its own value again reaches the limit.
        guard hasStack(for: type, at: index), native.pointee.depth < 1024 else { return false }
        willRunUserCode()
        native.pointee.depth += 1
        var decoder = idleDecoder(type, index)
        let plan = Unmanaged.passUnretained(decoder.plan)
        let outerPlan = native.pointee.plan
        native.pointee.plan = plan
        if let original = state.pointee.original {
            state.pointee.original = nil
            decoder.update(original)
        }
        let outer = state.pointee.rules
        let isPlainCodable = plan._withUnsafeGuaranteedRef { $0.declared.isPlainCodable }
        let isExact = isPlainCodable && outer._withUnsafeGuaranteedRef { $0.isExact }
        let outerChoices = plan._withUnsafeGuaranteedRef { $0.declared.enter(self) }
        state.pointee.rules =
            isExact
            ? outer
            : isPlainCodable
                ? .passUnretained(state.pointee.options.plainCodable) : .passUnretained(state.pointee.options.rules)
        let noted = isListening ? noted : nil
        var isDecoded = true
        do {
            try body(decoder)
        } catch {
            state.pointee.lastError = error
            isDecoded = false
        }
        // Repairs inside a value that is given up are dropped, and an error is not a repair: the caller may catch it.
        // If the whole document fails, its report has the repairs until then.
        if !isDecoded, let noted, index > 0 || session.options.choices.isStrict { revertLog(to: noted) }
        if plan._withUnsafeGuaranteedRef({ $0.mayHaveUnknownKeys }) {
            plan._withUnsafeGuaranteedRef { $0.finishCheck() }
        }
        if let outerChoices { outerChoices.putBack(self) }
        state.pointee.rules = outer
        native.pointee.depth -= 1
        native.pointee.plan = outerPlan
        if EngineDecoder.end(&decoder), !native.pointee.isFinished {
            native.pointee.types.current.add(decoder, of: type)
        }
        return isDecoded
    }

    /// Runs `body` with rules that refuse a value that is not exactly of its type.
    func decodingExactly<R>(_ body: () throws -> R) rethrows -> R {
        guard let exact = rules.exact else { return try body() }
        let outer = state.pointee.rules
        state.pointee.rules = Unmanaged.passUnretained(exact)
        defer { state.pointee.rules = outer }
        return try body()
    }

    private func idleDecoder(_ type: Any.Type, _ index: Int) -> EngineDecoder {
        let decoder = native.pointee.types.current.take(type) ?? newDecoder(type, index)
        decoder.reset(index: index, self)
        return decoder
    }

    private func newDecoder(_ type: Any.Type, _ index: Int) -> EngineDecoder {
        let plan = plan(for: type).takeUnretainedValue()
        return EngineDecoder(session, memory, index: index, plan: plan, isOwner: false)
    }
}

// Every run has this part where this half is linked, so it needs no check at each access.
extension DecodingContext {
    /// The run's memory for Codable values.
    ///
    /// Change it through this, not through `state.pointee`. For such a chain through a noncopyable value Swift 6.3
    /// gives ThreadSanitizer the wrong address, the value's first word. It would report a race for the bytes of a
    /// document that threads read at once.
    var native: UnsafeMutablePointer<NativeScratch> {
        @inline(__always) get {
            state.pointee.codable.unsafelyUnwrapped.memory.assumingMemoryBound(to: NativeScratch.self)
        }
    }
}

/// A run's memory for its native models; the session owns it by pointer.
struct NativeScratch {
    var types = TypesInUse<EngineDecoder>(KeyNaming().variant)
    /// Models being decoded, one inside the other, and the innermost one's plan.
    var depth = 0
    var plan: Unmanaged<NativePlan>?
    /// The flat values being decoded, the innermost first.
    var flatInProgress: UnsafePointer<FlatInProgress>?
    /// The configuration of the property that is being read.
    var configuration: WrapperConfiguration?
    /// Whether the run is over; decoders that were kept continue without its memory, and are not reused.
    private(set) var isFinished = false

    /// Whether the innermost `init(from:)` belongs to a plain Codable type.
    var isInPlainCodable: Bool { plan?._withUnsafeGuaranteedRef { $0.declared.isPlainCodable } ?? false }

    /// Ends the run permanently: user code kept a decoder of it.
    mutating func giveBack() {
        isFinished = true
        types.removeAll()
    }

    /// Ends the run, ready for the next one.
    mutating func reset() {
        types.rest()
        depth = 0
        plan = nil
        flatInProgress = nil
        if configuration != nil { configuration = nil }
    }
}

/// Not methods of `NativeScratch` itself: making a plan calls the model's mappings, which must not run during an access
/// to the scratch.
extension DecodingContext {
    @inline(__always)
    func plan(for type: Any.Type) -> Unmanaged<NativePlan> { native.pointee.types.current.plan(of: type) ?? find(type) }

    private func find(_ type: Any.Type) -> Unmanaged<NativePlan> {
        // The enclosing model's own options do not apply to the plans of other models.
        let plan = NativePlan.of(type, KeyNaming(state.pointee.callOptions ?? state.pointee.options))
        // The model's code may have decoded another value of the type meanwhile.
        if let first = native.pointee.types.current.plan(of: type) { return first }
        native.pointee.types.current.add(plan, of: type)
        return .passUnretained(plan)
    }
}
