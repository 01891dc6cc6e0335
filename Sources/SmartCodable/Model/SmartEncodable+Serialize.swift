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

/// One native encode.
enum SmartEncoding {
    static func text<T>(_ value: T, _ options: EncodingOptions, pretty: Bool) -> String? {
        write(value, options, pretty) { $0.makeString() }
    }

    static func data<T>(_ value: T, _ options: EncodingOptions, pretty: Bool) -> Data? {
        write(value, options, pretty) { $0.makeData() }
    }

    private static func write<T, R>(
        _ value: T, _ options: EncodingOptions, _ pretty: Bool, _ result: (JSONByteWriter) -> R
    ) -> R? {
        let session = EncodingSession(pretty: pretty, options: options)
        defer { session.finish() }
        let codec = CodecRegistry.shared.codec(for: T.self)
        return session.write(value, codec) ? result(session.context.state.pointee.writer) : nil
    }

    /// By way of the text: one run for the whole value, and what JSON cannot hold is left out.
    static func plain<T>(_ value: T, _ options: EncodingOptions) -> Any? {
        write(value, options, false) { $0.plainValue() }.flatMap { $0 }
    }
}
