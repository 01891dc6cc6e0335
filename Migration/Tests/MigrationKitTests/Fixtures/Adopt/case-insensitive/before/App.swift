import HandyJSONCompat

func configure() {
    HandyJSONConfiguration.debugMode = .none
    HandyJSONConfiguration.deserializeOptions.insert(.caseInsensitive)
}

struct User: HandyJSON {
    var userName = ""
}

struct Order: HandyJSON {
    var orderID = 0
}
