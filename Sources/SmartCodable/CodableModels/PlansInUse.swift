@_spi(Engine) import SmartEngine

/// A plan that runs take from a pool.
protocol PooledPlan: AnyObject {
    associatedtype Coder: ReusableCoder
    var idle: IdleCoders<Coder> { get }
    static var pool: PlanPool<Self> { get }
}

/// The plans that a run uses, for one choice of names.
struct PlansInUse<Plan: PooledPlan> {
    private var plans: [ObjectIdentifier: Plan] = [:]
    /// By a number of the type, a cache by its low bits. The one that another with the same bits displaced is in the
    /// other half, so that two models which a list has in turns are found.
    private var recent: [(number: UInt, plan: Unmanaged<Plan>)?] = Array(repeating: nil, count: 32)
    /// Of the names; nil where a closure gives them, whose plans are the run's only.
    private(set) var variant: Int?

    init(_ variant: Int?) { self.variant = variant }

    var all: some Collection<Plan> { plans.values }

    /// Whether a thread keeps them for its next run.
    var mayRest: Bool { plans.count <= 32 && variant != nil }

    @inline(__always)
    func recent(_ number: UInt) -> Unmanaged<Plan>? {
        let place = Int(number & 31)
        if let known = recent[place], known.number == number { return known.plan }
        guard let other = recent[place ^ 16], other.number == number else { return nil }
        return other.plan
    }

    /// One that is in use, or free.
    func find(_ type: ObjectIdentifier) -> Plan? { plans[type] ?? Plan.pool.take(type, variant) }

    /// The plan, unless the model's code has coded another value of the type while it was made.
    mutating func use(_ made: Plan, _ type: ObjectIdentifier, _ number: UInt) -> Unmanaged<Plan> {
        let plan = plans[type] ?? made
        plans[type] = plan
        let place = Int(number & 31)
        if let displaced = recent[place], displaced.number != number { recent[place ^ 16] = displaced }
        recent[place] = (number, .passUnretained(plan))
        return .passUnretained(plan)
    }

    /// For a run with these names.
    mutating func begin(_ variant: Int?) {
        guard variant == nil || variant != self.variant else { return }
        giveBack()
        self.variant = variant
    }

    mutating func giveBack() {
        guard !plans.isEmpty else { return }
        recent = Array(repeating: nil, count: 32)
        // Coders refer to their plan, and know the run.
        for plan in plans.values { plan.idle.removeAll() }
        Plan.pool.giveBack(&plans, variant)
    }
}
