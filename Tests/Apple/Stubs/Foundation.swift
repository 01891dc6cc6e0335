@_exported import CoreFoundation
@_exported import Darwin
@_exported import Dispatch
@_exported import ObjectiveC
import _Concurrency
// ---
// The standard library of the sources (root.sh) lacks it.
@_marker public protocol SendableMetatype: ~Copyable, ~Escapable {}

extension NSObject {
    @objc open dynamic var description: String { get }
    @objc open dynamic var debugDescription: String { get }
    @objc open dynamic func setValue(_ value: Any?, forKey key: String)
    @objc open dynamic func value(forKey key: String) -> Any?
    @objc open dynamic class func automaticallyNotifiesObservers(forKey key: String) -> Bool
    @objc open dynamic func willChangeValue(forKey key: String)
    @objc open dynamic func didChangeValue(forKey key: String)
    @objc open dynamic func perform(_ selector: Selector, with object: Any?) -> Unmanaged<AnyObject>?
    @objc open dynamic func observeValue(forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?)
    public func addObserver(_ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions, context: UnsafeMutableRawPointer?)
    @objc open dynamic func removeObserver(_ observer: NSObject, forKeyPath keyPath: String)
    @objc open dynamic func removeObserver(_ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?)
}
extension NSObject: CustomStringConvertible {}

// Key-value observing.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt)
    public static let new: NSKeyValueObservingOptions
    public static let old: NSKeyValueObservingOptions
    public static let initial: NSKeyValueObservingOptions
    public static let prior: NSKeyValueObservingOptions
}
public struct NSKeyValueChangeKey: Hashable, Sendable, RawRepresentable, _ObjectiveCBridgeable {
    public let rawValue: String
    public init(rawValue: String)
    public static let newKey: NSKeyValueChangeKey
    public static let oldKey: NSKeyValueChangeKey
    public func _bridgeToObjectiveC() -> NSString
    public static func _forceBridgeFromObjectiveC(_ x: NSString, result: inout NSKeyValueChangeKey?)
    public static func _conditionallyBridgeFromObjectiveC(_ x: NSString, result: inout NSKeyValueChangeKey?) -> Bool
    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSString?) -> NSKeyValueChangeKey
}
public class NSKeyValueObservation: NSObject {
    public func invalidate()
}
public struct NSKeyValueObservedChange<Value> {
    public let newValue: Value?
    public let oldValue: Value?
    public let isPrior: Bool
}
public protocol _KeyValueCodingAndObserving {}
extension NSObject: _KeyValueCodingAndObserving {}
extension _KeyValueCodingAndObserving {
    public func observe<Value>(_ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [], changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void) -> NSKeyValueObservation
}
public struct NSRange: Equatable, Hashable, Codable, Sendable {
    public init()
    public init(location: Int, length: Int)
    public var location: Int { get set }
    public var length: Int { get set }
    public init<R: RangeExpression, S: StringProtocol>(_ region: R, in target: S) where R.Bound == S.Index
    public init<R: RangeExpression>(_ region: R) where R.Bound: FixedWidthInteger
    public var lowerBound: Int { get }
    public var upperBound: Int { get }
}
extension Range where Bound == String.Index {
    public init?<S: StringProtocol>(_ range: NSRange, in string: S)
}
extension Range where Bound == Int {
    public init?(_ range: NSRange)
}
