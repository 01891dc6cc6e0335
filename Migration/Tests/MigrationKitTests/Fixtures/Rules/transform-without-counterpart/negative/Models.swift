import HandyJSON

struct M: HandyJSON {
    var a: Date?
    var b: Int?
    var c: NSDecimalNumber?
    var d: (Int, Int)?
    mutating func mapping(mapper: HelpingMapper) {
        mapper <<< a <-- DateTransform()
        mapper <<< b <-- TransformOf<Int, Int>(fromJSON: { $0 }, toJSON: { $0 })
        mapper <<< c <-- NSDecimalNumberTransform()
        mapper <<< d <-- TransformOf<(Int, Int), Int>(fromJSON: { _ in nil }, toJSON: { _ in nil })
    }
}
