import HandyJSONCompat

class Base: HandyJSON {
    required init() {}
    func mapping(mapper: HelpingMapper) {}
}

class Wide: Base {
    var a = 0, b = 0, c = 0, d = 0
    var e: Int?
    var f: Int?
    var g: Int?
    override func mapping(mapper: HelpingMapper) {
        super.mapping(mapper: mapper)
        mapper <<< a <-- "A"
        mapper <<< b <-- "B"
        mapper <<< c <-- "C"
        mapper <<< d <-- "D"
        mapper <<< e <-- "E"
        mapper <<< f <-- "F"
        mapper <<< g <-- "G"
    }
}
