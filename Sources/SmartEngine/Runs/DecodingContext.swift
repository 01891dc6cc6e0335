import Foundation

/// The context of one decode: the document, the rules in force, the report. An unowned pointer to state that the
/// `DecodingSession` owns; callers must keep the session alive. Passing it costs no reference counting.
@_spi(Engine) @frozen public struct DecodingContext {
    @usableFromInline package let state: UnsafeMutablePointer<DecodingState>

    @inlinable package init(state: UnsafeMutablePointer<DecodingState>) { self.state = state }

    @inlinable package var memory: DocumentMemory {
        @_transparent get { state.pointee.memory }
    }
    @inlinable package var rules: ConversionRules {
        @_transparent get { state.pointee.rules._withUnsafeGuaranteedRef { $0 } }
    }
    @inlinable package var session: DecodingSession {
        @_transparent get { state.pointee.session._withUnsafeGuaranteedRef { $0 } }
    }
    /// The run's companion. Change it through this property, not through `state.pointee.companion.pointee`; see
    /// `DecodingContext.native`.
    package var companion: UnsafeMutablePointer<RunCompanion> {
        @inline(__always) get { state.pointee.companion }
    }
    @inlinable package var isListening: Bool {
        @_transparent get { state.pointee.log != nil }
    }

    @_transparent
    @inlinable package func node(_ index: Int) -> Node { state.pointee.memory.node(index) }

    package func view(_ index: Int) -> NodeView { memory.view(index) }

    /// Records a repair of the value at `index`. Costs a branch without a listener.
    @inline(__always)
    @inlinable package func note(_ action: SmartRepair.Action, at index: Int, expected: Any.Type) {
        if isListening { noteNow(action, at: index, expected: expected, nil) }
    }

    /// Records a repair with a reason, which is only made if there is a listener.
    package func note(
        _ action: SmartRepair.Action, at index: Int, expected: Any.Type, because reason: @autoclosure () -> String
    ) {
        if isListening { noteNow(action, at: index, expected: expected, reason()) }
    }

    @_optimize(size)
    @inline(never)
    @usableFromInline package func noteNow(
        _ action: SmartRepair.Action, at index: Int, expected: Any.Type, _ reason: String?
    ) {
        var reason = reason
        switch action {
        case .keptInitialValue, .becameNil, .dropped:
            reason = reason ?? innerFailure(at: index) ?? UnlinkedCodable.reason(for: expected)
        default: break
        }
        changeLog { $0.add(action, document: session.document, index: index, expected: expected, reason: reason) }
    }

    /// The error that an `init(from:)` inside the value at `index` threw, and at which member; nil where none did.
    @_optimize(size) private func innerFailure(at index: Int) -> String? {
        guard let error = state.pointee.lastError else { return nil }
        guard let context = (error as? DecodingError)?.context else {
            return Quotation.describe(error).shortened(to: 200)
        }
        if context.underlyingError is RefusedModel { return context.debugDescription }
        let path = codingPath(to: index, in: memory).map { $0.stringValue }
        let whole = context.codingPath
        // This is an older error, of a value that was repaired.
        guard whole.count >= path.count, whole.prefix(path.count).map({ $0.stringValue }) == path else { return nil }
        let text = Quotation.reason(error, context).shortened(to: 200)
        let inner = whole.dropFirst(path.count).pathText
        return inner.isEmpty ? text : "\(inner.shortened(to: 200)): \(text)"
    }

    /// Decides about the element at `index` of a collection, which cannot become its type, and reports what is done.
    /// If that is an error, the element is recorded as what made the collection fail.
    @inline(never)
    func replaceElement(_ index: Int, _ type: Any.Type, isModel: Bool, isOptional: Bool = false) -> Repair.Outcome {
        var permit = Repair.Permit()
        permit.isElement = true
        permit.nilOfUnfit = isOptional
        permit.demandsFit = !rules.dropsBadElements && !(isModel && rules.dropsBadModels)
        let outcome = Repair.outcome(.unfit, permit)
        if outcome == .fails {
            recordFailedElement(index, type)
        } else {
            note(Repair.line(.unfit, outcome), at: index, expected: type)
        }
        return outcome
    }

    /// Whether a collection may leave out the element at `index`, which cannot become its type.
    package func mayLeaveOut(_ index: Int, _ type: Any.Type, isModel: Bool = false) -> Bool {
        replaceElement(index, type, isModel: isModel) == .isLeftOut
    }

    /// Whether nulls are left out of `Any` values: an option of native models only.
    var leavesOutNulls: Bool { session.options.choices.leavesOutNulls && rules.isNative }
    package var ignoresNull: Bool { session.options.choices.ignoresNull || !rules.isNative }

