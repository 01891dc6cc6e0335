// The library's errors: a text, where it is, and what it is about.

extension DecodingError {
    package static func corrupted(
        _ text: String, at path: [any CodingKey] = [], _ cause: (any Error)? = nil
    ) -> DecodingError {
        .dataCorrupted(Context(text, at: path, cause))
    }
}

extension DecodingError.Context {
    package init(_ text: String, at path: [any CodingKey] = [], _ cause: (any Error)? = nil) {
        self.init(codingPath: path, debugDescription: text, underlyingError: cause)
    }
}

extension EncodingError {
    package static func invalid(
        _ value: Any, _ text: String, at path: [any CodingKey], _ cause: (any Error)? = nil
    ) -> EncodingError {
        .invalidValue(value, Context(codingPath: path, debugDescription: text, underlyingError: cause))
    }
}
