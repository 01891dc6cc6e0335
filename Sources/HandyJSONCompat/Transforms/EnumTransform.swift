import SmartCodable

/// A raw-value enum that is not a `HandyJSONEnum`, such as one from another module.
///
///     mapper <<< self.status <-- EnumTransform<Status>()
///
/// JSON form: the raw value. It is taken as it is, so `"1"` is not the Int raw value 1; an unknown one gives nil. Rule:
/// HandyJSON 5.0.4.
open class EnumTransform<T: RawRepresentable>: TransformType {
    public typealias Object = T
    public typealias JSON = T.RawValue

    public init() {}

    open func transformFromJSON(_ value: Any?) -> T? {
        jsonValue(value, as: T.RawValue.self).flatMap(T.init(rawValue:))
    }

    open func transformToJSON(_ value: T?) -> T.RawValue? {
        value?.rawValue
    }
}
