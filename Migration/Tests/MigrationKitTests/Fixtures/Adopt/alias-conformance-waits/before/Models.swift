import HandyJSONCompat

typealias Model = HandyJSON

struct Pet: Model {
    var id = 0
    mutating func mapping(mapper: HelpingMapper) { mapper <<< id <-- "pet_id" }
}

struct Stored: Model {
    var id = 0
    enum CodingKeys: String, CodingKey { case id }
}
