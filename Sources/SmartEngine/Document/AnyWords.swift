import Foundation

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
