import Foundation
@_spi(Engine) import SmartEngine

/// Reads what an `Any`, `[Any]` or `[String: Any]` is to hold, from any decoder.
enum PlainDecoding {
    /// Reads a dictionary. Text that holds a container's JSON is read as such: that is how a database column has it.
    static func dictionary(_ value: JSONValue, _ path: @autoclosure () -> [any CodingKey]) throws -> [String: Any] {
        if let result = (value.dictValue ?? value.embedded?.dictValue) {
            return result.mapValues { $0.foundationObject }
        }
        throw mismatch([String: Any].self, value, path())
    }

    @_optimize(size) static func array(_ value: JSONValue, _ path: @autoclosure () -> [any CodingKey]) throws -> [Any] {
        if let result = (value.arrayValue ?? value.embedded?.arrayValue) { return result.map { $0.foundationObject } }
        throw mismatch([Any].self, value, path())
    }

    static func mismatch(_ type: Any.Type, _ value: JSONValue, _ path: [any CodingKey]) -> DecodingError {
        DecodingError.typeMismatch(
            type,
            DecodingError.Context("Expected \(type), found \(Quotation.found(value)).", at: path))
    }
}

extension Quotation {
    /// A value in the text of an error.
    fileprivate static func found(_ value: JSONValue) -> String {
        if SmartSentinel.quotes == .values { return value.description.shortened(to: 60) }
        return (try? Document(object: value.foundationObject)).map { $0.withRoot { $0.summary } } ?? "a value"
    }
}
