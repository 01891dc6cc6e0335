import HandyJSON

struct M: HandyJSON {
    var a: Date?
    var b: Int?
    mutating func mapping(mapper: HelpingMapper) {
        mapper <<< a <-- DateTransform()
        mapper <<< b <-- TransformOf<Int, Int>(fromJSON: { $0 }, toJSON: { $0 })
    }
}
