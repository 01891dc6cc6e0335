import HandyJSONCompat

struct FeedModel: HandyJSON { var id = 0 }
func configureFeed() { HandyJSONConfiguration.debugMode = .none }
