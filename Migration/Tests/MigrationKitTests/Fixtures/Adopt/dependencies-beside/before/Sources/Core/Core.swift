import HandyJSONCompat

struct CoreModel: HandyJSON { var id = 0 }
func configureCore() { HandyJSONConfiguration.debugMode = .none }
