import Foundation
@_spi(Engine) import SmartEngine

/// Base64 text.
///
///     static func mappingForValue() -> [SmartValueTransformer]? {
///         [CodingKeys.photo <--- SmartDataTransformer()]
///     }
public struct SmartDataTransformer: ValueTransformable {
    private let usesURLAlphabet: Bool

    /// A transformer for base64 text.
    ///
    /// - Parameter usesURLAlphabet: Whether it is written with the alphabet of URLs, `-` and `_`, and without padding
    ///   (RFC 4648, section 5), as in JSON Web Tokens; it is read so, too.
    public init(usesURLAlphabet: Bool = false) { self.usesURLAlphabet = usesURLAlphabet }
    /// The data of base64 text (RFC 4648, with padding; with the alphabet of URLs also without); nil for any other
    /// value. O(n).
    ///
    /// - Parameter value: The value as JSONSerialization gives it.
    /// - Returns: The value of the property, or nil.
    public func transformFromJSON(_ value: Any?) -> Data? {
        guard let text = value as? String else { return nil }
        return Data(base64Encoded: text) ?? (usesURLAlphabet ? Data(base64URLEncoded: text) : nil)
    }
    /// Base64 text in one line. O(n).
    ///
    /// - Parameter value: The property's value.
    /// - Returns: What is written, or nil.
    public func transformToJSON(_ value: Data?) -> String? {
        guard usesURLAlphabet else { return value?.base64EncodedString() }
        return value?.base64EncodedString().replacingOccurrences(of: "+", with: "-")
            .replacingOccurrences(of: "/", with: "_").replacingOccurrences(of: "=", with: "")
    }
}

extension Data {
    /// Base64 with the alphabet of URLs (RFC 4648, section 5), with padding or without. O(n).
    fileprivate init?(base64URLEncoded text: String) {
        guard text.utf8.allSatisfy({ $0 != UInt8(ascii: "+") && $0 != UInt8(ascii: "/") }) else { return nil }
        var usual = text.replacingOccurrences(of: "-", with: "+").replacingOccurrences(of: "_", with: "/")
        let excess = usual.utf8.count % 4
        if excess > 1, !usual.hasSuffix("=") { usual += String(repeating: "=", count: 4 - excess) }
        self.init(base64Encoded: usual)
    }
}
