import SmartEngine

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
