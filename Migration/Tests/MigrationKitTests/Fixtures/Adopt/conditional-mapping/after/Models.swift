import HandyJSONCompat
import SmartCodable

struct Setting: HandyJSON {
    var id = 0
    #if DEBUG
    mutating func mapping(mapper: HelpingMapper) { mapper <<< id <-- "debug_id" }
    #else
    mutating func mapping(mapper: HelpingMapper) { mapper <<< id <-- "release_id" }
    #endif
}

struct Other: SmartCodable {
    var id = 0
    #if DEBUG
    @SmartAny var trace: Any?
    #endif
    static func mappingForKey() -> [SmartKeyTransformer]? {
        [CodingKeys.id <--- "other_id"]
    }
}
