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

    /// Ends the run permanently: user code kept a decoder of it.
    mutating func giveBack() {
        isFinished = true
        types.removeAll()
    }

    /// Ends the run, ready for the next one.
    mutating func reset() {
        types.rest()
        depth = 0
        plan = nil
        flatInProgress = nil
        if configuration != nil { configuration = nil }
    }
}

/// Not methods of `NativeScratch` itself: making a plan calls the model's mappings, which must not run during an access
/// to the scratch.
extension DecodingContext {
    @inline(__always)
    func plan(for type: Any.Type) -> Unmanaged<NativePlan> { native.pointee.types.current.plan(of: type) ?? find(type) }

    private func find(_ type: Any.Type) -> Unmanaged<NativePlan> {
        // The enclosing model's own options do not apply to the plans of other models.
        let plan = NativePlan.of(type, KeyNaming(state.pointee.callOptions ?? state.pointee.options))
        // The model's code may have decoded another value of the type meanwhile.
        if let first = native.pointee.types.current.plan(of: type) { return first }
        native.pointee.types.current.add(plan, of: type)
        return .passUnretained(plan)
    }
}
