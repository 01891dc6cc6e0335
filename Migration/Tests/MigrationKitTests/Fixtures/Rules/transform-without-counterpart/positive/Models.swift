import HandyJSON

struct M: HandyJSON {
    var a: NSDecimalNumber?
    var b: Int?
    var c: (Int, Int)?
    var d: Int?
    mutating func mapping(mapper: HelpingMapper) {
        mapper <<< a <-- NSDecimalNumberTransform() // find
        mapper <<< b <-- make() // find
        mapper <<< c <-- TransformOf<(Int, Int), Int>(fromJSON: { _ in nil }, toJSON: { _ in nil }) // find
        mapper.specify(property: &d, converter: parse) // find
    }
}
