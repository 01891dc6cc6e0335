import HandyJSONCompat

// handyjson-migrate:ignore adopt-model
struct A: HandyJSON {
    var id = 0
    mutating func mapping(mapper: HelpingMapper) { mapper <<< id <-- "x" }
}

struct B: HandyJSON { // handyjson-migrate:ignore some-other-rule
    var a: A?
}
