struct CaseFact: Sendable {
    let name: String
    /// What it carries; nil for a plain case.
    let payload: [TupleElement]?
    /// The raw value where it is a literal without interpolations.
    let rawText: String?
    let isConditional: Bool

    var hasPayload: Bool { payload != nil }
}
