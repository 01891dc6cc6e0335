import Foundation
import SmartCodable
@_spi(Engine) import SmartEngine

/// One value of a stream, or the reason why there is none, and its position.
///
///     for element in SmartJSONSequence<Post>(contentsOf: url) {
///         do {
///             show(try element.get())
///         } catch {
///             print(error)    // element 17 at byte 4711: invalid JSON at line 1, column 9: …
///         }
///     }
@frozen public struct SmartStreamElement<Value> {
    /// The position among the elements, from 0. Those without a value count.
    public let index: Int
    /// The offset of the element's first byte in the stream, from 0.
    public let offset: Int
    /// The value, or the `SmartStreamError` that says why there is no value.
    public let result: Result<Value, any Error>
    /// What was repaired; nil unless the stream was made with `recordsRepairs`.
    public let report: SmartReport?

    init(index: Int, offset: Int, result: Result<Value, any Error>, report: SmartReport?) {
        self.index = index
        self.offset = offset
        self.result = result
        self.report = report
    }

    @inlinable init(index: Int, offset: Int, value: Value) {
        self.index = index
        self.offset = offset
        result = .success(value)
        report = nil
    }

    /// The value, or the error that says why there is no value.
    ///
    /// - Returns: The value.
    /// - Throws: `SmartStreamError`.
    @inlinable
    public func get() throws -> Value { try result.get() }

    /// The value; nil if there is none.
    @inlinable public var value: Value? {
        if case .success(let value) = result { value } else { nil }
    }
}

extension SmartStreamElement: Sendable where Value: Sendable {}

/// Why an element of a stream has no value, and its position.
public struct SmartStreamError: Error, CustomStringConvertible {
    /// The position among the elements, from 0.
    public let index: Int
    /// The offset of the element's first byte in the stream, from 0.
    public let offset: Int
    /// What decoding the element threw; a `SmartStreamFault` if the stream itself is at fault, which ends it.
    public let underlying: any Error

    /// The place and the reason on one line; the reason quotes values as far as `SmartSentinel.quotes` allows.
    public var description: String { "element \(index) at byte \(offset): \(Quotation.describe(underlying))" }
}

extension SmartStreamFault: TextWithoutValues {}

/// A fault after which a stream cannot continue.
public enum SmartStreamFault: Error, Hashable, Sendable, CustomStringConvertible {
    /// The stream ended within an element or before the array did.
    case endsEarly
    /// There is no array at the path, which is empty for the whole text.
    case noArray(path: String)
    /// Something else than a comma or the array's end follows an element.
    case noComma
    /// An element has more bytes than `maximumElementSize`; the path of the array, empty where there is none.
    case elementTooLarge(path: String, limit: Int)
    /// The file cannot be opened or read; the system's reason.
    case unreadable(reason: String)

    /// A description of the fault.
    public var description: String {
        switch self {
        case .endsEarly: return "the stream ends early"
        case .noArray(""): return "no array"
        case .noArray(let path): return "no array at '\(path)'"
        case .noComma: return "a comma or the end of the array is expected"
        case .elementTooLarge("", let limit): return "an element has more than \(limit) bytes"
        case .elementTooLarge(let path, let limit): return "an element of '\(path)' has more than \(limit) bytes"
        case .unreadable(let reason): return "the file cannot be read: \(reason)"
        }
    }
}
