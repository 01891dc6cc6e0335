import Foundation
import SmartCodable

struct Score: SmartCodable {
    var points: Int?
    static func mappingForValue() -> [SmartValueTransformer]? {
        [CodingKeys.points <--- FastTransformer<Int, String>(fromJSON: { $0.flatMap { Int($0) } }, toJSON: { "\($0 ?? 0)" })]
    }
}

struct Always: SmartCodable {
    var points = 0
    static func mappingForValue() -> [SmartValueTransformer]? {
        [CodingKeys.points <--- FastTransformer<Int, String>(fromJSON: { $0.flatMap { Int($0) } }, toJSON: { "\($0 ?? 0)" })]
    }
}
