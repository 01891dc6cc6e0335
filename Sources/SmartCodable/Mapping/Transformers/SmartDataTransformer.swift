import Foundation
@_spi(Engine) import SmartEngine

/// Base64 text.
///
///     static func mappingForValue() -> [SmartValueTransformer]? {
///         [CodingKeys.photo <--- SmartDataTransformer()]
///     }
public struct SmartDataTransformer: ValueTransformable {
    /// Takes no options.
    public init() {}
    /// Nil for a value that is not base64 text (RFC 4648, with padding). O(n).
    ///
    /// - Parameter value: The value as JSONSerialization gives it.
    /// - Returns: The value of the property, or nil.
    public func transformFromJSON(_ value: Any?) -> Data? { (value as? String).flatMap { Data(base64Encoded: $0) } }
    /// Base64 text with padding, in one line. O(n).
    ///
    /// - Parameter value: The property's value.
    /// - Returns: What is written, or nil.
    public func transformToJSON(_ value: Data?) -> String? { value?.base64EncodedString() }
}
