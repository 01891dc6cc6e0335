import HandyJSONCompat

struct Price: HandyJSON {
    var amount: Int?
    mutating func mapping(mapper: HelpingMapper) {
        mapper <<< amount <-- make()
    }
}
