@_spi(Engine) import SmartEngine

/// A type that is being made from the members of the enclosing object.
struct FlatInProgress {
    let type: Any.Type
    let index: Int
    /// The plan of the model that has the flat value.
    let plan: Unmanaged<NativePlan>?
    let outer: UnsafePointer<FlatInProgress>?
}

/// A run's memory for its native models; the session owns it by pointer.
struct NativeScratch {
    fileprivate var names = KeyNaming()
    var types = TypesInUse<EngineDecoder>(KeyNaming().variant)
    /// Models being decoded, one inside the other, and the innermost one's plan.
    var depth = 0
    var plan: Unmanaged<NativePlan>?
    /// The flat values being decoded, the innermost first.
    var flatInProgress: UnsafePointer<FlatInProgress>?
    /// The configuration of the property that is being read.
    var configuration: WrapperConfiguration?
    /// Whether the run is over; decoders that were kept continue without its memory, and are not reused.
    private(set) var isFinished = false

    /// Whether the innermost `init(from:)` belongs to a plain Codable type.
    var isInPlainCodable: Bool { plan?._withUnsafeGuaranteedRef { $0.declared.isPlainCodable } ?? false }

    /// Begins a call with names of its own.
    mutating func begin(_ options: DecodingOptions) {
        names = KeyNaming(options)
        types.begin(names.variant)
    }

    /// Ends the run permanently: user code kept a decoder of it.
    mutating func giveBack() {
        isFinished = true
        types.removeAll()
    }

    /// Ends the run, ready for the next one.
    mutating func rest() {
        types.rest()
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
    func plan(for type: Any.Type) -> Unmanaged<NativePlan> { pointee.types.current.plan(of: type) ?? find(type) }

    @inline(never)
    private func find(_ type: Any.Type) -> Unmanaged<NativePlan> {
        let plan = NativePlan.of(type, pointee.names)
        // The model's code may have decoded another value of the type meanwhile.
        if let first = pointee.types.current.plan(of: type) { return first }
        pointee.types.current.add(plan, of: type)
        return .passUnretained(plan)
    }
}
