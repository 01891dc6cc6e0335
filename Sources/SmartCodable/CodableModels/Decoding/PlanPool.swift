import Foundation
@_spi(Engine) import SmartEngine

/// Plans not in use, by model type. A run takes one and gives it back at its end; two runs at once have two.
final class PlanPool<Plan: AnyObject>: Sendable {
    /// Plans for different names of the same type are kept apart.
    private typealias Variants = [(variant: Int, plans: [Plan])]

    private let idle = Guarded(RareTable<ObjectIdentifier, Variants>())

    /// `variant`: nil for plans that are not pooled.
    func take(_ type: ObjectIdentifier, _ variant: Int?) -> Plan? {
        guard let variant else { return nil }
        return idle.update { idle in
            guard var variants = idle[type], let place = variants.firstIndex(where: { $0.variant == variant })
            else { return nil }
            idle[type] = nil
            defer { idle[type] = variants }
            return variants[place].plans.popLast()
        }
    }

    /// Takes plans back, except those that a kept decoder or container still refers to. What is not kept is released
    /// when the lock is free and `plans` is empty: plans hold conversions of the user's.
    func giveBack(_ plans: inout [ObjectIdentifier: Plan], _ variant: Int?) {
        var rest = plans
        plans = [:]
        guard let variant else { return }
        var dropped: [Plan] = []
        idle.update { idle in
            while var entry = rest.popFirst() {
                var variants = idle[entry.key] ?? []
                let place = variants.firstIndex { $0.variant == variant } ?? variants.count
                if place == variants.count { variants.append((variant, [])) }
                if isKnownUniquelyReferenced(&entry.value), variants[place].plans.count < 8 {
                    variants[place].plans.append(entry.value)
                    idle[entry.key] = variants
                } else {
                    dropped.append(entry.value)
                }
            }
        }
    }
}
