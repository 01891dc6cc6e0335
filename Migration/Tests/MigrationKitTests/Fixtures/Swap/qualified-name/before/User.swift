import HandyJSON

struct User: HandyJSON.HandyJSON {
    var kind: Kind?
    mutating func mapping(mapper: HandyJSON.HelpingMapper) {
        mapper <<< kind <-- HandyJSON.EnumTransform<Kind>()
    }
}

enum Kind: String, HandyJSON.HandyJSONEnum { case a }

let types: [HandyJSON.Type] = []
let found = HandyJSON.JSONDeserializer<User>.deserializeFrom(json: nil)
