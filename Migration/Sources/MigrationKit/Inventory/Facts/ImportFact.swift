struct ImportFact: Sendable {
    /// `HandyJSON`, or `HandyJSON.JSONDeserializer` in a scoped import.
    let path: [String]
    /// The first component.
    let nameRange: ByteRange
    let range: ByteRange
    let attributes: [String]
    /// `class` in `import class HandyJSON.JSONDeserializer`, with the place.
    let kind: NamePlace?
    /// Where the names after the module begin and end: `.JSONDeserializer`.
    let rest: ByteRange?
}
