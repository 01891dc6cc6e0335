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

/// A URL as text.
///
///     mapper <<< self.link <-- URLTransform()                                  // "http://a.b/c d" has its space encoded
///     mapper <<< self.link <-- URLTransform(shouldEncodeURLString: false)      // the text is a URL already
///
/// JSON form: String. By default every character outside the URL query set is percent-encoded first; that includes `%`
/// and `#`, so a text that is encoded already is encoded twice (`%20` becomes `%2520`). Rule: HandyJSON 5.0.4.
open class URLTransform: TransformType {
    /// The type of the property.
    public typealias Object = URL
    /// The form in JSON.
    public typealias JSON = String

    private let shouldEncodeURLString: Bool

    /// A transform for URLs.
    ///
    /// - Parameter shouldEncodeURLString: Whether the text is percent-encoded before a URL is made of it.
    public init(shouldEncodeURLString: Bool = true) {
        self.shouldEncodeURLString = shouldEncodeURLString
    }

    /// The URL of a text; nil for a value that is not text, and for text that is not a URL. O(n).
    ///
    /// - Parameter value: The value as JSONSerialization gives it.
    /// - Returns: The value of the property, or nil.
    open func transformFromJSON(_ value: Any?) -> URL? {
        guard let text = value as? String else { return nil }
        guard shouldEncodeURLString else { return URL(text: text) }
        return text.addingPercentEncoding(withAllowedCharacters: .urlQueryAllowed).flatMap { URL(text: $0) }
    }

    /// The absolute URL as text.
    ///
    /// - Parameter value: The property's value.
    /// - Returns: What is written, or nil.
    open func transformToJSON(_ value: URL?) -> String? {
        value?.absoluteString
    }
}

/// An exact decimal number, such as an amount of money.
///
///     mapper <<< self.price <-- NSDecimalNumberTransform()     // {"price": "1.10"}
///
/// JSON form: String; reads a text or a number. A text that is not a number gives `NSDecimalNumber.notANumber`. Rule:
/// HandyJSON 5.0.4, which however rounded numbers through Double; here integers keep all digits and a fraction keeps
/// the digits that were written.
open class NSDecimalNumberTransform: TransformType {
    /// The type of the property.
    public typealias Object = NSDecimalNumber
    /// The form in JSON.
    public typealias JSON = String

    /// Takes no options.
    public init() {}

    /// The number of a number or a text; nil for any other value, `notANumber` for text that is not a number. O(n).
    ///
    /// - Parameter value: The value as JSONSerialization gives it.
    /// - Returns: The value of the property, or nil.
    open func transformFromJSON(_ value: Any?) -> NSDecimalNumber? {
        if let text = value as? String {
            return NSDecimalNumber(decimal: Decimal(number: text) ?? .nan)
        }
        if let decimal = value as? NSDecimalNumber { return decimal }
        guard let number = value.flatMap({ NSNumber.of($0) }) else { return nil }
        if let integer = number as? Int64 { return NSDecimalNumber(decimal: Decimal(integer)) }
        if let integer = number as? UInt64 { return NSDecimalNumber(decimal: Decimal(integer)) }
        // The shortest text of the Double has the digits of the JSON text; NSDecimalNumber(value:) would give
        // 0.3000000000000000512.
        return Decimal(number: number.doubleValue.description).map { NSDecimalNumber(decimal: $0) }
    }

    /// The digits as text, with a point whatever the locale.
    ///
    /// - Parameter value: The property's value.
    /// - Returns: What is written, or nil.
    open func transformToJSON(_ value: NSDecimalNumber?) -> String? {
        value?.description(withLocale: nil)
    }
}
