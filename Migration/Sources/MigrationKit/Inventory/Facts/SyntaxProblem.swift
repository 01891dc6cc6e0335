struct SyntaxProblem: Sendable {
    let offset: Int
    let message: String
}
