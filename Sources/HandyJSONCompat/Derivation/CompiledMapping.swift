/// A mapping turned into a plan, with what is needed to see that another instance says the same.
///
///     mapper <<< self.id <-- "user_id"            steps   field 0, names ["user_id"]
///     mapper >>> self.cache                               field 2, excluded
///     mapper <<< self.when <-- DateTransform()            field 3, transform slot 0
///
/// `mapping` runs for every instance and may say something else each time, but hardly ever does: its registrations are compared with the last instance's,
/// and the plan is made anew only when they differ. Transforms are the instance's own, so they are no part of the plan: it has numbered slots for them.
final class CompiledMapping: @unchecked Sendable {
    struct Step {
        let offset: Int
        let type: ObjectIdentifier?
        let names: [String]?
        let hasTransform: Bool
        let isExcluded: Bool
    }

    let plan: RuntimePlan
    private let steps: [Step]
    /// For each step its property, or -1 where none was recognised.
    private let properties: [Int]
    let unrecognised: [Step]
    private let basePlan: RuntimePlan

    init(_ registrations: [HelpingMapper.Registration], base: Int, plan basePlan: RuntimePlan, isCaseInsensitive: Bool) {
        self.basePlan = basePlan
        steps = registrations.map { registration in
            Step(
                offset: registration.address &- base, type: registration.type.map { ObjectIdentifier($0) },
                names: registration.handler?.rawPaths, hasTransform: registration.handler?.hasTransform ?? false,
                isExcluded: registration.handler == nil)
        }
        properties = steps.map { CompiledMapping.property(of: $0, in: basePlan) }
        unrecognised = zip(steps, properties).filter { $0.1 < 0 }.map(\.0)
        var mappings: [Int: RuntimePlan.FieldMapping] = [:]
        var transformCount = 0
        for (step, property) in zip(steps, properties) {
            let slot = step.hasTransform ? transformCount : nil
            if step.hasTransform { transformCount += 1 }
            guard property >= 0 else { continue }
            // The last registration of a property counts, but an exclusion stays.
            let wasExcluded = mappings[property]?.isExcluded ?? false
            mappings[property] = RuntimePlan.FieldMapping(
                names: step.isExcluded ? nil : CompiledMapping.paths(step.names), transform: slot, isExcluded: step.isExcluded || wasExcluded)
        }
        plan = basePlan.mapped(mappings, isCaseInsensitive: isCaseInsensitive)
    }

    /// Whether an instance's registrations are the ones this was made from.
    func matches(_ registrations: [HelpingMapper.Registration], base: Int) -> Bool {
        guard registrations.count == steps.count else { return false }
        for index in steps.indices {
            let registration = registrations[index]
            let step = steps[index]
            guard registration.address &- base == step.offset, registration.type.map({ ObjectIdentifier($0) }) == step.type,
                (registration.handler == nil) == step.isExcluded, registration.handler?.hasTransform ?? false == step.hasTransform,
                registration.handler?.rawPaths == step.names
            else { return false }
        }
        return true
    }

    /// The instance's own transforms, by slot.
    func transforms(of registrations: [HelpingMapper.Registration]) -> [RuntimeTransform] {
        var result: [RuntimeTransform] = []
        for (index, registration) in registrations.enumerated() {
            guard let handler = registration.handler, handler.hasTransform else { continue }
            let property = properties[index]
            let type = property >= 0 ? basePlan.properties[property].type : Any.self
            result.append(handler.transform(for: type) ?? RuntimeTransform(read: nil, write: nil))
        }
        return result
    }

    /// The stored property at the step's offset. The type must match too: a nested struct's first field and a zero-sized neighbour share the address.
    private static func property(of step: Step, in plan: RuntimePlan) -> Int {
        plan.properties.firstIndex { property in
            property.offset == step.offset && step.type.map { $0 == ObjectIdentifier(property.type) } ?? true
        } ?? -1
    }

    private static func paths(_ names: [String]?) -> [[String]]? {
        let paths = names?.map(MappingPath.segments).filter { !$0.isEmpty }
        return paths?.isEmpty == true ? nil : paths
    }
}

extension MappingPropertyHandler {
    var hasTransform: Bool { transform != nil || assignmentClosure != nil || takeValueClosure != nil }
}

/// `friend.name` → ["friend", "name"]; `a\.b` → ["a.b"]. Empty segments are skipped.
enum MappingPath {
    static func segments(of name: String) -> [String] {
        guard name.contains(".") else { return name.isEmpty ? [] : [name] }
        var segments: [String] = []
        var current = ""
        var characters = name.makeIterator()
        var pending = characters.next()
        while let character = pending {
            pending = characters.next()
            if character == "\\", pending == "." {
                current.append(".")
                pending = characters.next()
            } else if character == "." {
                if !current.isEmpty { segments.append(current) }
                current = ""
            } else {
                current.append(character)
            }
        }
        if !current.isEmpty { segments.append(current) }
        return segments
    }
}
