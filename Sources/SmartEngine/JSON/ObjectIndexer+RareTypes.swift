// Memory: bytes and nodes belong to a document or a writer, which the caller keeps alive. Sixteen bytes after a text
// may be read.

import Foundation

extension ObjectIndexer {
    /// Adds optionals, narrow numbers and typed collections; everything else is foreign.
    mutating func addOther(_ value: Any, depth: Int) -> Bool {
        // The exact type is compared: any Hashable value could be cast to it.
        if type(of: value) == AnyHashable.self, let hashable = value as? AnyHashable {
            return add(hashable.base, depth: depth)
        }
        if let optional = value as? AnyOptional {
            guard let wrapped = optional.wrappedAny else {
                append(Node(.null, offset: 0, flags: .valueOnly))
                return true
            }
            return add(wrapped, depth: depth)
        }
        let place = nodeCount
        guard let isAdded = addNumber(value) else { return addText(value) ?? addCollection(value, depth: depth) }
        if isAdded { keepOriginal(value, at: place) }
        return isAdded
    }

    /// Adds a number of a rarer type; nil if the value is not a number.
    private mutating func addNumber(_ value: Any) -> Bool? {
        switch value {
        case let number as Float: return add(Double(number))
        case let number as Int8: return add(Int64(number))
        case let number as Int16: return add(Int64(number))
        case let number as Int32: return add(Int64(number))
        case let number as Int64: return add(number)
        case let number as UInt: return add(UInt64(number))
        case let number as UInt8: return add(Int64(number))
        case let number as UInt16: return add(Int64(number))
        case let number as UInt32: return add(Int64(number))
        case let number as UInt64: return add(number)
        case let number as CGFloat: return add(Double(number))
        case let decimal as Decimal: return add(decimal, .native)
        default: return nil
        }
    }

    private mutating func addText(_ value: Any) -> Bool? { (value as? Substring).map { add(String($0)) } }

    private mutating func addCollection(_ value: Any, depth: Int) -> Bool {
        if let list = value as? AnySequenceOfElements {
            guard mayGoDeeper(depth) else { return false }
            return add(list.elementsAsAny, of: value, depth: depth)
        }
        if let members = (value as? AnyTable)?.membersAsAny {
            guard mayGoDeeper(depth) else { return false }
            return add(members, of: value, depth: depth)
        }
        return addForeign(value)
    }
}

/// A typed collection in a dictionary source: `[Int]`, `Set<String>`, `[Model]` …
protocol AnySequenceOfElements {
    var elementsAsAny: [Any] { get }
}

extension Array: AnySequenceOfElements {
    var elementsAsAny: [Any] { map { $0 } }
}

extension Set: AnySequenceOfElements {
    var elementsAsAny: [Any] { map { $0 } }
}

extension ArraySlice: AnySequenceOfElements {
    var elementsAsAny: [Any] { map { $0 } }
}

/// A typed dictionary in a dictionary source: `[String: Int]`, and `[AnyHashable: Any]`, as property lists and user
/// infos come.
private protocol AnyTable {
    /// The members by name; nil if the keys' type is not text.
    var membersAsAny: [String: Any]? { get }
}

extension Dictionary: AnyTable {
    @_optimize(size) fileprivate var membersAsAny: [String: Any]? {
        if Key.self == String.self { return (self as? [String: Value])?.mapValues { $0 } }
        guard Key.self == AnyHashable.self || Key.self is NSString.Type else { return nil }
        var members: [String: Any] = [:]
        members.reserveCapacity(count)
        // Other keys are left out, as with NSDictionary.
        for (key, value) in self {
            if let name = (key as? String) ?? (key as? NSString).map({ $0 as String }) { members[name] = value }
        }
        return members
    }
}

/// Whether values in an Any may be read by its words, as `ObjectIndexer` does for the commonest types.
///
///     Any      three words with the value, or a pointer to it · the type
package enum AnyWords {
    /// Whether this holds for the seven types that are read by their words.
    package static let areKnown = RuntimeProbe.anyWords.holds {
        guard MemoryLayout<Any>.size == 4 * MemoryLayout<Int>.size else { return false }
        let members: [String: Any] = ["a": 1]
        let elements: [Any] = [1, 2]
        return holds("short") { $0 == "short" } && holds("a text of more than fifteen bytes") { $0.utf8.count == 33 }
            && holds(-2) { $0 == -2 } && holds(2.5) { $0 == 2.5 } && holds(true) { $0 } && holds(false) { !$0 }
            && holds(members) { $0.count == 1 } && holds(elements) { $0.count == 2 }
            && holds(NSNumber(value: 7)) { $0.intValue == 7 }
    }

    /// Reads the value only where the type is in its place: nothing is known of other memory.
    private static func holds<T>(_ value: T, _ isValue: (T) -> Bool) -> Bool {
        let any: Any = value
        return withUnsafePointer(to: any) { any in
            let start = UnsafeRawPointer(any)
            let type = start.load(fromByteOffset: 3 * MemoryLayout<Int>.stride, as: UInt.self)
            guard type == UInt(bitPattern: ObjectIdentifier(T.self)) else {
                // An object may be an instance of a subclass, which is read by a cast.
                return T.self is AnyClass
            }
            return isValue(start.assumingMemoryBound(to: T.self).pointee)
        }
    }

    /// Whether an object of a class cluster is the same when it is taken from an Any by its pointer as by a cast.
    package static let areObjectsKnown = RuntimeProbe.objectClasses.holds {
        let numbers = [
            NSNumber(value: 7), NSNumber(value: 2.5), NSNumber(value: true), NSNumber(value: UInt64.max),
            NSDecimalNumber.one,
        ]
        let texts = [
            NSString(string: "a"), NSString(string: "a text of several words, 文字"), NSMutableString(string: "b"),
        ]
        return numbers.allSatisfy { isSame($0) } && texts.allSatisfy { isSame($0) }
            && isSame(NSDictionary(dictionary: ["a": 1])) && isSame(NSMutableDictionary(dictionary: ["a": 1]))
            && isSame(NSArray(array: [1])) && isSame(NSMutableArray(array: [1])) && isSame(NSArray())
            && isSame(NSNull())
    }

    private static func isSame<T: AnyObject>(_ object: T) -> Bool {
        let any: Any = object
        return ExactCast.object(any, as: T.self) === object
    }
}
