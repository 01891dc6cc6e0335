import HandyJSONCompat

struct Price: HandyJSON {
    var amount: NSDecimalNumber?
    var pair: (Int, Int)?
    mutating func mapping(mapper: HelpingMapper) {
        mapper <<< amount <-- NSDecimalNumberTransform()
        mapper <<< pair <-- TransformOf<(Int, Int), String>(fromJSON: { _ in (1, 2) }, toJSON: { _ in "" })
    }
}
