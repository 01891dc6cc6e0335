import Foundation
import SmartEngine

/// A conversion between a JSON value and a property, for the mapper's `<--`.
///
///     mapper <<< self.birthday <-- CustomDateFormatTransform(formatString: "yyyy-MM-dd")
///     mapper <<< self.price <-- ("unit_price", NSDecimalNumberTransform())
///
/// The value from JSON arrives as JSONSerialization gives it: NSNumber, String, an array, a dictionary. A transform is
/// not called for null or a missing key, and a nil result leaves the property as `init()` made it. Same shape and rules
/// as in HandyJSON 5.0.4.
public protocol TransformType {
    /// The type of the property.
    associatedtype Object
    /// What the property becomes in JSON.
    associatedtype JSON

    /// Makes the property's value from the value as JSONSerialization gives it. If it is nil, the property keeps its
    /// initial value.
    ///
    /// - Parameter value: The value as JSONSerialization gives it; never nil.
    /// - Returns: The value of the property, or nil.
    func transformFromJSON(_ value: Any?) -> Object?
    /// The value to write; nil is null in text. Not called for a property that is nil.
    ///
    /// - Parameter value: The property's value; never nil.
    /// - Returns: What is written, or nil.
    func transformToJSON(_ value: Object?) -> JSON?
}

/// A raw JSON value as the type that a transform expects.
///
/// A plain cast of a Swift `Int` in `Any` to `Double` fails where the same number as an NSNumber succeeds, so numbers
/// from a `[String: Any]` source are tried as NSNumber too, whatever they come in. HandyJSON got an NSNumber from text
/// and in `deserialize(from: [Any])`, which bridged each element to an NSDictionary, and the Swift number from a
/// `[String: Any]`.
func jsonValue<T>(_ value: Any?, as type: T.Type) -> T? {
    // Unwrapped first: a cast of nil to `Any` would succeed.
    guard let value else { return nil }
    return Swift.type(of: value) == T.self ? ExactCast.value(value, as: type) : cast(value, to: type)
}

private func cast<T>(_ value: Any, to type: T.Type) -> T? { value as? T ?? NSNumber.of(value) as? T }

/// A transform made of two closures.
///
///     mapper <<< self.tags <-- TransformOf<[String], String>(
///         fromJSON: { $0?.components(separatedBy: ",") },
///         toJSON: { $0?.joined(separator: ",") })
///
/// JSON form: `JSONType`. A value of another type reaches `fromJSON` as nil: the text `"7"` is not converted for a
/// `TransformOf<Int, Int>`. Rule: HandyJSON 5.0.4.
open class TransformOf<ObjectType, JSONType>: TransformType {
    /// The type of the property.
    public typealias Object = ObjectType
    /// The type that `fromJSON` receives and `toJSON` returns.
    public typealias JSON = JSONType

    private let fromJSON: (JSONType?) -> ObjectType?
    private let toJSON: (ObjectType?) -> JSONType?

    /// A transform of two closures.
    ///
    /// - Parameters:
    ///   - fromJSON: receives nil for a value of another type than `JSONType`. Nil: the property keeps its initial
    ///     value.
    ///   - toJSON: returns nil for a value that is null in the text.
    public init(fromJSON: @escaping (JSONType?) -> ObjectType?, toJSON: @escaping (ObjectType?) -> JSONType?) {
        self.fromJSON = fromJSON
        self.toJSON = toJSON
    }

    /// Returns the result of `fromJSON`.
    ///
    /// - Parameter value: The value as JSONSerialization gives it.
    /// - Returns: The value of the property, or nil.
    open func transformFromJSON(_ value: Any?) -> ObjectType? {
        fromJSON(jsonValue(value, as: JSONType.self))
    }

    /// Returns the result of `toJSON`.
    ///
    /// - Parameter value: The property's value.
    /// - Returns: What is written, or nil.
    open func transformToJSON(_ value: ObjectType?) -> JSONType? {
        toJSON(value)
    }
}

/// A raw-value enum that is not a `HandyJSONEnum`, such as one from another module.
///
///     mapper <<< self.status <-- EnumTransform<Status>()
///
/// JSON form: the raw value. It is taken as it is, so `"1"` is not the Int raw value 1; an unknown one gives nil. Rule:
/// HandyJSON 5.0.4.
open class EnumTransform<T: RawRepresentable>: TransformType {
    /// The type of the property.
    public typealias Object = T
    /// The form in JSON.
    public typealias JSON = T.RawValue

    /// Takes no options.
    public init() {}

    /// The case of a raw value; nil for an unknown one and for a value of another type.
    ///
    /// - Parameter value: The value as JSONSerialization gives it.
    /// - Returns: The value of the property, or nil.
    open func transformFromJSON(_ value: Any?) -> T? {
        jsonValue(value, as: T.RawValue.self).flatMap(T.init(rawValue:))
    }

    /// The raw value.
    ///
    /// - Parameter value: The property's value.
    /// - Returns: What is written, or nil.
    open func transformToJSON(_ value: T?) -> T.RawValue? {
        value?.rawValue
    }
}
