import HandyJSONCompat
import SmartCodable

struct FeedModel: SmartCodable { var id = 0 }
func configureFeed() { HandyJSONConfiguration.debugMode = .none }
