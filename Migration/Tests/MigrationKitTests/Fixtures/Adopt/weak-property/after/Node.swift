import Foundation
import SmartCodable

class Node: SmartCodable {
    var value = 0
    weak var parent: Node?
    var children: [Node] = []
    required init() {}
    private enum CodingKeys: String, CodingKey {
        case value, children
    }

    class func mappingForKey() -> [SmartKeyTransformer]? {
        [CodingKeys.value <--- "v"]
    }
}
