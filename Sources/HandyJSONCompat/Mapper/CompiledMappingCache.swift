import SmartEngine

/// Compiled mappings of all models, a few for each: a mapping may depend on the instance.
enum CompiledMappingCache {
    private static let compiled = Guarded<[ObjectIdentifier: [CompiledMapping]]>([:])
    private static let variantsPerModel = 16

    /// The mapping for these registrations, made now if necessary.
    static func find(
        _ plan: RuntimePlan, _ registrations: [HelpingMapper.Registration], isCaseInsensitive: Bool
    ) -> CompiledMapping {
        let model = ObjectIdentifier(plan)
        let known = compiled.read { $0[model] }
        if let same = known?.first(where: {
            $0.plan.isCaseInsensitive == isCaseInsensitive && $0.registrations == registrations
        }) {
            return same
        }
        let made = CompiledMapping(registrations, plan: plan, isCaseInsensitive: isCaseInsensitive)
        compiled.update { if $0[model, default: []].count < variantsPerModel { $0[model, default: []].append(made) } }
        return made
    }
}
