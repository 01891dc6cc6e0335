import Foundation
@_spi(Engine) import SmartEngine

extension SmartEncodable {
    /// The model as Foundation values, as JSONSerialization gives them: numbers and Booleans are NSNumbers. O(size).
    ///
    /// - Parameters:
    ///   - useMappedKeys: Whether fields have the names of `mappingForKey()` instead of the coding keys'.
    ///   - options: Options for this call, which take precedence over the model's and the process's.
    /// - Returns: Nil if the model cannot be written, or is not written as an object.
    public func toDictionary(useMappedKeys: Bool = false, options: Set<SmartEncodingOption>? = nil) -> [String: Any]? {
        var isWritten = false
        let options = EncodingOptions.ofCall(options, useMappedKeys: useMappedKeys)
        if let object = EncodingCall.plain(self, options, isWritten: &isWritten) as? [String: Any] { return object }
        EncodingCall.tellOther(Self.self, isWritten: isWritten, "an object", "dictionary")
        return nil
    }

    /// The model as JSON text, fields in the order `encode(to:)` writes them. O(size).
    ///
    /// - Parameters:
    ///   - useMappedKeys: Whether fields have the names of `mappingForKey()` instead of the coding keys'.
    ///   - options: Options for this call, which take precedence over the model's and the process's.
    ///   - prettyPrint: Whether there are line breaks, and two blanks of indentation for each level.
    /// - Returns: Nil when the model cannot be written; a log says why.
    public func toJSONString(
        useMappedKeys: Bool = false, options: Set<SmartEncodingOption>? = nil, prettyPrint: Bool = false
    ) -> String? {
        EncodingCall.text(self, EncodingOptions.ofCall(options, useMappedKeys: useMappedKeys), pretty: prettyPrint)
    }

    /// The model as JSON in UTF-8, fields in the order `encode(to:)` writes them. O(size).
    ///
    /// - Parameters:
    ///   - useMappedKeys: Whether fields have the names of `mappingForKey()` instead of the coding keys'.
    ///   - options: Options for this call, which take precedence over the model's and the process's.
    ///   - prettyPrint: Whether there are line breaks, and two blanks of indentation for each level.
    /// - Returns: Nil when it cannot be written; a log says why.
    public func toJSONData(
        useMappedKeys: Bool = false, options: Set<SmartEncodingOption>? = nil, prettyPrint: Bool = false
    ) -> Data? {
        EncodingCall.data(self, EncodingOptions.ofCall(options, useMappedKeys: useMappedKeys), pretty: prettyPrint)
    }
}

extension Array where Element: SmartEncodable {
    /// The models as Foundation values, as `toDictionary` gives them.
    ///
    /// - Parameters:
    ///   - useMappedKeys: Whether fields have the names of `mappingForKey()` instead of the coding keys'.
    ///   - options: Options for this call, which take precedence over the model's and the process's.
    /// - Returns: Nil when one of them cannot be written.
    public func toArray(useMappedKeys: Bool = false, options: Set<SmartEncodingOption>? = nil) -> [Any]? {
        var isWritten = false
        let options = EncodingOptions.ofCall(options, useMappedKeys: useMappedKeys)
        if let list = EncodingCall.plain(self, options, isWritten: &isWritten) as? [Any] { return list }
        EncodingCall.tellOther(Self.self, isWritten: isWritten, "a list", "array")
        return nil
    }
}
