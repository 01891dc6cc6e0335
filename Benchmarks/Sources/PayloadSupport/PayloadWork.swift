/// Reading one document, and writing what was read.
public struct PayloadWork {
    /// The models of the text.
    public let decode: () throws -> Any
    /// Text or Data.
    public let encode: () throws -> Any

    public init(decode: @escaping () throws -> Any, encode: @escaping () throws -> Any) {
        self.decode = decode
        self.encode = encode
    }
}

/// The text is not of the models.
public struct UnreadablePayload: Error {
    public init() {}
}
