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
    /// What `fromJSON` gets and `toJSON` gives.
    public typealias JSON = JSONType

    private let fromJSON: (JSONType?) -> ObjectType?
    private let toJSON: (ObjectType?) -> JSONType?

    /// A transform of two closures.
    ///
    /// - Parameters:
    ///   - fromJSON: gets nil for a value of another type than `JSONType`. Nil: the property keeps its initial value.
    ///   - toJSON: gives nil for what is null in text.
    public init(fromJSON: @escaping (JSONType?) -> ObjectType?, toJSON: @escaping (ObjectType?) -> JSONType?) {
        self.fromJSON = fromJSON
        self.toJSON = toJSON
    }

    /// What `fromJSON` gives.
    ///
    /// - Parameter value: The value as JSONSerialization gives it.
    /// - Returns: The value of the property, or nil.
    open func transformFromJSON(_ value: Any?) -> ObjectType? {
        fromJSON(jsonValue(value, as: JSONType.self))
    }

    /// What `toJSON` gives.
    ///
    /// - Parameter value: The property's value.
    /// - Returns: What is written, or nil.
    open func transformToJSON(_ value: ObjectType?) -> JSONType? {
        toJSON(value)
    }
}
