import Foundation

enum JSONValue {
    case none
}

public enum Kinds {
    public struct SmartReport {}
}

extension KeyedDecodingContainer {
    func decode(_ type: [String: Any].Type, forKey key: Key) throws -> [String: Any] { [:] }
}
