/// What is known of an expression's type without the type checker; resolved against the whole project later.
indirect enum ValueShape: Sendable, Hashable {
    case typed(TypeShape)
    case metatype(TypeShape)
    case member(ValueShape, String)
    case global(String)
    case call(CallSite)
    /// What a value of function type gives: `make()`, `handler?(x)`.
    case applied(ValueShape)
    /// A closure, by what it gives.
    case closure(ValueShape)
    /// What `map` and the like give to their argument: an element, or the value of an optional.
    case passedOn(ValueShape)
    /// `Dictionary(grouping: list) { … }`
    case grouped(ValueShape)
    /// `list.map { … }` with what the closure gives.
    case transformed(ValueShape, String, ValueShape)
    /// What a loop gives.
    case element(ValueShape)
    /// `list[0]`, `dictionary["a"]`
    case subscripted(ValueShape)
    case unwrapped(ValueShape)
    case wrappedInArray(ValueShape)
    /// A slice or a set of such elements.
    case otherCollection(ValueShape)
    /// A parameter of a closure, by the function that the closure is passed to.
    case closureParameter(ClosureSite, Int)
    /// What `case .loaded(let user)` binds.
    case payload(EnumPayload)
    case unknown
}

/// A name that a pattern binds in an enum's case.
struct EnumPayload: Sendable, Hashable {
    /// What is matched, or the enum where the pattern names it.
    let subject: ValueShape
    let caseName: String
    /// Which of the values, of how many that the pattern has.
    let index: Int
    let count: Int
}
