import HandyJSONCompat
import SmartCodable

struct CoreModel: SmartCodable { var id = 0 }
func configureCore() { HandyJSONConfiguration.debugMode = .none }
