extension _ExtendCustomModelType {
    public static var _runtimeFamily: _RuntimeFamily { HandyJSONFamily.family }

    public mutating func _willFill(_ pass: _RuntimePass) -> _RuntimeMapping? {
        if pass.isNewInstance { willStartMapping() }
        return MappingPass.run(on: &self, pass)
    }

    public mutating func _didFill() { didFinishMapping() }

    public mutating func _willWrite(_ pass: _RuntimePass) -> _RuntimeMapping? { MappingPass.run(on: &self, pass) }
}

enum HandyJSONFamily {
    /// A superclass that is no model itself is not filled.
    static let family = _RuntimeFamily(rules: .handyJSON, fillsLevel: { $0 is any _ExtendCustomModelType.Type })
}

enum MappingPass {
    /// Runs `mapping(mapper:)` on the instance where it is, and finds or makes the plan for what it said. Nil: nothing was said.
    static func run<Model: _ExtendCustomModelType>(on model: inout Model, _ pass: _RuntimePass) -> _RuntimeMapping? {
        let mapper = currentMapper(pass)
        mapper.begin()
        let base = withUnsafeMutablePointer(to: &model) { instance in
            instance.pointee.mapping(mapper: mapper)
            return start(of: instance, isClass: pass.plan.isClass)
        }
        if mapper.registrations.isEmpty, !mapper.isCaseInsensitive { return nil }
        let compiled = compile(mapper, base, pass)
        return _RuntimeMapping(plan: compiled.plan, transforms: compiled.transforms(of: mapper.registrations))
    }

    /// One mapper serves a whole run: what a model registers is used up before the next model is asked.
    private static func currentMapper(_ pass: _RuntimePass) -> HelpingMapper {
        if let mapper = pass.scratch.companion as? HelpingMapper { return mapper }
        let mapper = HelpingMapper(isCaseInsensitive: HandyJSONConfiguration.deserializeOptions.contains(.caseInsensitive))
        pass.scratch.companion = mapper
        return mapper
    }

    private static func start<Model>(of instance: UnsafeMutablePointer<Model>, isClass: Bool) -> Int {
        let raw = UnsafeMutableRawPointer(instance)
        return Int(bitPattern: isClass ? raw.assumingMemoryBound(to: UnsafeMutableRawPointer.self).pointee : raw)
    }

    private static func compile(_ mapper: HelpingMapper, _ base: Int, _ pass: _RuntimePass) -> CompiledMapping {
        let model = ObjectIdentifier(pass.plan)
        if let last = mapper.compiled[model], last.matches(mapper.registrations, base: base) { return last }
        let compiled = CompiledMappingCache.shared.find(model, mapper, base) ?? CompiledMappingCache.shared.make(model, mapper, base, pass.plan)
        mapper.compiled[model] = compiled
        report(compiled, mapper, pass)
        return compiled
    }

    private static func report(_ compiled: CompiledMapping, _ mapper: HelpingMapper, _ pass: _RuntimePass) {
        guard !compiled.unrecognised.isEmpty, mapper.complaints.insert("\(pass.plan.modelType)").inserted else { return }
        for step in compiled.unrecognised {
            let names = step.names?.joined(separator: "\", \"") ?? ""
            Log.logError(
                "\(pass.plan.modelType).mapping: \(step.isExcluded ? "an excluded property" : "the property mapped to \"\(names)\"") is no stored property of "
                    + "\(pass.plan.modelType) or has observers that copy it (willSet, or didSet with oldValue), so the mapping has no effect. "
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

    func find(_ model: ObjectIdentifier, _ mapper: HelpingMapper, _ base: Int) -> CompiledMapping? {
        lock.lock()
        let known = compiled[model]
        lock.unlock()
        return known?.first { $0.plan.isCaseInsensitive == mapper.isCaseInsensitive && $0.matches(mapper.registrations, base: base) }
    }

    func make(_ model: ObjectIdentifier, _ mapper: HelpingMapper, _ base: Int, _ plan: RuntimePlan) -> CompiledMapping {
        let made = CompiledMapping(mapper.registrations, base: base, plan: plan, isCaseInsensitive: mapper.isCaseInsensitive)
        lock.lock()
        defer { lock.unlock() }
        if compiled[model, default: []].count < Self.variantsPerModel { compiled[model]?.append(made) }
        return made
    }
}
