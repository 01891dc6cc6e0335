import Foundation
import SmartCodable

open class BaseModel: SmartCodable {
    public required init() {}
    open class func mappingForKey() -> [SmartKeyTransformer]? { nil }
}
