import HandyJSONCompat
import SmartCodable

// handyjson-migrate:ignore adopt-model
struct A: HandyJSON {
    var id = 0
    mutating func mapping(mapper: HelpingMapper) { mapper <<< id <-- "x" }
}

struct B: SmartCodable { // handyjson-migrate:ignore some-other-rule
    @SmartAny var a: A?
}
