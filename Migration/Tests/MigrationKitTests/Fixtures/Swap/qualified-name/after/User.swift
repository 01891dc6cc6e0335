import HandyJSONCompat

struct User: HandyJSONCompat.HandyJSON {
    var kind: Kind?
    mutating func mapping(mapper: HandyJSONCompat.HelpingMapper) {
        mapper <<< kind <-- HandyJSONCompat.EnumTransform<Kind>()
    }
}

enum Kind: String, HandyJSONCompat.HandyJSONEnum { case a }

let types: [HandyJSON.Type] = []
let found = HandyJSONCompat.JSONDeserializer<User>.deserializeFrom(json: nil)
