@_spi(Engine) import SmartEngine

/// A run's plans and coders for writing.
struct EncodingPlans {
    var types: TypesInUse<EngineEncoder>

    /// The value that is being written flat in an object.
    var flat: FlatValue?

    /// Where objects lie whose members were looked at: what looks at an enclosing one jumps over them. Ascending, and none
    /// in another; those behind the writer's `unchanged` are forgotten at the next look.
    var seen: [SeenObject] = []

    init(_ variant: Int?) { types = TypesInUse(variant) }

    /// Forgets the objects that end behind an offset.
    mutating func forgetSeen(from offset: Int) {
        while let last = seen.last, last.range.upperBound > offset { seen.removeLast() }
    }

    mutating func noteSeen(_ object: SeenObject) {
        forgetSeen(from: object.range.lowerBound)
        seen.append(object)
    }
}

struct SeenObject {
    let range: Range<Int>
    /// The levels of containers in the object, itself included.
    let height: Int
}

/// What the object in which a value is flat does for it at its end.
struct FlatValue {
    /// The offset at which the object begins.
    let start: Int
    var unknown: [UnknownMembers] = []
    var nestedNames: Set<String> = []
    var mayRepeatNames = false
}

/// Not methods of `EncodingPlans` itself: making a plan calls the model's mappings, which must not run during an access
/// to it.
extension EncodingContext {
    /// The plan of a type; nil if it is not Encodable.
    @inline(__always)
    func plan(for type: Any.Type) -> Unmanaged<EncodingPlan>? {
        plans.pointee.types.current.plan(of: type) ?? find(type)
    }

    private func find(_ type: Any.Type) -> Unmanaged<EncodingPlan>? {
        // The call's options, not those in force in the enclosing model.
        let options = state.pointee.callOptions ?? state.pointee.options
        guard let plan = (type as? any Encodable.Type).map({ EncodingPlan.of($0, options) }) else { return nil }
        // The model's code may have encoded another value of the type meanwhile.
        if let first = plans.pointee.types.current.plan(of: type) { return first }
        plans.pointee.types.current.add(plan, of: type)
        return .passUnretained(plan)
    }

    @inline(__always)
    func idleEncoder(_ type: Any.Type, _ session: EncodingSession) -> EngineEncoder? {
        guard let encoder = plans.pointee.types.current.take(type) ?? newEncoder(type, session) else { return nil }
        encoder.reset()
        return encoder
    }

    private func newEncoder(_ type: Any.Type, _ session: EncodingSession) -> EngineEncoder? {
        plan(for: type).map { EngineEncoder(session, $0.takeUnretainedValue(), isOwner: false) }
    }

    @inline(__always)
    func takeBack(_ encoder: EngineEncoder) { plans.pointee.types.current.add(encoder, of: encoder.plan.type) }
}
