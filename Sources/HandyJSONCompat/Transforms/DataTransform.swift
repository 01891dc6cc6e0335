import Foundation
import SmartCodable

/// Bytes as base64 text.
///
///     mapper <<< self.thumbnail <-- DataTransform()     // {"thumbnail": "aGk="}
///
/// JSON form: String. Text with missing padding, line breaks or other foreign characters gives nil. Rule: HandyJSON
/// 5.0.4.
open class DataTransform: TransformType {
    public typealias Object = Data
    public typealias JSON = String

    public init() {}

    open func transformFromJSON(_ value: Any?) -> Data? {
        (value as? String).flatMap { Data(base64Encoded: $0) }
    }

    open func transformToJSON(_ value: Data?) -> String? {
        value?.base64EncodedString()
    }
}
