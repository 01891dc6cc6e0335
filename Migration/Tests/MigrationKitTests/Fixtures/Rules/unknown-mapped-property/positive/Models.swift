import HandyJSON

struct M: HandyJSON {
    var id: Int { 0 }
    var a = 0
    mutating func mapping(mapper: HelpingMapper) {
        mapper <<< id <-- "x" // find
        mapper <<< missing <-- "y" // find
    }
}
