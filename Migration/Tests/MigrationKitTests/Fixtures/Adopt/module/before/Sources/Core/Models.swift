import HandyJSONCompat

open class BaseModel: HandyJSON {
    public required init() {}
}

public struct Price: HandyJSON {
    public var amount = 0.0
    public init() {}
}

public struct Sent: HandyJSON {
    public var id = 0
    public init() {}
}
