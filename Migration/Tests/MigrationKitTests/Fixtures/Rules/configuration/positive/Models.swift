import HandyJSON

func f() { HandyJSONConfiguration.debugMode = .none } // find
