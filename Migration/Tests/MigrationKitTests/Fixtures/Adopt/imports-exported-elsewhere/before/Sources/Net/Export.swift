@_exported import HandyJSONCompat

public struct Page: HandyJSON {
    public var index = 0
    public init() {}
}
