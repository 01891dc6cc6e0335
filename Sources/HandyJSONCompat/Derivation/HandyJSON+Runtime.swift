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
        let mapper = HelpingMapper.begin(pass)
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
    static let family = _RuntimeFamily(rules: .handyJSON, fillsLevel: { $0 is any _ExtendCustomModelType.Type })
}

extension HelpingMapper {
    /// The run's mapper, emptied. One serves a whole run: what a model registers is used up before the next model is asked.
    @usableFromInline
    static func begin(_ pass: _RuntimePass) -> HelpingMapper {
        if let mapper = pass.companion.pointee {
            let mapper = unsafeDowncast(mapper, to: HelpingMapper.self)
            if !mapper.store.pointee.registrations.isEmpty { mapper.store.pointee.registrations.removeAll(keepingCapacity: true) }
            return mapper
        }
        let mapper = HelpingMapper(isCaseInsensitive: HandyJSONConfiguration.deserializeOptions.contains(.caseInsensitive))
        pass.companion.pointee = mapper
        return mapper
    }

    /// The plan for what the instance said. Nil: nothing.
    @usableFromInline
    final func end(_ instance: UnsafeMutableRawPointer, _ pass: _RuntimePass) -> _RuntimeMapping? {
        if store.pointee.registrations.isEmpty, !isCaseInsensitive { return nil }
        return pass.plan._withUnsafeGuaranteedRef { plan in
            let isClass = plan.isClass
            let base = Int(bitPattern: isClass ? instance.assumingMemoryBound(to: UnsafeMutableRawPointer.self).pointee : instance)
            let compiled = compile(base, plan)
            return _RuntimeMapping(plan: compiled.plan, transforms: compiled.transforms(of: store.pointee.registrations))
        }
    }

    private func compile(_ base: Int, _ plan: RuntimePlan) -> CompiledMapping {
        let model = ObjectIdentifier(plan)
        if let last = store.pointee.compiled[model], last.matches(store.pointee.registrations, base: base) { return last }
        let registrations = store.pointee.registrations
        let compiled = CompiledMappingCache.shared.find(model, registrations, base, isCaseInsensitive: isCaseInsensitive)
            ?? CompiledMappingCache.shared.make(model, registrations, base, plan, isCaseInsensitive: isCaseInsensitive)
        store.pointee.compiled[model] = compiled
        report(compiled, plan)
        return compiled
    }

    private func report(_ compiled: CompiledMapping, _ plan: RuntimePlan) {
        guard !compiled.unrecognised.isEmpty, store.pointee.complaints.insert("\(plan.modelType)").inserted else { return }
        for step in compiled.unrecognised {
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

    func find(
        _ model: ObjectIdentifier, _ registrations: [HelpingMapper.Registration], _ base: Int, isCaseInsensitive: Bool
    ) -> CompiledMapping? {
        lock.lock()
        let known = compiled[model]
        lock.unlock()
        return known?.first { $0.plan.isCaseInsensitive == isCaseInsensitive && $0.matches(registrations, base: base) }
    }

    func make(
        _ model: ObjectIdentifier, _ registrations: [HelpingMapper.Registration], _ base: Int, _ plan: RuntimePlan, isCaseInsensitive: Bool
    ) -> CompiledMapping {
        let made = CompiledMapping(registrations, base: base, plan: plan, isCaseInsensitive: isCaseInsensitive)
        lock.lock()
        defer { lock.unlock() }
        if compiled[model, default: []].count < Self.variantsPerModel { compiled[model]?.append(made) }
        return made
    }
}
