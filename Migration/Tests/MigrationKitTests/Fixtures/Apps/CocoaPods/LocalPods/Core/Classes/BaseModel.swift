import HandyJSON

open class BaseModel: HandyJSON {
    public required init() {}
    open func mapping(mapper: HelpingMapper) {}
}

open class BaseResponse<T: HandyJSON>: HandyJSON {
    public var code = 0
    public var data: T?
    public required init() {}
}
