struct TypealiasFact: Sendable {
    let name: String
    let shape: TypeShape
    let offset: Int
    let generics: [String]
}
