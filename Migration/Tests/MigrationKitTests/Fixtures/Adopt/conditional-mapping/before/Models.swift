import HandyJSONCompat

struct Setting: HandyJSON {
    var id = 0
    #if DEBUG
    mutating func mapping(mapper: HelpingMapper) { mapper <<< id <-- "debug_id" }
    #else
    mutating func mapping(mapper: HelpingMapper) { mapper <<< id <-- "release_id" }
    #endif
}

struct Other: HandyJSON {
    var id = 0
    #if DEBUG
    var trace: Any?
    #endif
    mutating func mapping(mapper: HelpingMapper) { mapper <<< id <-- "other_id" }
}
