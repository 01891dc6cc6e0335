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
