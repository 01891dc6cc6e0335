import HandyJSONCompat
import SmartCodable

open class BaseModel: HandyJSON {
    public required init() {}
}

public struct Price: SmartCodable {
    public var amount = 0.0
    public init() {}
}

public struct Sent: SmartCodable, HandyJSON {
    public var id = 0
    public init() {}
}
