// The engine's hooks, as HandyJSON's protocol has them. Inlinable, so that a model without `mapping` pays nothing for it.
extension _ExtendCustomModelType {
    public static var _runtimeFamily: _RuntimeFamily { HandyJSONFamily.family }

    @inlinable
    public static func _willFill(_ instance: UnsafeMutableRawPointer, _ pass: _RuntimePass) -> _RuntimeMapping? {
        if pass.isNewInstance { instance.assumingMemoryBound(to: Self.self).pointee.willStartMapping() }
        return _willWrite(instance, pass)
    }

    /// Runs `mapping(mapper:)` on the instance where it is, so that the mapper can tell properties by their addresses.
    @inlinable
    public static func _willWrite(_ instance: UnsafeMutableRawPointer, _ pass: _RuntimePass) -> _RuntimeMapping? {
        let mapper = HelpingMapper.begin(instance, pass)
        instance.assumingMemoryBound(to: Self.self).pointee.mapping(mapper: mapper)
        return mapper.end(instance, pass)
    }

    @inlinable
    public static func _didFill(_ instance: UnsafeMutableRawPointer) {
        instance.assumingMemoryBound(to: Self.self).pointee.didFinishMapping()
    }
}

enum HandyJSONFamily {
    /// A superclass that is no model itself is not filled.
    static let family = _RuntimeFamily(rules: .handyJSON, fillsLevel: { $0 is any _ExtendCustomModelType.Type }, firstFill: report)

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
    /// The run's mapper, made ready for an instance. One serves a whole run: what a model registers is used up before the next model is asked.
    @usableFromInline
    static func begin(_ instance: UnsafeMutableRawPointer, _ pass: _RuntimePass) -> HelpingMapper {
        let mapper = pass.companion.pointee.map { unsafeDowncast($0, to: HelpingMapper.self) } ?? makeMapper(pass)
        let state = mapper.state
        let (model, isClass, extent) = pass.plan._withUnsafeGuaranteedRef { (ObjectIdentifier($0), $0.isClass, $0.extent) }
        state.pointee.extent = extent
        state.pointee.base = Int(bitPattern: isClass ? instance.assumingMemoryBound(to: UnsafeMutableRawPointer.self).pointee : instance)
        if state.pointee.lastModel != model {
            state.pointee.lastModel = model
            state.pointee.lastCompiled = state.pointee.compiled[model]
        }
        state.pointee.expected = state.pointee.lastCompiled.map { Unmanaged.passUnretained($0) }
        state.pointee.matched = 0
        state.pointee.usedHandlers = 0
        state.pointee.outer = CurrentMapper.swap(UnsafeMutableRawPointer(state))
        return mapper
    }

    private static func makeMapper(_ pass: _RuntimePass) -> HelpingMapper {
        let mapper = HelpingMapper(isCaseInsensitive: HandyJSONConfiguration.deserializeOptions.contains(.caseInsensitive))
        pass.companion.pointee = mapper
        return mapper
    }

    /// The plan for what the instance said. Nil: nothing.
    @usableFromInline
    final func end(_ instance: UnsafeMutableRawPointer, _ pass: _RuntimePass) -> _RuntimeMapping? {
        _ = CurrentMapper.swap(state.pointee.outer)
        if state.pointee.expected == nil, state.pointee.registrations.isEmpty, !isCaseInsensitive { return nil }
        return mapping(pass)
    }

    private func mapping(_ pass: _RuntimePass) -> _RuntimeMapping? {
        let handlers = state.pointee.transforms
        let compiled = compile(pass)
        let mapping = _RuntimeMapping(plan: compiled.plan, transforms: compiled.transforms(of: handlers))
        if !handlers.isEmpty {
            for handler in handlers { handler.forgetTransform() }
            state.pointee.transforms.removeAll(keepingCapacity: true)
        }
        return mapping
    }

    @inline(__always)
    private func compile(_ pass: _RuntimePass) -> CompiledMapping {
        if state.pointee.expected != nil, let last = state.pointee.lastCompiled, state.pointee.matched == last.registrations.count { return last }
        return recompile(pass)
    }

    @inline(never)
    private func recompile(_ pass: _RuntimePass) -> CompiledMapping {
        stopExpecting()
        let registrations = state.pointee.registrations
        state.pointee.registrations.removeAll(keepingCapacity: true)
        return pass.plan._withUnsafeGuaranteedRef { plan in
            let compiled = CompiledMappingCache.shared.find(plan, registrations, isCaseInsensitive: isCaseInsensitive)
            state.pointee.compiled[ObjectIdentifier(plan)] = compiled
            state.pointee.lastCompiled = compiled
            report(compiled, plan)
            return compiled
        }
    }

    /// Whether the instance is updated through a variable of a superclass: its mapping then speaks of properties that are not looked at.
    private func isSubclassInstance(of plan: RuntimePlan) -> Bool {
        guard plan.isClass, let instance = UnsafeRawPointer(bitPattern: state.pointee.base) else { return false }
        return type(of: Unmanaged<AnyObject>.fromOpaque(instance).takeUnretainedValue()) != plan.modelType
    }

    private func report(_ compiled: CompiledMapping, _ plan: RuntimePlan) {
        guard !compiled.unrecognised.isEmpty, !isSubclassInstance(of: plan), state.pointee.complaints.insert("\(plan.modelType)").inserted else { return }
        let unfillable = Set(plan.unfillable.map { ObjectIdentifier($0.type) })
        for step in compiled.unrecognised {
            // A closure is handed over in another form, from a place of its own; excluding what takes no part anyway needs no complaint.
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
private final class CompiledMappingCache: @unchecked Sendable {
    static let shared = CompiledMappingCache()
    private let lock = NSLock()
    private var compiled: [ObjectIdentifier: [CompiledMapping]] = [:]
    private static let variantsPerModel = 16

    /// The mapping for these registrations, made now if need be.
    func find(_ plan: RuntimePlan, _ registrations: [HelpingMapper.Registration], isCaseInsensitive: Bool) -> CompiledMapping {
        let model = ObjectIdentifier(plan)
        lock.lock()
        let known = compiled[model]
        lock.unlock()
        if let same = known?.first(where: { $0.plan.isCaseInsensitive == isCaseInsensitive && $0.matches(registrations) }) { return same }
        let made = CompiledMapping(registrations, plan: plan, isCaseInsensitive: isCaseInsensitive)
        lock.lock()
        defer { lock.unlock() }
        if compiled[model, default: []].count < Self.variantsPerModel { compiled[model]?.append(made) }
        return made
    }
}
