import Foundation
import SmartCodable

final class MillisecondsTransform: ValueTransformable {
    typealias Object = Date
    typealias JSON = Double
    func transformFromJSON(_ value: Any?) -> Date? { (value as? Double).map { Date(timeIntervalSince1970: $0 / 1000) } }
    func transformToJSON(_ value: Date?) -> Double? { value.map { $0.timeIntervalSince1970 * 1000 } }
}

struct Journal: SmartCodable {
    var created: Date?
    static func mappingForKey() -> [SmartKeyTransformer]? {
        [CodingKeys.created <--- "created_at"]
    }

    static func mappingForValue() -> [SmartValueTransformer]? {
        [CodingKeys.created <--- MillisecondsTransform()]
    }
}
