import HandyJSONCompat

struct Profile: HandyJSON, Codable, Equatable {
    var id = 0
}
