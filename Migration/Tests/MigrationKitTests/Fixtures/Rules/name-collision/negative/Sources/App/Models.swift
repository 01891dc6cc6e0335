import Core
import HandyJSON

public struct JSONValue: HandyJSON {
    public var id = 0
    public init() {}
}

extension KeyedDecodingContainer {
    public func decode(_ type: [Any].Type, forKey key: Key) throws -> [Any] { [] }
}

infix operator <---: AdditionPrecedence
