import Foundation
import SmartCodable

open class BaseModel: SmartCodable {
    public required init() {}
    private enum CodingKeys: CodingKey {}

    public required init(from decoder: any Decoder) throws {
        // Without properties, the compiler's would take a number or a list for a model.
        _ = try decoder.container(keyedBy: CodingKeys.self)
    }

    open class func mappingForKey() -> [SmartKeyTransformer]? { nil }
}
