import Foundation
import SmartEngine

/// Bytes as base64 text.
///
///     mapper <<< self.thumbnail <-- DataTransform()     // {"thumbnail": "aGk="}
///
/// JSON form: String. Text with missing padding, line breaks or other foreign characters gives nil. Rule: HandyJSON
/// 5.0.4.
open class DataTransform: TransformType {
    /// The type of the property.
    public typealias Object = Data
    /// The form in JSON.
    public typealias JSON = String

    /// Takes no options.
    public init() {}

    /// The data of base64 text (RFC 4648, with padding); nil for any other value. O(n).
    ///
    /// - Parameter value: The value as JSONSerialization gives it.
    /// - Returns: The value of the property, or nil.
    open func transformFromJSON(_ value: Any?) -> Data? {
        (value as? String).flatMap { Data(base64Encoded: $0) }
    }

    /// Base64 text with padding, in one line. O(n).
    ///
    /// - Parameter value: The property's value.
    /// - Returns: What is written, or nil.
    open func transformToJSON(_ value: Data?) -> String? {
        value?.base64EncodedString()
    }
}
