import Foundation
import SmartCodable

struct Point: SmartCodable {
    var x = 0.0
    var y = 0.0
    static func mappingForKey() -> [SmartKeyTransformer]? {
        [
            CodingKeys.x <--- "px", // across
            CodingKeys.y <--- ["py", "y"],
        ]
    }
}
