import Foundation

/// How Apple's Foundation hands a dictionary over: an object at each place. `JSONSerialization`, property lists, push
/// payloads and web views give such ones; corelibs Foundation gives Swift's values for most.
package enum ObjectForm: CaseIterable, Sendable {
    /// NSDictionary, NSArray and NSString.
    case immutable
    /// NSMutableDictionary, NSMutableArray and NSMutableString, as with `.mutableContainers` and `.mutableLeaves`.
    case mutable
    /// Subclasses, as all of Apple's classes are: nothing is known of them but what they answer.
    case subclass

    /// All, or one where all is slow.
    package static let tested: [ObjectForm] = randomPayloads < 3 ? [.subclass] : allCases

    /// Objects in a Swift dictionary, which is what `as? [String: Any]` makes of an NSDictionary.
    package func members(_ source: [String: Any]) -> [String: Any] { source.mapValues { object($0) } }

    package func dictionary(_ source: [String: Any]) -> NSDictionary {
        let objects = Dictionary(uniqueKeysWithValues: source.map { (text($0.key), object($0.value)) })
        switch self {
        case .immutable: return NSDictionary(objects: Array(objects.values), forKeys: Array(objects.keys))
        case .mutable: return NSMutableDictionary(objects: Array(objects.values), forKeys: Array(objects.keys))
        case .subclass: return own(objects)
        }
    }

    package func array(_ source: [Any]) -> NSArray {
        let objects = source.map { object($0) }
        switch self {
        case .immutable: return NSArray(array: objects)
        case .mutable: return NSMutableArray(array: objects)
        case .subclass: return own(objects)
        }
    }

    /// What Objective-C sees of a Swift value. One that it does not know stays: it is in a box there, which casts open.
    package func object(_ value: Any) -> Any {
        // Asked of the type first: NSNumber casts to Bool, to Int and to Double.
        if let optional = value as? any Wrapping { return optional.wrapped.map { object($0) } ?? NSNull() }
        if type(of: value) is AnyClass { return value }
        switch value {
        case let flag as Bool: return NSNumber(value: flag)
        case let number as any Numbered: return number.number
        case let string as String: return text(string)
        case let date as Date: return NSDate(timeIntervalSinceReferenceDate: date.timeIntervalSinceReferenceDate)
        case let data as Data: return NSData(data: data)
        case let url as URL: return NSURL(string: url.absoluteString) ?? NSNull()
        case let id as UUID: return NSUUID(uuidString: id.uuidString) ?? NSNull()
        case let hashable as AnyHashable where type(of: value) == AnyHashable.self: return object(hashable.base)
        case let members as [String: Any]: return dictionary(members)
        case let elements as [Any]: return array(elements)
        default: return value
        }
    }

    private func text(_ text: String) -> NSString {
        self == .mutable ? NSMutableString(string: text) : NSString(string: text)
    }
}

private protocol Wrapping { var wrapped: Any? { get } }

extension Optional: Wrapping {
    fileprivate var wrapped: Any? { map { $0 } }
}

/// A number that Objective-C has a type for.
private protocol Numbered { var number: NSNumber { get } }

extension Int: Numbered { fileprivate var number: NSNumber { NSNumber(value: self) } }
extension Int8: Numbered { fileprivate var number: NSNumber { NSNumber(value: self) } }
extension Int16: Numbered { fileprivate var number: NSNumber { NSNumber(value: self) } }
extension Int32: Numbered { fileprivate var number: NSNumber { NSNumber(value: self) } }
extension Int64: Numbered { fileprivate var number: NSNumber { NSNumber(value: self) } }
extension UInt: Numbered { fileprivate var number: NSNumber { NSNumber(value: self) } }
extension UInt8: Numbered { fileprivate var number: NSNumber { NSNumber(value: self) } }
extension UInt16: Numbered { fileprivate var number: NSNumber { NSNumber(value: self) } }
extension UInt32: Numbered { fileprivate var number: NSNumber { NSNumber(value: self) } }
extension UInt64: Numbered { fileprivate var number: NSNumber { NSNumber(value: self) } }
extension Float: Numbered { fileprivate var number: NSNumber { NSNumber(value: self) } }
extension Double: Numbered { fileprivate var number: NSNumber { NSNumber(value: self) } }
extension CGFloat: Numbered { fileprivate var number: NSNumber { NSNumber(value: Double(self)) } }
extension Decimal: Numbered { fileprivate var number: NSNumber { NSDecimalNumber(decimal: self) } }

#if canImport(ObjectiveC)
private func own(_ objects: [NSString: Any]) -> NSDictionary { NSDictionary(dictionary: objects) }
private func own(_ objects: [Any]) -> NSArray { NSArray(array: objects) }
#else
// Classes of their own. corelibs Foundation casts such a dictionary to an empty one of Swift, and mirrors show nothing.
private func own(_ objects: [NSString: Any]) -> NSDictionary { OwnDictionary(objects) }
private func own(_ objects: [Any]) -> NSArray { OwnArray(objects) }

private final class OwnDictionary: NSDictionary {
    private let objects: [NSString: Any]

    init(_ objects: [NSString: Any]) {
        self.objects = objects
        super.init(objects: nil, forKeys: nil, count: 0)
    }
    required init?(coder: NSCoder) { nil }
    required init(objects: UnsafePointer<AnyObject>!, forKeys keys: UnsafePointer<NSObject>!, count: Int) {
        self.objects = [:]
        super.init(objects: nil, forKeys: nil, count: 0)
    }
    required convenience init(dictionaryLiteral elements: (Any, Any)...) { self.init([:]) }

    override var count: Int { objects.count }
    override func object(forKey key: Any) -> Any? {
        ((key as? NSString) ?? (key as? String).map { NSString(string: $0) }).flatMap { objects[$0] }
    }
    override func keyEnumerator() -> NSEnumerator { OwnEnumerator(Array(objects.keys)) }
}

private final class OwnArray: NSArray {
    private let objects: [Any]

    init(_ objects: [Any]) {
        self.objects = objects
        super.init()
    }
    required init?(coder: NSCoder) { nil }
    required init(objects: UnsafePointer<AnyObject>!, count: Int) {
        self.objects = []
        super.init()
    }
    required convenience init(arrayLiteral elements: Any...) { self.init([]) }

    override var count: Int { objects.count }
    override func object(at index: Int) -> Any { objects[index] }
}

private final class OwnEnumerator: NSEnumerator {
    private var rest: ArraySlice<Any>

    init(_ objects: [Any]) { rest = objects[...] }

    override func nextObject() -> Any? { rest.popFirst() }
}
#endif
