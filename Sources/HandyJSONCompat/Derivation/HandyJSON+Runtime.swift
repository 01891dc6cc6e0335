import SmartCodable

extension _ExtendCustomModelType {
    @inlinable
    public static var _coding: _Coding { _Coding(runtime: self, hooks) }

    /// The engine's hooks, as HandyJSON's protocol has them. Inlinable, so that a model without `mapping` pays nothing
    /// for it.
    @inlinable
    static var hooks: _RuntimeHooks {
        _RuntimeHooks(
            of: Self.self, family: HandyJSONFamily.family,
            willFill: { instance, pass in
                if pass.isNewInstance { instance.assumingMemoryBound(to: Self.self).pointee.willStartMapping() }
                guard pass.asksForMapping else { return nil }
                return map(instance, pass)
            },
            didFill: { $0.assumingMemoryBound(to: Self.self).pointee.didFinishMapping() },
            // On a copy, as HandyJSON has it: the instance is the caller's, and what `mapping` does to its own
            // properties is not written. Of a class the copy is the reference.
            willWrite: { instance, pass in
                guard pass.asksForMapping else { return nil }
                var copy = instance.assumingMemoryBound(to: Self.self).pointee
                return withUnsafeMutablePointer(to: &copy) { map(UnsafeMutableRawPointer($0), pass) }
            })
    }

    /// Runs `mapping(mapper:)` on the instance where it is, so that the mapper can tell properties by their addresses.
    @inlinable @inline(__always)
    static func map(_ instance: UnsafeMutableRawPointer, _ pass: _RuntimePass) -> _RuntimeMapping? {
        let mapper = HelpingMapper.begin(instance, pass)
        instance.assumingMemoryBound(to: Self.self).pointee.mapping(mapper: mapper)
        return mapper.end(pass)
    }
}

@usableFromInline
enum HandyJSONFamily {
    /// A superclass that is no model itself is not filled.
    @usableFromInline
    static let family = _RuntimeFamily(
        rules: .handyJSON, fillsLevel: { $0 is any _ExtendCustomModelType.Type }, firstFill: { report($0) },
        matchesAnyCase: { HandyJSONConfiguration.deserializeOptions.contains(.caseInsensitive) })

    private static func report(_ plan: RuntimePlan) {
        for constant in plan.filledConstants {
            Log.logError(
                "\(plan.modelType).\(constant.name) is a let and is filled all the same. The optimiser may have built its first value into the code; "
                    + "make it a var.")
        }
        let unfillable = plan.unfillable
        guard !unfillable.isEmpty else { return }
        Log.logDebug(
            "\(plan.modelType).\(unfillable.map(\.name).joined(separator: ", ")): left alone, since no JSON value can become "
                + "\(unfillable.map { "\($0.type)" }.joined(separator: ", ")).")
    }
}

extension HelpingMapper {
    /// The run's mapper, made ready for an instance. One serves a whole run: what a model registers is used up before
    /// the next model is asked.
    @usableFromInline
    static func begin(_ instance: UnsafeMutableRawPointer, _ pass: _RuntimePass) -> HelpingMapper {
        let known = pass.companion.pointee.object
        var mapper = known.map { unsafeDowncast($0, to: HelpingMapper.self) } ?? makeMapper(pass)
        // A `mapping` may decode more of the same run: through a decoder that a native model kept, or when a transform
        // of it is let go.
        while mapper.state.pointee.isActive { mapper = mapper.makeSpare() }
        let state = mapper.state
        let (model, isClass, extent) = pass.plan._withUnsafeGuaranteedRef {
            (ObjectIdentifier($0), $0.isClass, $0.extent)
        }
        state.pointee.isActive = true
        state.pointee.plan = pass.plan
        if !state.pointee.registrations.isEmpty { state.pointee.registrations.removeAll(keepingCapacity: true) }
        state.pointee.extent = extent
        state.pointee.base = Int(
            bitPattern: isClass ? instance.assumingMemoryBound(to: UnsafeMutableRawPointer.self).pointee : instance)
        if state.pointee.lastModel != model {
            state.pointee.lastModel = model
            state.pointee.lastCompiled = state.pointee.compiled[model]
        }
        state.pointee.expected = state.pointee.lastCompiled.map { Unmanaged.passUnretained($0) }
        state.pointee.matched = 0
        state.pointee.usedHandlers = 0
        state.pointee.outer = mapper.slot.pointer
        mapper.slot.pointer = UnsafeMutableRawPointer(state)
        return mapper
    }

    private static func makeMapper(_ pass: _RuntimePass) -> HelpingMapper {
        let mapper = HelpingMapper(
            isCaseInsensitive: HandyJSONConfiguration.deserializeOptions.contains(.caseInsensitive))
        pass.companion.pointee.object = mapper
        return mapper
    }

    /// The mapper for a model that is asked while this one is asking another.
    @inline(never)
    private final func makeSpare() -> HelpingMapper {
        if let spare = state.pointee.spare { return spare }
        let made = HelpingMapper(isCaseInsensitive: isCaseInsensitive)
        state.pointee.spare = made
        return made
    }

