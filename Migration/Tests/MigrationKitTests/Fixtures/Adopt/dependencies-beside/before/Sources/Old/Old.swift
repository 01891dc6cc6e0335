import HandyJSONCompat

func configure() { HandyJSONConfiguration.debugMode = .none }
