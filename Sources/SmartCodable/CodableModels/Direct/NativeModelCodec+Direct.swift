@_spi(Engine) import SmartEngine

/// Models that the engine fills by address (`SmartDirectCodable`).
extension NativeModelCodec {
    /// Decodes a model that the engine fills by address; `decode` is for models that make themselves.
    func fillDirectly(
        _ target: UnsafeMutableRawPointer, _ place: _RuntimePlace, _ index: Int, _ context: DecodingContext
    ) -> Bool {
        guard place == .uninitializedValue else { return replace(target, place, index, context) }
        // This comes before the plan: making a plan runs the model's `init()`, which may decode such a model.
        guard context.hasStack(for: type, at: index) else { return false }
        let plan = context.plan(for: type)
        guard let fields = plan._withUnsafeGuaranteedRef({ $0.direct }) else {
            // The model has an `init(from:)` of its own, or is refused, or empty.
            return run(target, place, index, context)
        }
        let hot = fields._withUnsafeGuaranteedRef { $0.hot }
        guard hot.pointee.isPlain, context.node(index).kind == .object, context.isPlain else {
            return fillCarefully(target, index, context, fields)
        }
        // The usual case: no listener, no options or conversions of a model.
        willRunUserCode()
        hooks.makeInitial(target)
        let base = InstanceMemory.base(of: target, isClass: hot.pointee.isClass)
        let outer = context.state.pointee.rules
        context.state.pointee.rules = .passUnretained(context.state.pointee.options.rules)
        let rest = hot.pointee.plans.fill(base, from: index, context)
        let isFilled = rest.isEmpty || fillRest(base, index, context, fields, rest)
        context.state.pointee.rules = outer
        guard isFilled else {
            hooks.destroyInitial(target)
            return false
        }
        hooks.didFill?(target)
        return true
    }

    /// Fills what the pass has left over, as the compiler's code would read it.
    private func fillRest(
        _ base: UnsafeMutableRawPointer, _ index: Int, _ context: DecodingContext, _ fields: Unmanaged<InheritedLevels>,
        _ rest: FieldPlans.Rest
    ) -> Bool {
        context.withDecoder(index, type) { decoder in
            try fields._withUnsafeGuaranteedRef { try $0.fill(base, rest, decoder) }
        }
    }

    private func fillCarefully(
        _ target: UnsafeMutableRawPointer, _ index: Int, _ context: DecodingContext,
        _ fields: Unmanaged<InheritedLevels>
    ) -> Bool {
        context.withDecoder(index, type) { decoder in
            guard decoder.node.kind == .object else { throw decoder.mismatch([String: Any].self) }
            hooks.makeInitial(target)
            do {
                try fields._withUnsafeGuaranteedRef {
                    try $0.fill(InstanceMemory.base(of: target, isClass: $0.hot.pointee.isClass), decoder)
                }
            } catch {
                hooks.destroyInitial(target)
                throw error
            }
            hooks.didFill?(target)
        }
    }

    /// Makes the model in memory of its own, since user code that runs meanwhile may access the existing one.
    @_optimize(size)
    private func replace(
        _ target: UnsafeMutableRawPointer, _ place: _RuntimePlace, _ index: Int, _ context: DecodingContext
    ) -> Bool {
        func open<Model>(_: Model.Type) -> Bool {
            withUnsafeTemporaryAllocation(of: Model.self, capacity: 1) { room in
                guard let start = room.baseAddress,
                    fillDirectly(UnsafeMutableRawPointer(start), .uninitializedValue, index, context)
                else { return false }
                target._store(start.move(), at: place)
                return true
            }
        }
        return _openExistential(type, do: open)
    }
}

extension DecodingContext {
    /// Whether the codecs alone decide what becomes of a value.
    fileprivate var isPlain: Bool {
        !isListening && state.pointee.exactNames == nil && !hasConversions && !hasModelOptions
    }
}
