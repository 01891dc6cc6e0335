import HandyJSONCompat

struct Score: HandyJSON {
    var points: Int?
    mutating func mapping(mapper: HelpingMapper) {
        mapper <<< points <-- TransformOf<Int, String>(fromJSON: { $0.flatMap { Int($0) } }, toJSON: { "\($0 ?? 0)" })
    }
}

struct Always: HandyJSON {
    var points = 0
    mutating func mapping(mapper: HelpingMapper) {
        mapper <<< points <-- TransformOf<Int, String>(fromJSON: { $0.flatMap { Int($0) } }, toJSON: { "\($0 ?? 0)" })
    }
}
