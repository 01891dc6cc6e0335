import HandyJSONCompat

struct Point: HandyJSON {
    var x = 0.0
    var y = 0.0
    mutating func mapping(mapper: HelpingMapper) {
        mapper <<< [x <-- "px", // across
                    self.y <-- ["py", "y"]]
    }
}
