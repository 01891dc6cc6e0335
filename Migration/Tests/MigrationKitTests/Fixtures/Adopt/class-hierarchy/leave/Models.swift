import SmartCodable

class BaseModel: SmartCodable {
    required init() {}
    class func mappingForKey() -> [SmartKeyTransformer]? { nil }
}

class Goods: BaseModel {
    var id = 0
}