    /// Makes a value by a closure of the user's, which gets a decoder. Nil if it throws; the error is kept.
    package func custom<T>(_ index: Int, _ type: T.Type, _ body: (any Decoder) throws -> T) -> T? {
        var result: T?
        _ = LinkedCodableHalf.current?.withDecoder(index, type, self) { result = try body($0) }
        return result
    }

    /// Whether the model or the process has conversions for values that the rules do not convert.
    @inline(never)
    var mayConvertByUser: Bool {
        !rules.isExact && rules.isNative
            && (!state.pointee.conversions.isEmpty || !session.options.choices.conversions.isEmpty)
    }

    /// Converts by the model's conversions, or the process's; for native values only.
    // One function for all types: most programs have no such conversions.
    @inline(never) @_semantics("optimize.sil.specialize.generic.never") @_optimize(size)
    package func convertByUser<T>(_ index: Int, to type: T.Type) -> T? {
        let own = state.pointee.conversions
        let all = session.options.choices.conversions
        guard !own.isEmpty || !all.isEmpty, rules.isNative else { return nil }
        let value = view(index)
        willRunUserCode()
        for conversion in [own, all].joined() where conversion.type == ObjectIdentifier(type) {
            guard let value = conversion.convert(value) as? T else { continue }
            note(.converted, at: index, expected: type)
            return value
        }
        return nil
    }

    /// Whether a value that is not an array may become one: as text that holds JSON, as a ready value, or as the only
    /// element. Callers check it first, since `read` gives a `T?`, which costs a metadata look-up (Sources/Fast.md).
    func mayStandForArray(_ index: Int) -> Bool {
        switch node(index).kind {
        case .string, .foreign: true
        default: state.pointee.options.choices.wrapsSingleValues
        }
    }

    /// Whether a value that is not an array may be the only element of one.
    @inline(never)
    func isOnlyElement(_ index: Int) -> Bool {
        state.pointee.options.choices.wrapsSingleValues && !rules.isExact
            && node(index).kind != .null && node(index).kind != .array
    }

    /// Notes that a value became the only element of an array. If it was converted too, the entry that it has since
    /// `first` is changed instead.
    @inline(never)
    func noteOnlyElement(_ action: SmartRepair.Action, at index: Int, expected: Any.Type, since first: Int) {
        guard isListening, !session.log.widen(since: first, session.document, index, to: expected) else { return }
        note(action, at: index, expected: expected)
    }

    /// The error of the last failed `init(from:)`, which is forgotten with this call.
    func takeError() -> (any Error)? {
        let error = state.pointee.lastError
        state.pointee.lastError = nil
        return error
    }

    /// Forgets earlier failures that user code caught.
    @inlinable package func forgetFailure() {
        if state.pointee.lastError != nil { state.pointee.lastError = nil }
        if state.pointee.failedElement != nil { state.pointee.failedElement = nil }
    }

    /// Why the value at `index` is not a `type`: the error of an `init(from:)` inside, else a type mismatch.
    package func failure(_ type: Any.Type, at index: Int) -> any Error {
        if let error = takeError() {
            state.pointee.failedElement = nil
            return Quotation.quotable(error)
        }
        let memory = self.memory
        let nodes = index..<memory.after(index)
        let failedElement = state.pointee.failedElement.flatMap { nodes.contains($0.index) ? $0 : nil }
        state.pointee.failedElement = nil
        let expected = failedElement?.type ?? type
        let view = memory.view(failedElement?.index ?? index)
        let path = codingPath(to: view.index, in: memory)
        return JSONDecoderErrors.mismatch(expected, view, path, session.options)
    }

    /// Remembers which element made a collection fail.
    @inline(never)
    func recordFailedElement(_ index: Int, _ type: Any.Type) {
        // An element inside it may have been recorded already.
        if let inner = state.pointee.failedElement, inner.index > index, inner.index < memory.after(index) { return }
        state.pointee.failedElement = (index, type)
    }

    /// The path to a value as coding keys: names converted by the call's key strategy, but keys of dictionaries as they
    /// are in the JSON. The run remembers how far it has walked, so the paths of all elements of a list cost one walk.
    /// Otherwise O(depth).
    @_optimize(size) package func codingPath(to index: Int, in memory: DocumentMemory) -> [any CodingKey] {
        let strategy = session.options.choices.key
        let known = self.path(to: index, in: memory)
        guard strategy.convertsNames, strategy != .caseInsensitive else { return known.keys }
        var path: [any CodingKey] = []
        for (place, step) in known.steps.enumerated() {
            if case .member(let name) = step, !isDictionary(known.container(before: place), in: memory) {
                let key = LinkedCodableHalf.current?.convert(name, by: strategy, in: path) ?? name
                path.append(EngineKey(stringValue: key))
            } else {
                path.append(EngineKey(step))
            }
        }
        return path
    }

