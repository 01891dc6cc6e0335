import Foundation

public enum JSONValue { // find
    case none
}

open class SmartReport {} // find
public typealias SmartKey = String // find
public protocol HandyJSONCodable {} // find

extension KeyedDecodingContainer {
    public func decode(_ type: [String: Any].Type, forKey key: Key) throws -> [String: Any] { [:] } // find
    public func decodeIfPresent(_ type: Array<Any>.Type, forKey key: Key) throws -> [Any]? { nil } // find
    func decode(_ type: [Any].Type, forKey key: Key) throws -> [Any] { [] }
    public func decode(_ type: URL.Type, fallback: URL, forKey key: Key) -> URL { fallback }
}

public extension SingleValueEncodingContainer {
    mutating func encode(_ value: [Any]) throws {} // find
}

infix operator <---: AdditionPrecedence // find
infix operator <==: AdditionPrecedence
