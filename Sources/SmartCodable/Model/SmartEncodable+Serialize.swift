import Foundation

extension SmartEncodable {
    /// The model as plain values; nil when it is not an object. Numbers and Booleans have the types of the properties:
    /// Bool, Int, Float; what an untyped value holds as NSNumber stays one. O(size).
    public func toDictionary(useMappedKeys: Bool = false, options: Set<SmartEncodingOption>? = nil) -> [String: Any]? {
        NativeEncoding.plain(self, EncodingOptions(options, useMappedKeys: useMappedKeys)) as? [String: Any]
    }

    /// The model as JSON text, members in the order `encode(to:)` writes them.
    public func toJSONString(
        useMappedKeys: Bool = false, options: Set<SmartEncodingOption>? = nil, prettyPrint: Bool = false
    ) -> String? {
        NativeEncoding.text(self, EncodingOptions(options, useMappedKeys: useMappedKeys), pretty: prettyPrint)
    }

    /// As `toJSONString`, as UTF-8.
    public func toJSONData(
        useMappedKeys: Bool = false, options: Set<SmartEncodingOption>? = nil, prettyPrint: Bool = false
    ) -> Data? {
        NativeEncoding.data(self, EncodingOptions(options, useMappedKeys: useMappedKeys), pretty: prettyPrint)
    }
}

extension Array where Element: SmartEncodable {
    /// The models as plain values, as `toDictionary` gives them.
    public func toArray(useMappedKeys: Bool = false, options: Set<SmartEncodingOption>? = nil) -> [Any]? {
        NativeEncoding.plain(self, EncodingOptions(options, useMappedKeys: useMappedKeys)) as? [Any]
    }

    /// The models as a JSON array in text. As `SmartEncodable.toJSONString`, for each of them.
    public func toJSONString(
        useMappedKeys: Bool = false, options: Set<SmartEncodingOption>? = nil, prettyPrint: Bool = false
    ) -> String? {
        NativeEncoding.text(self, EncodingOptions(options, useMappedKeys: useMappedKeys), pretty: prettyPrint)
    }

    /// As `toJSONString`, as UTF-8.
    public func toJSONData(
        useMappedKeys: Bool = false, options: Set<SmartEncodingOption>? = nil, prettyPrint: Bool = false
    ) -> Data? {
        NativeEncoding.data(self, EncodingOptions(options, useMappedKeys: useMappedKeys), pretty: prettyPrint)
    }
}
