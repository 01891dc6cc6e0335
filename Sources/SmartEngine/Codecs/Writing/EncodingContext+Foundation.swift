import Foundation

extension AnyHashable {
    /// Only a value that is an AnyHashable itself: any other can be cast to it.
    static func exact(_ value: Any) -> AnyHashable? {
        Swift.type(of: value) == AnyHashable.self ? value as? AnyHashable : nil
    }
}

extension NSDictionary {
    /// The members whose keys are text.
    var membersByText: [String: Any] {
        var members: [String: Any] = [:]
        for (key, value) in self { if let name = key as? String { members[name] = value } }
        return members
    }
}

/// A value encoded by a closure of the user's.
package struct CustomEncoding: Encodable {
    let body: (any Encoder) throws -> Void

    package init(_ body: @escaping (any Encoder) throws -> Void) { self.body = body }

    package func encode(to encoder: any Encoder) throws { try body(encoder) }
}

extension NSObject {
    /// Whether it is one of Foundation's JSON classes.
    var isJSON: Bool { self is NSString || self is NSNumber }
}
