import HandyJSON

struct M: HandyJSON {
    var price: NSDecimalNumber?
    var total: NSDecimalNumber?
    var list: NSArray?
    var count: NSNumber?
    mutating func mapping(mapper: HelpingMapper) {
        mapper <<< price <-- NSDecimalNumberTransform()
        mapper >>> total
    }
}

struct View { var price: NSDecimalNumber? }