    /// Notes that the object at `index` is read as a dictionary. Costs a branch where names are not converted.
    func noteDictionary(_ index: Int) {
        if state.pointee.options.convertsNames { noteDictionaryNow(index) }
    }

    @inline(never)
    private func noteDictionaryNow(_ index: Int) {
        state.pointee.dictionaries = state.pointee.dictionaries ?? [:]
        state.pointee.dictionaries?[ObjectIdentifier(session.document), default: []].insert(index)
    }

    private func isDictionary(_ index: Int, in memory: DocumentMemory) -> Bool {
        state.pointee.dictionaries?[ObjectIdentifier(memory.document.takeUnretainedValue())]?.contains(index) ?? false
    }

    /// The path to a value. The part that it shares with the path requested last only costs a copy.
    @_optimize(size) private func path(to index: Int, in memory: DocumentMemory) -> KnownPath {
        let document = memory.document.takeUnretainedValue()
        var path = state.pointee.knownPath.flatMap { $0.document === document ? $0 : nil } ?? KnownPath(document)
        // Released from the state here, so that the path is changed in place.
        state.pointee.knownPath = nil
        path.move(to: index)
        state.pointee.knownPath = path
        return path
    }

    /// Whether the stack has room for one more model. False: the run fails with an error.
    @inlinable package func hasStack(for type: Any.Type, at index: Int) -> Bool {
        state.pointee.stack.isEnough() || endExhausted(type, index)
    }

    @_optimize(size)
    @inline(never)
    @usableFromInline package func endExhausted(_ type: Any.Type?, _ index: Int) -> Bool {
        guard state.pointee.exhaustion == nil else { return false }
        let path = codingPath(to: index, in: memory)
        let reason =
            "\(type.map { "\($0)" } ?? "A value") is nested \(path.count) levels deep, and this thread's stack of \(StackSpace.size / 1024) KB is exhausted."
        state.pointee.exhaustion = DecodingError.corrupted(
            reason + " Decode it on a thread with a larger stack.", at: path, OwnText())
        return false
    }

    /// Throws if the run has failed: nothing is repaired then.
    @inlinable package func throwIfExhausted() throws {
        if let exhaustion = state.pointee.exhaustion { throw exhaustion }
    }
}

extension EncodingError {
    var context: Context? {
        guard case .invalidValue(_, let context) = self else { return nil }
        return context
    }
}

extension DecodingError {
    var context: Context? {
        switch self {
        case .typeMismatch(_, let context), .valueNotFound(_, let context), .keyNotFound(_, let context),
            .dataCorrupted(let context):
            return context
        @unknown default: return nil
        }
    }
}

extension DecodingContext {
    /// Runs `body` on the JSON text inside a string, if the rules read it: `"[1,2]"` for an array, `"{…}"` for a model.
    /// Nil for anything else.
    package func embedded<R>(_ index: Int, _ kind: Node.Kind, as type: Any.Type, _ body: () -> R?) -> R? {
        guard node(index).kind == .string, rules.readsJSONInStrings else { return nil }
        return readEmbedded(index, kind, type, body)
    }

    @_optimize(size)
    private func readEmbedded<R>(_ index: Int, _ kind: Node.Kind, _ type: Any.Type, _ body: () -> R?) -> R? {
        // By HandyJSON's rules text is no model, nor a list of them. The rules of models that choose these are not yet in force.
        if !session.options.choices.choosesRules, JSONDecoderErrors.innermost(type) is any HandyJSONRules.Type {
            return nil
        }
        let inner: Document? = view(index).withUTF8 { text in
            let bracket = kind == .array ? UInt8(ascii: "[") : UInt8(ascii: "{")
            guard text.first(where: { $0 > 0x20 }) == bracket else { return nil }
            let parsing = session.options.choices.parsing
            return try? Document(
                utf8: text,
                options: Document.ParsingOptions(
                    maximumDepth: parsing.maximumDepth, allowsTrailingComma: parsing.allowsTrailingComma))
        }
        guard let inner, inner.nodes[0].kind == kind else { return nil }
        let noted = noted
        let result = reading(inner, inStringAt: index, body)
        if result == nil || result as? Bool == false {
            revertLog(to: noted)
        } else {
            note(.converted, at: index, expected: type)
        }
        return result
    }
}
