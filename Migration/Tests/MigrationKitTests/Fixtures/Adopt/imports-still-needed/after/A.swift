import HandyJSONCompat
import SmartCodable

struct A: SmartCodable { var id = 0 }
func configure() { HandyJSONConfiguration.debugMode = .none }
