import Foundation

/// What a run keeps for what it writes.
struct EncodingPlans {
    fileprivate var plans: [ObjectIdentifier: EncodingPlan] = [:]
    /// The plans in use, each in the place of its type's low bits; a collision only asks again.
    fileprivate var recent: [(type: ObjectIdentifier, plan: Unmanaged<EncodingPlan>)?] = Array(
        repeating: nil, count: 16)

    mutating func giveBack(_ options: EncodingOptions) {
        recent = Array(repeating: nil, count: 16)
        // Encoders refer to their plan.
        for plan in plans.values { plan.idleEncoders.pointee = [] }
        EncodingPlan.pool.giveBack(&plans, options.variant)
    }
}

/// Not methods of `EncodingPlans` itself, for the reason that `NativeScratch` has.
extension UnsafeMutablePointer where Pointee == EncodingState {
    @inline(__always)
    func plan(for type: Any.Type) -> Unmanaged<EncodingPlan> {
        let id = ObjectIdentifier(type)
        let place = (UInt(bitPattern: id) >> 4) & 15
        if let known = pointee.plans.recent[Int(place)], known.type == id { return known.plan }
        return find(type, id, Int(place))
    }

    @inline(never)
    private func find(_ type: Any.Type, _ id: ObjectIdentifier, _ place: Int) -> Unmanaged<EncodingPlan> {
        let options = pointee.options
        let made = pointee.plans.plans[id] ?? EncodingPlan.pool.take(id, options.variant) ?? EncodingPlan(type, options)
        // The model's code may have written another value of the type meanwhile.
        let plan = pointee.plans.plans[id] ?? made
        pointee.plans.plans[id] = plan
        pointee.plans.recent[place] = (id, Unmanaged.passUnretained(plan))
        return Unmanaged.passUnretained(plan)
    }
}
