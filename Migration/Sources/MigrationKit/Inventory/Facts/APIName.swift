struct APIName: Sendable {
    let name: String
    let range: ByteRange
}
