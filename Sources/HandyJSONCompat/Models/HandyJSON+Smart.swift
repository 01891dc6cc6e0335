import SmartEngine

// A model may be of both families while a code base migrates: `struct User: SmartCodable, HandyJSON`. It is coded the
// native way; what both protocols give a default for is given here once more, so that neither is ambiguous.
extension HandyJSON where Self: SmartDecodable {
    /// By default there is nothing left to do.
    public mutating func didFinishMapping() {}

    /// A model from a dictionary, coded the native way; nil when there is none at `designatedPath`.
    ///
    /// - Parameters:
    ///   - dict: A dictionary, as JSONSerialization gives it. Nil gives nil.
    ///   - designatedPath: The path to it: keys separated by dots (`data.user`). Nil means the whole source.
    /// - Returns: Nil when there is none at `designatedPath`.
    public static func deserialize(from dict: NSDictionary?, designatedPath: String? = nil) -> Self? {
        guard let dict else { return nil }
        return DecodingCall.value(Self.self, from: .object(dict), designatedPath, family: .handyJSON)
    }

    /// A model from a dictionary, coded the native way; nil when there is none at `designatedPath`.
    ///
    /// - Parameters:
    ///   - dict: A dictionary, as JSONSerialization gives it. Nil gives nil.
    ///   - designatedPath: The path to it: keys separated by dots (`data.user`). Nil means the whole source.
    /// - Returns: Nil when there is none at `designatedPath`.
    public static func deserialize(from dict: [String: Any]?, designatedPath: String? = nil) -> Self? {
        guard let dict else { return nil }
        return DecodingCall.value(Self.self, from: .object(dict), designatedPath, family: .handyJSON)
    }

    /// A model from JSON text, coded the native way; nil when it is not JSON or has no object at `designatedPath`.
    ///
    /// - Parameters:
    ///   - json: JSON text. Nil gives nil.
    ///   - designatedPath: The path to it: keys separated by dots (`data.user`). Nil means the whole source.
    /// - Returns: Nil when there is none at `designatedPath`.
    public static func deserialize(from json: String?, designatedPath: String? = nil) -> Self? {
        guard let json else { return nil }
        return DecodingCall.value(Self.self, from: .text(json), designatedPath, family: .handyJSON)
    }

    /// A model from JSON as UTF-8 bytes, coded the native way; nil if it is not JSON or has no object at `designatedPath`.
    ///
    /// - Parameters:
    ///   - data: JSON as UTF-8 bytes. Nil gives nil.
    ///   - designatedPath: The path to it: keys separated by dots (`data.user`). Nil means the whole source.
    /// - Returns: Nil when there is none at `designatedPath`.
    public static func deserialize(from data: Data?, designatedPath: String? = nil) -> Self? {
        guard let data else { return nil }
        return DecodingCall.value(Self.self, from: .data(data), designatedPath, family: .handyJSON)
    }
}

extension HandyJSON where Self: SmartEncodable {
    /// The model as JSON text, coded the native way.
    ///
    /// - Parameter prettyPrint: Whether there are line breaks and indentation.
    /// - Returns: Nil when it cannot be written; the log says why.
    public func toJSONString(prettyPrint: Bool = false) -> String? {
        EncodingCall.text(self, family: .handyJSON, .handyJSON, pretty: prettyPrint)
    }
}

extension Array where Element: HandyJSON & SmartEncodable {
    /// The models as a JSON array, coded the native way.
    ///
    /// - Parameter prettyPrint: Whether there are line breaks and indentation.
    /// - Returns: Nil when it cannot be written; the log says why.
    public func toJSONString(prettyPrint: Bool = false) -> String? {
        EncodingCall.text(self, family: .handyJSON, .handyJSON, pretty: prettyPrint)
    }
}

extension _ExtendCustomModelType where Self: SmartDecodable {
    /// For the engine: the model is coded the native way.
    @inlinable
    public static var _coding: _Coding { _Coding(native: Self.self, isExtended: false) }
}

extension _ExtendCustomModelType where Self: SmartDecodable & _SmartExtended {
    /// For the engine: the model is coded the native way.
    @inlinable
    public static var _coding: _Coding { _Coding(native: Self.self, isExtended: true) }
}
