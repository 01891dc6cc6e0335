struct QualifiedName: Sendable {
    let range: ByteRange
    let member: String
}
