extension Result {
    /// What was thrown. `#expect(throws:)` gives it back from Swift 6.1 on only.
    public var failure: Failure? { if case .failure(let error) = self { error } else { nil } }
}
