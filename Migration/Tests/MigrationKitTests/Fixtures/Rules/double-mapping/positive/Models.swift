import HandyJSON

struct M: HandyJSON {
    var id = 0
    var b = 0
    mutating func mapping(mapper: HelpingMapper) {
        mapper <<< id <-- "x" // find
        mapper <<< self.id <-- "y"
        mapper >>> b
        mapper <<< b <-- "z" // find
    }
}
