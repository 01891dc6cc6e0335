struct TypealiasFact: Sendable {
    let name: String
    let shape: TypeShape
    let offset: Int
    let generics: [String]
    /// Whether other modules see it.
    let isPublic: Bool
}
