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
    /// By a number of the type.
    private var recent = RecentValues<Unmanaged<Plan>>()
    /// Of the names; nil where a closure gives them, whose plans are the run's only.
    private(set) var variant: Int?

    init(_ variant: Int?) { self.variant = variant }

    var all: Dictionary<ObjectIdentifier, Plan>.Values { plans.values }

    /// Whether a thread keeps them for its next run, however many they are: an app may have hundreds of models.
    var mayRest: Bool { variant != nil }

    @inline(__always)
    func recent(_ number: UInt) -> Unmanaged<Plan>? { recent[number] }

    /// One that is in use, or free.
    func find(_ type: ObjectIdentifier) -> Plan? { plans[type] ?? Plan.pool.take(type, variant) }

    /// Whether it is in use.
    func has(_ type: ObjectIdentifier) -> Bool { plans[type] != nil }

    /// The plan, unless the model's code has coded another value of the type while it was made.
    mutating func use(_ made: Plan, _ type: ObjectIdentifier, _ number: UInt) -> Unmanaged<Plan> {
        let plan = plans[type] ?? made
        plans[type] = plan
        recent.note(.passUnretained(plan), number)
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
        recent = RecentValues()
        // Coders refer to their plan, and know the run.
        for plan in plans.values { plan.idle.removeAll() }
        Plan.pool.giveBack(&plans, variant)
    }
}

/// A cache of what is known of types, by the low bits of a type's number. What another with the same bits displaced is in
/// the other half, so that two models which a list has in turns are found.
struct RecentValues<Value> {
    private var entries: [(number: UInt, value: Value)?] = Array(repeating: nil, count: 256)

    @inline(__always)
    subscript(number: UInt) -> Value? {
        let place = Int(number & 255)
        if let known = entries[place], known.number == number { return known.value }
        guard let other = entries[place ^ 128], other.number == number else { return nil }
        return other.value
    }

    mutating func note(_ value: Value, _ number: UInt) {
        let place = Int(number & 255)
        if let displaced = entries[place], displaced.number != number { entries[place ^ 128] = displaced }
        entries[place] = (number, value)
    }
}
