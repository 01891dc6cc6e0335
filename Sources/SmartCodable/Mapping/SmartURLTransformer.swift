import Foundation

/// URL text, with an optional prefix and percent-encoding.
public struct SmartURLTransformer: ValueTransformable {
    private let prefix: String?
    private let shouldEncodeURLString: Bool

    /// - Parameters:
    ///   - prefix: put before a text that does not begin with it, and taken away when it is written.
    ///   - shouldEncodeURLString: whether characters that a URL cannot have are percent-encoded first; `#` and `%`
    ///     stay as they are.
    public init(prefix: String? = nil, shouldEncodeURLString: Bool = true) {
        self.prefix = prefix
        self.shouldEncodeURLString = shouldEncodeURLString
    }

    /// Nil for what is no text, or none that a URL can be made of.
    public func transformFromJSON(_ value: Any?) -> URL? {
        guard var text = value as? String else { return nil }
        if let prefix, !text.hasPrefix(prefix) { text = prefix + text }
        if !shouldEncodeURLString { return URL(string: text) }
        return text.addingPercentEncoding(withAllowedCharacters: Self.allowed).flatMap { URL(string: $0) }
    }

    /// The absolute URL as text, without the prefix.
    public func transformToJSON(_ value: URL?) -> String? {
        guard let text = value?.absoluteString else { return nil }
        guard let prefix, text.hasPrefix(prefix) else { return text }
        return String(text.dropFirst(prefix.count))
    }

    private static let allowed: CharacterSet = {
        var set = CharacterSet.urlQueryAllowed
        set.insert(charactersIn: "#%")
        return set
    }()
}
