import SmartEngine

/// A mapping turned into a plan, with what is needed to see that another instance registers the same.
///
///     mapper <<< self.id <-- "user_id"            registrations   field 0, names ["user_id"]
///     mapper >>> self.cache                                       field 2, excluded
///     mapper <<< self.when <-- DateTransform()                    field 3, transform slot 0
///
/// `mapping` runs for every instance and may register something else each time, but hardly ever does. So its
/// registrations are compared with the last instance's as they come, and the plan is made anew only when they differ.
/// Transforms are the instance's own, so they are not part of the plan, which has numbered slots for them.
final class CompiledMapping: Sendable {
    let plan: RuntimePlan
    let registrations: [HelpingMapper.Registration]
    /// For each registration its property, or -1 where none was recognised.
    private let properties: [Int]
    /// The property types of the transforms, by slot; nil if no property was recognised.
    private let transformTypes: [Any.Type?]
    let unrecognised: [HelpingMapper.Registration]

    @_optimize(size)
    init(_ registrations: [HelpingMapper.Registration], plan basePlan: RuntimePlan, isCaseInsensitive: Bool) {
        self.registrations = registrations
        properties = registrations.map { CompiledMapping.property(of: $0, in: basePlan) }
        unrecognised = zip(registrations, properties).filter { $0.1 < 0 }.map(\.0)
        var mappings = RareTable<Int, RuntimePlan.FieldMapping>()
        var transformTypes: [Any.Type?] = []
        for (registration, property) in zip(registrations, properties) {
            let slot = registration.hasTransform ? transformTypes.count : nil
            if registration.hasTransform {
                transformTypes.append(property >= 0 ? basePlan.properties[property].type : nil)
            }
            guard property >= 0 else { continue }
            // The last registration of a property counts, but an exclusion stays.
            let wasExcluded = mappings[property]?.isExcluded ?? false
            mappings[property] = RuntimePlan.FieldMapping(
                names: registration.isExcluded ? nil : CompiledMapping.paths(registration.allNames), transform: slot,
                isExcluded: registration.isExcluded || wasExcluded, holdsUnknown: registration.holdsUnknown)
        }
        self.transformTypes = transformTypes
        plan = basePlan.mapped(mappings, isCaseInsensitive: isCaseInsensitive)
    }

    /// Whether the registration at a position is this one.
    @inline(__always)
    func matches(
        _ position: Int, _ offset: Int, _ type: ObjectIdentifier?, _ handler: MappingPropertyHandler, hasTransform: Bool
    ) -> Bool {
        guard position < registrations.count else { return false }
        return registrations.withUnsafeBufferPointer { all in
            guard all[position].offset == offset, all[position].type == type, !all[position].isExcluded,
                all[position].hasTransform == hasTransform
            else { return false }
            return all[position].name == handler.name && all[position].names == handler.names
        }
    }

    func excludes(_ position: Int, _ offset: Int, _ type: ObjectIdentifier, holdsUnknown: Bool) -> Bool {
        guard position < registrations.count else { return false }
        let registration = registrations[position]
        return registration.isExcluded && registration.holdsUnknown == holdsUnknown && registration.offset == offset
            && registration.type == type
    }

    /// The instance's own transforms, by slot.
    func transforms(of handlers: [MappingPropertyHandler], _ pass: RuntimePass) -> InstanceTransforms {
        var transforms = InstanceTransforms(on: pass.companion)
        for (slot, handler) in handlers.enumerated() {
            let type = slot < transformTypes.count ? transformTypes[slot] : nil
            transforms.append(
                type.flatMap { handler.transform(for: $0) } ?? _RuntimeTransform(read: nil, write: nil),
                on: pass.companion)
        }
        return transforms
    }

    /// The stored property at the registration's offset. The type must match too: a nested struct's first field and a
    /// zero-sized neighbour share the address.
    private static func property(of registration: HelpingMapper.Registration, in plan: RuntimePlan) -> Int {
        plan.properties.firstIndex { property in
            property.offset == registration.offset
                && registration.type.map { $0 == ObjectIdentifier(property.type) } ?? true
        } ?? -1
    }

    private static func paths(_ names: [String]?) -> [[String]]? {
        let paths = names?.map(MappingPath.segments(of:)).filter { !$0.isEmpty }
        return paths?.isEmpty == true ? nil : paths
    }
}

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
