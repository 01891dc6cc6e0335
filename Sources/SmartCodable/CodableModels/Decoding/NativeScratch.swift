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
    fileprivate var inUse = Plans(names: KeyNaming())
    /// The plans for other names that models of this run pass on, by their variant.
    private var otherPlans: [Int: PlansInUse<NativePlan>] = [:]
    var secondReading = SecondReading()
    /// Models being decoded, one inside the other.
    var depth = 0
    /// The flat ones among them, the innermost first.
    var flatInProgress: UnsafePointer<FlatInProgress>?
    /// The configuration of the property that is being read.
    var configuration: WrapperConfiguration?
    /// Whether the run is over; decoders that were kept continue without its memory, and are not reused.
    private(set) var isFinished = false
    /// Whether nothing was added to the plans since the last run: no decoder, no key, no other plan.
    var isTidy = false

    /// Begins a call with names of its own.
    mutating func begin(_ options: DecodingOptions) {
        inUse.names = KeyNaming(options)
        inUse.plans.begin(inUse.names.variant)
    }

    /// Plans, and the names that they are for.
    struct Plans {
        fileprivate var names: KeyNaming
        fileprivate var plans: PlansInUse<NativePlan>

        fileprivate init(names: KeyNaming, _ plans: PlansInUse<NativePlan>? = nil) {
            self.names = names
            self.plans = plans ?? PlansInUse(names.variant)
        }
    }

    /// For the models inside one that passes its names on. Returns the present plans, to be restored.
    mutating func exchangePlans(_ names: KeyNaming) -> Plans {
        isTidy = false
        let outer = inUse
        inUse = Plans(names: names, names.variant.flatMap { otherPlans.removeValue(forKey: $0) })
        return outer
    }

    mutating func putBack(_ outer: Plans) {
        var inner = inUse.plans
        inUse = outer
        if let variant = inner.variant, otherPlans[variant] == nil {
            otherPlans[variant] = inner
        } else {
            inner.giveBack()
        }
    }

    private mutating func returnOtherPlans() {
        let others = otherPlans
        otherPlans = [:]
        for var plans in others.values { plans.giveBack() }
    }

    /// Keeps a few of the idle decoders for the thread's next run.
    mutating func tidy() {
        guard !isTidy else { return }
        isTidy = true
        if !otherPlans.isEmpty { returnOtherPlans() }
        for plan in inUse.plans.all {
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
        inUse.plans.giveBack()
    }

    /// Ends the run, ready for the next one, which uses the same plans.
    mutating func rest() {
        if !inUse.plans.mayRest { returnPlans() }
        secondReading.rest()
        depth = 0
        flatInProgress = nil
        if configuration != nil { configuration = nil }
    }
}

/// Not methods of `NativeScratch` itself: making a plan calls the model's mappings, which must not run during an access
/// to the scratch.
extension UnsafeMutablePointer where Pointee == NativeScratch {
    @inline(__always)
    func plan(for type: Any.Type, ordinal: UInt32) -> Unmanaged<NativePlan> {
        pointee.inUse.plans.recent(UInt(ordinal)) ?? find(type, ordinal)
    }

    @inline(never)
    private func find(_ type: Any.Type, _ ordinal: UInt32) -> Unmanaged<NativePlan> {
        pointee.isTidy = false
        let id = ObjectIdentifier(type)
        let plan = pointee.inUse.plans.find(id) ?? NativePlan(type, pointee.inUse.names)
        return pointee.inUse.plans.use(plan, id, UInt(ordinal))
    }
}
