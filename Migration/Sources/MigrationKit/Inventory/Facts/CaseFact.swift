struct CaseFact: Sendable {
    let name: String
    let hasPayload: Bool
    let isConditional: Bool
}
