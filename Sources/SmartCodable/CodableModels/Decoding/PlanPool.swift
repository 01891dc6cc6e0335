import Foundation
@_spi(Engine) import SmartEngine

/// Plans not in use, by model type. A run takes one and gives it back at its end; two runs at once have two.
final class PlanPool<Plan: AnyObject>: Sendable {
    /// Plans for different names of the same type are kept apart.
    private struct Key: Hashable {
        let type: ObjectIdentifier
        let variant: Int
    }

    private let idle = Guarded(RareTable<Key, [Plan]>())

    /// `variant`: nil for plans that are not pooled.
    func take(_ type: ObjectIdentifier, _ variant: Int?) -> Plan? {
        guard let variant else { return nil }
        return idle.update { $0[Key(type: type, variant: variant)]?.popLast() }
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
                let key = Key(type: entry.key, variant: variant)
                let others = idle[key] ?? []
                if isKnownUniquelyReferenced(&entry.value), others.count < 8 {
                    idle[key] = others + [entry.value]
                } else {
                    dropped.append(entry.value)
                }
            }
        }
    }
}
