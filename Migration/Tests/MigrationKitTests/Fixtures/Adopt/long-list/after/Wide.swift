import Foundation
import SmartCodable

class Base: SmartCodable {
    required init() {}
    private enum CodingKeys: CodingKey {}

    required init(from decoder: any Decoder) throws {
        // Without properties, the compiler's would take a number or a list for a model.
        _ = try decoder.container(keyedBy: CodingKeys.self)
    }

    class func mappingForKey() -> [SmartKeyTransformer]? { nil }
}

class Wide: Base {
    var a = 0, b = 0, c = 0, d = 0
    var e: Int?
    var f: Int?
    var g: Int?
    private enum CodingKeys: String, CodingKey {
        case a, b, c, d, e, f, g
    }

    override class func mappingForKey() -> [SmartKeyTransformer]? {
        let own: [SmartKeyTransformer] = [
            CodingKeys.a <--- "A",
            CodingKeys.b <--- "B",
            CodingKeys.c <--- "C",
            CodingKeys.d <--- "D",
            CodingKeys.e <--- "E",
            CodingKeys.f <--- "F",
            CodingKeys.g <--- "G",
        ]
        return (super.mappingForKey() ?? []) + own
    }
}
