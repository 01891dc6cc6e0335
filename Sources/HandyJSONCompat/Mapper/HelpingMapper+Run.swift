// Memory: a mapper's state belongs to one thread. The instance at its address is the engine's until the hooks return.

import SmartEngine

extension HelpingMapper {
    /// The run's mapper, made ready for an instance. One serves a whole run: what a model registers is consumed before
    /// the next model's `mapping` runs.
    static func begin(_ instance: UnsafeMutableRawPointer, _ pass: RuntimePass) -> HelpingMapper {
        pass.companion.pointee.isUsed = true
        let known = pass.companion.pointee.object
        var mapper = known.map { unsafeDowncast($0, to: HelpingMapper.self) } ?? makeMapper(pass)
        // A `mapping` may decode more of the same run: through a decoder that a native model kept, or when a transform
        // of it is released.
        while mapper.state.pointee.isActive { mapper = mapper.makeSpare() }
        let state = mapper.state
        let (model, isClass, extent) = pass.plan._withUnsafeGuaranteedRef {
            (ObjectIdentifier($0), $0.isClass, $0.extent)
        }
        state.pointee.isActive = true
        state.pointee.plan = pass.plan
        if !state.pointee.registrations.isEmpty { state.pointee.registrations.removeAll(keepingCapacity: true) }
        state.pointee.extent = extent
        state.pointee.base = Int(bitPattern: InstanceMemory.base(of: instance, isClass: isClass))
        if state.pointee.lastModel != model {
            state.pointee.lastModel = model
            state.pointee.lastCompiled = state.pointee.compiled[model].map { Unmanaged.passUnretained($0) }
        }
        state.pointee.expected = state.pointee.lastCompiled
        state.pointee.matched = 0
        state.pointee.usedHandlers = 0
        let cell = mapper.slot.cell
        state.pointee.cell = cell
        state.pointee.outer = cell.pointee
        cell.pointee = UnsafeMutableRawPointer(state)
        return mapper
    }

    private static func makeMapper(_ pass: RuntimePass) -> HelpingMapper {
        let mapper = HelpingMapper(
            isCaseInsensitive: HandyJSONConfiguration.deserializeOptions.contains(.caseInsensitive))
        pass.companion.pointee.object = mapper
        pass.companion.pointee.restObject = { unsafeDowncast($0, to: HelpingMapper.self).rest() }
        return mapper
    }

    /// Releases what belongs to the run. False while a model's `mapping` is still running.
    private final func rest() -> Bool {
        guard !state.pointee.isActive else { return false }
        state.pointee.plan = nil
        state.pointee.cell = nil
        state.pointee.spare = nil
        return true
    }

    /// The mapper for a model whose `mapping` runs while this mapper serves another.
    private final func makeSpare() -> HelpingMapper {
        if let spare = state.pointee.spare { return spare }
        let made = HelpingMapper(isCaseInsensitive: isCaseInsensitive)
        state.pointee.spare = made
        return made
    }

    /// Called by the default `mapping` of a type, which registers nothing and never will.
    final func noteDefaultMapping(of model: Any.Type) {
        guard isCurrent, let plan = state.pointee.plan else { return }
        // A model's own mapping may call another one's.
        if plan._withUnsafeGuaranteedRef({ $0.modelType == model }) { state.pointee.isDefault = true }
    }

    /// The plan for what the instance registered; nil if it registered nothing.
    final func end(_ pass: RuntimePass) -> RuntimeMapping? {
        state.pointee.cell?.pointee = state.pointee.outer
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

    private func mapping(_ pass: RuntimePass) -> RuntimeMapping? {
        let mapping = compile(pass)._withUnsafeGuaranteedRef { compiled in
            guard !state.pointee.transforms.isEmpty else {
                return RuntimeMapping(plan: compiled.plan, transforms: .none)
            }
            defer { forgetTransforms() }
            return RuntimeMapping(
                plan: compiled.plan, transforms: compiled.transforms(of: state.pointee.transforms, pass))
        }
        state.pointee.isDefault = false
        // The mapper stays active until here: releasing a transform may run code that decodes.
        state.pointee.isActive = false
        return mapping
    }

    /// Empties the handlers that only the mapper holds, since their closures may hold the model. A handler that user
    /// code made or kept stays as it is; it may be shared with other threads.
    private func forgetTransforms() {
        // Transforms are removed one by one: removing all takes longer than the few that there are.
        while !state.pointee.transforms.isEmpty { state.pointee.transforms.removeLast() }
        for index in 0..<min(state.pointee.usedHandlers, state.pointee.handlers.count)
        where state.pointee.handlers[index].hasTransform {
            guard isKnownUniquelyReferenced(&state.pointee.handlers[index]) else { continue }
            state.pointee.handlers[index].forgetTransform()
        }
    }

    private func compile(_ pass: RuntimePass) -> Unmanaged<CompiledMapping> {
        if let expected = state.pointee.expected,
            expected._withUnsafeGuaranteedRef({ $0.registrations.count }) == state.pointee.matched
        {
            return expected
        }
        return recompile(pass)
    }

    private func recompile(_ pass: RuntimePass) -> Unmanaged<CompiledMapping> {
        abandonPrediction()
        let registrations = state.pointee.registrations
        state.pointee.registrations.removeAll(keepingCapacity: true)
        return pass.plan._withUnsafeGuaranteedRef { plan in
            let compiled = CompiledMappingCache.find(plan, registrations, isCaseInsensitive: isCaseInsensitive)
            state.pointee.compiled[ObjectIdentifier(plan)] = compiled
            let held = Unmanaged.passUnretained(compiled)
            state.pointee.lastCompiled = held
            report(compiled, plan)
            return held
        }
    }

    /// Whether the instance is updated through a variable of a superclass: its mapping then names properties that are
    /// not in the plan.
    private func isSubclassInstance(of plan: RuntimePlan) -> Bool {
        guard plan.isClass, let instance = UnsafeRawPointer(bitPattern: state.pointee.base) else { return false }
        return type(of: Unmanaged<AnyObject>.fromOpaque(instance).takeUnretainedValue()) != plan.modelType
    }

    private func report(_ compiled: CompiledMapping, _ plan: RuntimePlan) {
        guard !compiled.unrecognised.isEmpty, !isSubclassInstance(of: plan) else { return }
        let unfillable = Set(plan.unfillable.map { ObjectIdentifier($0.type) })
        for step in compiled.unrecognised {
            // A closure is passed as a reabstracted copy, at another address; excluding what is not coded anyway needs
            // no warning.
            if step.isExcluded, let type = step.type, unfillable.contains(type) { continue }
            let names = step.allNames?.map { $0.shortened() }.joined(separator: "\", \"") ?? ""
            Log.logMistake(
                "\(plan.modelType).mapping: \(step.isExcluded ? "an excluded property" : "the property mapped to \"\(names)\"") is not a stored property of "
                    + "\(plan.modelType) or has observers that copy it (willSet, or didSet with oldValue), so the mapping has no effect. "
                    + "Map the stored property itself, or use didSet without oldValue.",
                of: plan.modelType)
        }
    }
}
