public protocol _ExtendCustomModelType {}
public protocol HandyJSON: _ExtendCustomModelType {}
extension HandyJSON {
    public func toJSONString() -> String? { nil }
}
