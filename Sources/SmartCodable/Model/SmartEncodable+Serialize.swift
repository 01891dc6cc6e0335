import Foundation

extension SmartEncodable {
    /// The model as plain values; nil when it is not an object.
    public func toDictionary(useMappedKeys: Bool = false, options: Set<SmartEncodingOption>? = nil) -> [String: Any]? {
        SmartEncoding.plain(self, EncodingOptions(options, useMappedKeys: useMappedKeys)) as? [String: Any]
    }

    /// The model as JSON text, members in the order `encode(to:)` writes them.
    public func toJSONString(
        useMappedKeys: Bool = false, options: Set<SmartEncodingOption>? = nil, prettyPrint: Bool = false
    ) -> String? {
        SmartEncoding.text(self, EncodingOptions(options, useMappedKeys: useMappedKeys), pretty: prettyPrint)
    }

    /// As `toJSONString`, as UTF-8.
    public func toJSONData(
        useMappedKeys: Bool = false, options: Set<SmartEncodingOption>? = nil, prettyPrint: Bool = false
    ) -> Data? {
        SmartEncoding.data(self, EncodingOptions(options, useMappedKeys: useMappedKeys), pretty: prettyPrint)
    }
}

extension Array where Element: SmartEncodable {
    /// The models as plain values.
    public func toArray(useMappedKeys: Bool = false, options: Set<SmartEncodingOption>? = nil) -> [Any]? {
        SmartEncoding.plain(self, EncodingOptions(options, useMappedKeys: useMappedKeys)) as? [Any]
    }

    /// The models as a JSON array in text. As `SmartEncodable.toJSONString`, for each of them.
    public func toJSONString(
        useMappedKeys: Bool = false, options: Set<SmartEncodingOption>? = nil, prettyPrint: Bool = false
    ) -> String? {
        SmartEncoding.text(self, EncodingOptions(options, useMappedKeys: useMappedKeys), pretty: prettyPrint)
    }

    /// As `toJSONString`, as UTF-8.
    public func toJSONData(
        useMappedKeys: Bool = false, options: Set<SmartEncodingOption>? = nil, prettyPrint: Bool = false
    ) -> Data? {
        SmartEncoding.data(self, EncodingOptions(options, useMappedKeys: useMappedKeys), pretty: prettyPrint)
    }
}
