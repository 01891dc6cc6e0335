import HandyJSONCompat

struct A: HandyJSON { var id = 0 }
func configure() { HandyJSONConfiguration.debugMode = .none }
