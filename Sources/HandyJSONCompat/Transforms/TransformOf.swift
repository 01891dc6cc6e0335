import SmartEngine

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
