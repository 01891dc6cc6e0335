import Foundation
@_spi(Engine) import SmartEngine

/// A type that is being made from the members of the enclosing object.
struct FlatInProgress {
    let type: Any.Type
    let index: Int
    let outer: UnsafePointer<FlatInProgress>?
}

/// What a run keeps for its native models; the session owns it by pointer.
struct NativeScratch {
    fileprivate var plans: [ObjectIdentifier: NativePlan] = [:]
    /// The plans in use by their codec's ordinal, a direct-mapped cache by its low bits; a collision just looks up again.
    fileprivate var recent: [(ordinal: UInt32, plan: Unmanaged<NativePlan>)?] = Array(repeating: nil, count: 32)
    var secondReading = SecondReading()
    /// Models being decoded, one inside the other.
    var depth = 0
    /// The flat ones among them, the innermost first.
    var flatInProgress: UnsafePointer<FlatInProgress>?
    /// The configuration of the property that is being read.
    var configuration: WrapperConfiguration?
    /// Whether any model of this run has options of its own.
    var hasOwnOptions = false
    /// Whether the run is over; decoders that were kept continue without its memory, and are not reused.
    private(set) var isFinished = false
    fileprivate private(set) var names = KeyNaming()
    /// The plans for other names that models of this run pass on, by their variant.
    private var otherPlans: [Int: [ObjectIdentifier: NativePlan]] = [:]
    /// The number of models whose plans a thread keeps for its next run.
    private static let keptPlans = 32

    /// Whether nothing was added to the plans since the last run: no decoder, no key, no other plan.
    var isTidy = false

    /// Begins a call with names of its own.
    mutating func begin(_ options: DecodingOptions) {
        let names = KeyNaming(options)
        if names.variant == nil || names.variant != self.names.variant { returnPlans() }
        self.names = names
    }

    /// Plans, and the names that they are for.
    struct Plans {
        fileprivate let plans: [ObjectIdentifier: NativePlan]
        fileprivate let recent: [(ordinal: UInt32, plan: Unmanaged<NativePlan>)?]
        fileprivate let names: KeyNaming
    }

    /// For the models inside one that passes its names on. Returns the present plans, to be restored.
    mutating func exchangePlans(_ names: KeyNaming) -> Plans {
        isTidy = false
        let outer = Plans(plans: plans, recent: recent, names: self.names)
        plans = names.variant.flatMap { otherPlans.removeValue(forKey: $0) } ?? [:]
        recent = Array(repeating: nil, count: 32)
        self.names = names
        return outer
    }

    mutating func putBack(_ outer: Plans) {
        var inner = plans
        let variant = names.variant
        plans = outer.plans
        recent = outer.recent
        names = outer.names
        if let variant, otherPlans[variant] == nil {
            otherPlans[variant] = inner
        } else {
            NativeScratch.giveBack(&inner, variant)
        }
    }

    private mutating func returnOtherPlans() {
        let others = otherPlans
        otherPlans = [:]
        for (variant, plans) in others {
            var plans = plans
            NativeScratch.giveBack(&plans, variant)
        }
    }

    private static func giveBack(_ plans: inout [ObjectIdentifier: NativePlan], _ variant: Int?) {
        // Decoders refer to their plan, and to the run.
        for plan in plans.values { plan.idle.removeAll() }
        NativePlan.pool.giveBack(&plans, variant)
    }

    /// Keeps a few of the idle decoders for the thread's next run.
    mutating func tidy() {
        guard !isTidy else { return }
        isTidy = true
        if !otherPlans.isEmpty { returnOtherPlans() }
        for plan in plans.values {
            plan.idle.tidy()
            if plan.hasParts {
                plan.forgetSharedParts()
                isTidy = false
            }
        }
    }

    /// Ends the run permanently: user code kept a decoder of it.
    mutating func giveBack() {
        returnPlans()
        isFinished = true
    }

    private mutating func returnPlans() {
        if !otherPlans.isEmpty { returnOtherPlans() }
        guard !plans.isEmpty else { return }
        recent = Array(repeating: nil, count: 32)
        NativeScratch.giveBack(&plans, names.variant)
    }

    /// Ends the run, ready for the next one, which uses the same plans.
    mutating func rest() {
        if plans.count > NativeScratch.keptPlans || names.variant == nil { returnPlans() }
        secondReading.rest()
        depth = 0
        flatInProgress = nil
        if configuration != nil { configuration = nil }
        hasOwnOptions = false
    }
}

/// Not methods of `NativeScratch` itself: making a plan calls the model's mappings, which must not run during an access
/// to the scratch.
extension UnsafeMutablePointer where Pointee == NativeScratch {
    @inline(__always)
    func plan(for type: Any.Type, ordinal: UInt32) -> Unmanaged<NativePlan> {
        if let known = pointee.recent[Int(ordinal & 31)], known.ordinal == ordinal { return known.plan }
        return find(type, ordinal)
    }

    @inline(never)
    private func find(_ type: Any.Type, _ ordinal: UInt32) -> Unmanaged<NativePlan> {
        pointee.isTidy = false
        let id = ObjectIdentifier(type)
        let known = pointee.plans[id] ?? NativePlan.pool.take(id, pointee.names.variant)
        let made = known ?? NativePlan(type, pointee.names)
        // The model's code may have decoded another object of the model meanwhile.
        let plan = pointee.plans[id] ?? made
        pointee.plans[id] = plan
        pointee.recent[Int(ordinal & 31)] = (ordinal, Unmanaged.passUnretained(plan))
        return Unmanaged.passUnretained(plan)
    }
}
