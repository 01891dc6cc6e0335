struct NamePlace: Sendable {
    let range: ByteRange
    let name: String
}
