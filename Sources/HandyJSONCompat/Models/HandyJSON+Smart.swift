import SmartCodable

// A model may be of both families while a code base migrates: `struct User: SmartCodable, HandyJSON`. It is coded the
// native way; what both protocols give a default for is given here once more, so that neither is ambiguous.
extension HandyJSON where Self: SmartDecodable {
    public mutating func didFinishMapping() {}

    public static func deserialize(from dict: NSDictionary?, designatedPath: String? = nil) -> Self? {
        ModelCoder.decode(Self.self, from: dict.map { .object($0) }, designatedPath)
    }

    public static func deserialize(from dict: [String: Any]?, designatedPath: String? = nil) -> Self? {
        ModelCoder.decode(Self.self, from: dict.map { .object($0) }, designatedPath)
    }

    public static func deserialize(from json: String?, designatedPath: String? = nil) -> Self? {
        ModelCoder.decode(Self.self, from: json.map { .text($0) }, designatedPath)
    }

    public static func deserialize(from data: Data?, designatedPath: String? = nil) -> Self? {
        ModelCoder.decode(Self.self, from: data.map { .data($0) }, designatedPath)
    }
}

extension HandyJSON where Self: SmartEncodable {
    public func toJSONString(prettyPrint: Bool = false) -> String? { ModelCoder.text(self, pretty: prettyPrint) }
}

extension Array where Element: HandyJSON & SmartEncodable {
    public func toJSONString(prettyPrint: Bool = false) -> String? { ModelCoder.text(self, pretty: prettyPrint) }
}

extension _ExtendCustomModelType where Self: SmartDecodable {
    @inlinable
    public static var _coding: _Coding { _Coding(native: Self.self, isExtended: false) }
}

extension _ExtendCustomModelType where Self: SmartDecodable & _SmartExtended {
    @inlinable
    public static var _coding: _Coding { _Coding(native: Self.self, isExtended: true) }
}
