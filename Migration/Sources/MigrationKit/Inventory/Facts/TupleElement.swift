/// `id: Int` in `(id: Int, User)`.
struct TupleElement: Sendable, Hashable {
    let label: String?
    let shape: TypeShape
}
