import Foundation
@_spi(Engine) import SmartEngine

/// URL text, with an optional prefix and percent-encoding.
///
///     static func mappingForValue() -> [SmartValueTransformer]? {
///         [CodingKeys.page <--- SmartURLTransformer(prefix: "https://example.com/")]
///     }
public struct SmartURLTransformer: ValueTransformable {
    private let prefix: String?
    private let shouldEncodeURLString: Bool

    /// A transformer for URLs, which may come without their beginning.
    ///
    /// - Parameters:
    ///   - prefix: added before a text that does not begin with it. It is written with the URL, which reads back as the
    ///     same URL.
    ///   - shouldEncodeURLString: whether characters that a URL cannot contain are percent-encoded first; `#` and `%`
    ///     are not.
    public init(prefix: String? = nil, shouldEncodeURLString: Bool = true) {
        self.prefix = prefix
        self.shouldEncodeURLString = shouldEncodeURLString
    }

    /// The URL of a text; nil for a value that is not text, and for text that is not a URL.
    ///
    /// - Parameter value: The value as JSONSerialization gives it.
    /// - Returns: The value of the property, or nil.
    public func transformFromJSON(_ value: Any?) -> URL? {
        guard var text = value as? String else { return nil }
        if let prefix, !text.hasPrefix(prefix), !text.hasPrefix(encoded(prefix)) { text = prefix + text }
        return URL(text: encoded(text))
    }

    /// The absolute URL as text.
    ///
    /// - Parameter value: The property's value.
    /// - Returns: What is written, or nil.
    public func transformToJSON(_ value: URL?) -> String? { value?.absoluteString }

    private func encoded(_ text: String) -> String {
        guard shouldEncodeURLString else { return text }
        return text.addingPercentEncoding(withAllowedCharacters: Self.allowed) ?? text
    }

    private static let allowed: CharacterSet = {
        var set = CharacterSet.urlQueryAllowed
        set.insert(charactersIn: "#%")
        return set
    }()
}
