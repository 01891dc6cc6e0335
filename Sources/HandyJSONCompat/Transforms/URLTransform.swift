import Foundation
import SmartEngine

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
