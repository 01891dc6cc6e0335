import Foundation

/// Base64 text.
public struct SmartDataTransformer: ValueTransformable {
    public init() {}
    public func transformFromJSON(_ value: Any?) -> Data? { (value as? String).flatMap { Data(base64Encoded: $0) } }
    public func transformToJSON(_ value: Data?) -> String? { value?.base64EncodedString() }
}
