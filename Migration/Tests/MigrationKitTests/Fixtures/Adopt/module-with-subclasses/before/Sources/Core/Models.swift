import HandyJSONCompat

open class BaseModel: HandyJSON {
    public required init() {}
    open func mapping(mapper: HelpingMapper) {}
}
