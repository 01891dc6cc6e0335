import HandyJSONCompat

struct Price: HandyJSON {
    var amount: NSDecimalNumber!
    var text: NSAttributedString?
    var pair: (Int, String)?
    mutating func mapping(mapper: HelpingMapper) {
        mapper <<< amount <-- NSDecimalNumberTransform()
        mapper <<< text <-- TransformOf<NSAttributedString, String>(
            fromJSON: { $0.map { NSAttributedString(string: $0) } }, toJSON: { $0?.string })
        mapper <<< pair <-- TransformOf<(Int, String), String>(
            fromJSON: { $0.map { ($0.count, $0) } }, toJSON: { $0?.1 })
    }
}
