import Foundation
@_spi(Engine) import SmartEngine

/// What a run keeps for what it writes.
struct EncodingPlans {
    fileprivate var plans: PlansInUse<EncodingPlan>
    /// Types as what they are encoded as, cached like the plans: such a cast is a look-up in the runtime.
    fileprivate var encodables = RecentValues<any Encodable.Type>()

    /// Whether user code may have kept an encoder of the run, which still refers to its plan, but not to the session.
    var isShared = false

    /// Whether no encoder was made since the last run.
    var isTidy = false

    /// Of the value that is flat in an object, and begins at this offset: what the object is to write for it at its end.
    var flat: (start: Int, unknown: [UnknownMembers])?

    init(_ variant: Int?) { plans = PlansInUse(variant) }

    /// A number for a type, whose low bits differ from others'.
    @inline(__always)
    fileprivate static func number(of type: Any.Type) -> UInt { UInt(bitPattern: ObjectIdentifier(type)) >> 4 }

    mutating func giveBack() {
        isShared = false
        plans.giveBack()
    }

    /// For a run with these names.
    mutating func begin(_ variant: Int?) { plans.begin(variant) }

    /// Ends the run, ready for the next one, which uses the same plans.
    mutating func rest() {
        guard !isShared, plans.mayRest else { return giveBack() }
        guard !isTidy else { return }
        isTidy = true
        for plan in plans.all { plan.idle.tidy() }
    }
}

/// Not methods of `EncodingPlans` itself, for the reason given at `NativeScratch`.
extension EncodingContext {
    @inline(__always)
    func plan(for type: Any.Type) -> Unmanaged<EncodingPlan> {
        plans.pointee.plans.recent(EncodingPlans.number(of: type)) ?? find(type)
    }

    @inline(__always)
    func encodable(_ type: Any.Type) -> (any Encodable.Type)? {
        plans.pointee.encodables[EncodingPlans.number(of: type)] ?? findEncodable(type)
    }

    @inline(never)
    private func findEncodable(_ type: Any.Type) -> (any Encodable.Type)? {
        guard let encodable = type as? any Encodable.Type else { return nil }
        plans.pointee.encodables.note(encodable, EncodingPlans.number(of: type))
        return encodable
    }

    @inline(never)
    private func find(_ type: Any.Type) -> Unmanaged<EncodingPlan> {
        let id = ObjectIdentifier(type)
        // Not the options in force in the enclosing model.
        let options = state.pointee.callOptions ?? state.pointee.options
        let plan = plans.pointee.plans.find(id) ?? EncodingPlan(type, options)
        return plans.pointee.plans.use(plan, id, EncodingPlans.number(of: type))
    }
}
