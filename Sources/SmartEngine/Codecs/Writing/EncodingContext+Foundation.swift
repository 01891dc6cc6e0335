import Foundation

extension AnyHashable {
    /// The value if it is an AnyHashable itself: a cast would also accept any other Hashable value.
    static func exact(_ value: Any) -> AnyHashable? {
        Swift.type(of: value) == AnyHashable.self ? value as? AnyHashable : nil
    }
}

extension EncodingContext {
    /// The members by the texts of their keys, as in a `[Int: Value]`; by HandyJSON's rules only those whose keys are
    /// text. A member without such a key is noted.
    @_optimize(size) @_semantics("optimize.sil.specialize.generic.never")
    func members<Value>(of table: [(key: Any, value: Value)]) -> [String: Value] {
        var members: [String: Value] = [:]
        var numbered: [(key: NSNumber, value: Value)] = []
        for (key, value) in table {
            if let name = key as? String {
                members[name] = value
            } else if let number = key as? NSNumber, !state.pointee.options.leavesOutNull {
                numbered.append((number, value))
            } else {
                noteUnwritten(type(of: value as Any))
            }
        }
        // A key that is text wins over a number with the same text.
        for (key, value) in numbered
        where members.updateValue(members[key.stringValue] ?? value, forKey: key.stringValue) != nil {
            noteUnwritten(type(of: value as Any))
        }
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
    /// Whether the object is of one of Foundation's JSON classes.
    var isJSON: Bool { self is NSString || self is NSNumber }
}
