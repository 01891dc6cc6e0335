import Foundation
@_spi(Engine) import SmartEngine

/// What a run keeps for what it writes.
struct EncodingPlans {
    fileprivate var plans: [ObjectIdentifier: EncodingPlan] = [:]
    /// The plans in use, a direct-mapped cache by the type's low bits; a collision just looks up again.
    fileprivate var recent: [(type: ObjectIdentifier, plan: Unmanaged<EncodingPlan>)?] = Array(
        repeating: nil, count: 16)
    /// Types as what they are encoded as, cached like the plans: such a cast is a look-up in the runtime.
    fileprivate var encodables: [(type: ObjectIdentifier, encodable: any Encodable.Type)?] = Array(
        repeating: nil, count: 16)

    /// The names that the plans are for; nil where a closure gives them: such plans belong to this run only.
    private var variant: Int?
    /// The number of models whose plans a thread keeps for its next run.
    private static let keptPlans = 32

    /// Whether user code may have kept an encoder of the run, which still refers to its plan, but not to the session.
    var isShared = false

    init(_ variant: Int?) { self.variant = variant }

    /// A type's index in `recent` and `encodables`.
    @inline(__always)
    fileprivate static func place(of type: ObjectIdentifier) -> Int { Int((UInt(bitPattern: type) >> 4) & 15) }

    mutating func giveBack() {
        isShared = false
        guard !plans.isEmpty else { return }
        // Encoders refer to their plan, and know the run.
        for plan in plans.values { plan.idle.removeAll() }
        recent = Array(repeating: nil, count: 16)
        EncodingPlan.pool.giveBack(&plans, variant)
    }

    /// For a run with these names.
    mutating func begin(_ variant: Int?) {
        guard variant != self.variant else { return }
        giveBack()
        self.variant = variant
    }

    /// Ends the run, ready for the next one, which uses the same plans.
    mutating func rest() {
        guard !isShared, plans.count <= EncodingPlans.keptPlans, variant != nil else { return giveBack() }
        for plan in plans.values { plan.idle.tidy() }
    }
}

/// What a model that hands its options on has replaced. An object, since its owner has a stack frame for every level of
/// a value.
final class OuterEncoding {
    fileprivate let options: EncodingOptions?
    fileprivate let plans: EncodingPlans

    fileprivate init(_ options: EncodingOptions?, _ plans: EncodingPlans) {
        self.options = options
        self.plans = plans
    }
}

extension EncodingContext {
    /// The options in force become those that the models inside begin with.
    @inline(never)
    func inherit() -> OuterEncoding {
        let outer = OuterEncoding(state.pointee.inherit(), plans.pointee)
        plans.pointee = EncodingPlans(state.pointee.options.variant)
        return outer
    }

    @inline(never)
    func putBack(_ outer: OuterEncoding) {
        plans.pointee.giveBack()
        plans.pointee = outer.plans
        state.pointee.putBack(inherited: outer.options)
    }
}

/// Not methods of `EncodingPlans` itself, for the reason given at `NativeScratch`.
extension EncodingContext {
    @inline(__always)
    func plan(for type: Any.Type) -> Unmanaged<EncodingPlan> {
        let id = ObjectIdentifier(type)
        let place = EncodingPlans.place(of: id)
        if let known = plans.pointee.recent[place], known.type == id { return known.plan }
        return find(type, id, place)
    }

    @inline(__always)
    func encodable(_ type: Any.Type) -> (any Encodable.Type)? {
        let id = ObjectIdentifier(type)
        let place = EncodingPlans.place(of: id)
        if let known = plans.pointee.encodables[place], known.type == id { return known.encodable }
        return findEncodable(type, id, place)
    }

    @inline(never)
    private func findEncodable(_ type: Any.Type, _ id: ObjectIdentifier, _ place: Int) -> (any Encodable.Type)? {
        guard let encodable = type as? any Encodable.Type else { return nil }
        plans.pointee.encodables[place] = (id, encodable)
        return encodable
    }

    @inline(never)
    private func find(_ type: Any.Type, _ id: ObjectIdentifier, _ place: Int) -> Unmanaged<EncodingPlan> {
        // Not the options in force in the enclosing model.
        let options = state.pointee.callOptions ?? state.pointee.options
        let made =
            plans.pointee.plans[id] ?? EncodingPlan.pool.take(id, options.variant) ?? EncodingPlan(type, options)
        // The model's code may have written another value of the type meanwhile.
        let plan = plans.pointee.plans[id] ?? made
        plans.pointee.plans[id] = plan
        plans.pointee.recent[place] = (id, Unmanaged.passUnretained(plan))
        return Unmanaged.passUnretained(plan)
    }
}
