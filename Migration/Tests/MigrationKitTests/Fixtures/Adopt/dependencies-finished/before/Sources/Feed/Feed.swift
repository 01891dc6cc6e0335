import HandyJSONCompat

struct FeedModel: HandyJSON { var id = 0 }
