import HandyJSON

struct Price: HandyJSON {
    var value: NSDecimalNumber?
    mutating func mapping(mapper: HelpingMapper) {
        mapper <<< value <-- NSDecimalNumberTransform() // find
    }
}