    /// From the default `mapping` of a type, which says nothing and never will.
    final func isNotSpokenTo(by model: Any.Type) {
        guard isCurrent, let plan = state.pointee.plan else { return }
        // A model's own mapping may call another one's.
        if plan._withUnsafeGuaranteedRef({ $0.modelType == model }) { state.pointee.isDefault = true }
    }

    /// The plan for what the instance said. Nil: nothing.
    @usableFromInline
    final func end(_ pass: _RuntimePass) -> _RuntimeMapping? {
        slot.pointer = state.pointee.outer
        if state.pointee.expected == nil, state.pointee.registrations.isEmpty, !isCaseInsensitive {
            state.pointee.isActive = false
            if state.pointee.isDefault {
                state.pointee.isDefault = false
                pass.noteUnmapped()
            }
            return nil
        }
        return mapping(pass)
    }

    private func mapping(_ pass: _RuntimePass) -> _RuntimeMapping? {
        let compiled = compile(pass)
        let mapping = _RuntimeMapping(
            plan: compiled.plan, transforms: compiled.transforms(of: state.pointee.transforms))
        if !state.pointee.transforms.isEmpty { forgetTransforms() }
        state.pointee.isDefault = false
        // Not before: letting go of a transform may run code that decodes.
        state.pointee.isActive = false
        return mapping
    }

    /// Empties the handlers that only the mapper holds: their closures may hold the model. A handler that user code
    /// made or kept stays as it is; it may be shared with other threads.
    private func forgetTransforms() {
        state.pointee.transforms.removeAll(keepingCapacity: true)
        for index in 0..<min(state.pointee.usedHandlers, state.pointee.handlers.count)
        where state.pointee.handlers[index].hasTransform {
            guard isKnownUniquelyReferenced(&state.pointee.handlers[index]) else { continue }
            state.pointee.handlers[index].forgetTransform()
        }
    }

    @inline(__always)
    private func compile(_ pass: _RuntimePass) -> CompiledMapping {
        if state.pointee.expected != nil, let last = state.pointee.lastCompiled,
            state.pointee.matched == last.registrations.count
        {
            return last
        }
        return recompile(pass)
    }

    @inline(never)
    private func recompile(_ pass: _RuntimePass) -> CompiledMapping {
        stopExpecting()
        let registrations = state.pointee.registrations
        state.pointee.registrations.removeAll(keepingCapacity: true)
        return pass.plan._withUnsafeGuaranteedRef { plan in
            let compiled = CompiledMappingCache.find(plan, registrations, isCaseInsensitive: isCaseInsensitive)
            state.pointee.compiled[ObjectIdentifier(plan)] = compiled
            state.pointee.lastCompiled = compiled
            report(compiled, plan)
            return compiled
        }
    }

    /// Whether the instance is updated through a variable of a superclass: its mapping then speaks of properties that
    /// are not looked at.
    private func isSubclassInstance(of plan: RuntimePlan) -> Bool {
        guard plan.isClass, let instance = UnsafeRawPointer(bitPattern: state.pointee.base) else { return false }
        return type(of: Unmanaged<AnyObject>.fromOpaque(instance).takeUnretainedValue()) != plan.modelType
    }

    private func report(_ compiled: CompiledMapping, _ plan: RuntimePlan) {
        guard !compiled.unrecognised.isEmpty, !isSubclassInstance(of: plan),
            state.pointee.complaints.insert("\(plan.modelType)").inserted
        else { return }
        let unfillable = Set(plan.unfillable.map { ObjectIdentifier($0.type) })
        for step in compiled.unrecognised {
            // A closure is handed over in another form, from a place of its own; excluding what takes no part anyway
            // needs no complaint.
            if step.isExcluded, let type = step.type, unfillable.contains(type) { continue }
            let names = step.names?.joined(separator: "\", \"") ?? ""
            Log.logError(
                "\(plan.modelType).mapping: \(step.isExcluded ? "an excluded property" : "the property mapped to \"\(names)\"") is no stored property of "
                    + "\(plan.modelType) or has observers that copy it (willSet, or didSet with oldValue), so the mapping has no effect. "
                    + "Map the stored property itself, or use didSet without oldValue.")
        }
    }
}

/// Compiled mappings of all models, a few for each: a mapping may depend on the instance.
private enum CompiledMappingCache {
    private static let compiled = Guarded<[ObjectIdentifier: [CompiledMapping]]>([:])
    private static let variantsPerModel = 16

    /// The mapping for these registrations, made now if need be.
    static func find(
        _ plan: RuntimePlan, _ registrations: [HelpingMapper.Registration], isCaseInsensitive: Bool
    ) -> CompiledMapping {
        let model = ObjectIdentifier(plan)
        let known = compiled.read { $0[model] }
        if let same = known?.first(where: {
            $0.plan.isCaseInsensitive == isCaseInsensitive && $0.matches(registrations)
        }) {
            return same
        }
        let made = CompiledMapping(registrations, plan: plan, isCaseInsensitive: isCaseInsensitive)
        compiled.update { if $0[model, default: []].count < variantsPerModel { $0[model, default: []].append(made) } }
        return made
    }
}
