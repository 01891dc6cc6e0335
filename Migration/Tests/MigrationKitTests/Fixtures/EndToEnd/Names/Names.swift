import Foundation

// A module without models, whose names SmartCodable and HandyJSONCompat have too.

public enum JSONValue: Equatable { // find
    case null, text(String)
}

public struct SmartReport { // find
    public var text = "the app's own"
    public init() {}
}

open class SmartDate { // find
    public init() {}
    public var day = "today"
}

public typealias SmartKey = String // find

public protocol SmartConverting { // find
    func converted() -> String
}

/// Named like what the engine does not show.
public struct Document {
    public var pages = 3
    public init() {}
}

extension KeyedDecodingContainer {
    public func decode(_ type: [String: Any].Type, forKey key: Key) throws -> [String: Any] { // find
        ["own": key.stringValue]
    }

    public func decodeIfPresent(_ type: [Any].Type, forKey key: Key) throws -> [Any]? { ["own"] } // find
}

extension KeyedEncodingContainer {
    public mutating func encode(_ value: [String: Any], forKey key: Key) throws { // find
        try encode("own", forKey: key)
    }
}

extension Decoder {
    public subscript<T: Decodable>(_ names: String...) -> T? { "own subscript" as? T }
}

extension Encodable {
    public func encoded() -> String { "own encoded" }
}

extension Data {
    public func decoded<T: Decodable>(as type: T.Type = T.self) throws -> T {
        try JSONDecoder().decode(type, from: self)
    }
}

extension Array {
    public func decoded() -> String { "own decoded" }
}
