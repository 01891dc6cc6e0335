import Foundation
@_spi(Engine) import SmartEngine

/// A type that is being made from the members of the enclosing object.
struct FlatInProgress {
    let type: Any.Type
    let index: Int
    /// Of the model that has it.
    let plan: Unmanaged<NativePlan>?
    let outer: UnsafePointer<FlatInProgress>?
}

/// What a run keeps for its native models; the session owns it by pointer.
struct NativeScratch {
    fileprivate var names = KeyNaming()
    fileprivate var plans = PlansInUse<NativePlan>(KeyNaming().variant)
    /// Whether the innermost `init(from:)` is no model's.
    var isInPlainCodable = false
    /// Models being decoded, one inside the other, and the innermost one's plan.
    var depth = 0
    var plan: Unmanaged<NativePlan>?
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
        names = KeyNaming(options)
        plans.begin(names.variant)
    }

    /// Keeps a few of the idle decoders for the thread's next run.
    mutating func tidy() {
        guard !isTidy else { return }
        isTidy = true
        for plan in plans.all {
            plan.idle.tidy()
            if plan.hasParts {
                plan.forgetSharedParts()
                isTidy = false
            }
        }
    }

    /// Ends the run permanently: user code kept a decoder of it.
    mutating func giveBack() {
        plans.giveBack()
        isFinished = true
    }

    /// Ends the run, ready for the next one, which uses the same plans.
    mutating func rest() {
        if !plans.mayRest { plans.giveBack() }
        depth = 0
        plan = nil
        flatInProgress = nil
        if configuration != nil { configuration = nil }
    }
}

/// Not methods of `NativeScratch` itself: making a plan calls the model's mappings, which must not run during an access
/// to the scratch.
extension UnsafeMutablePointer where Pointee == NativeScratch {
    @inline(__always)
    func plan(for type: Any.Type, ordinal: UInt32) -> Unmanaged<NativePlan> {
        pointee.plans.recent(UInt(ordinal)) ?? find(type, ordinal)
    }

    @inline(never)
    private func find(_ type: Any.Type, _ ordinal: UInt32) -> Unmanaged<NativePlan> {
        pointee.isTidy = false
        let id = ObjectIdentifier(type)
        let plan = pointee.plans.find(id) ?? NativePlan(type, pointee.names)
        return pointee.plans.use(plan, id, UInt(ordinal))
    }
}
