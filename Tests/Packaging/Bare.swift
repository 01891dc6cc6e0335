import HandyJSONCompat

struct User: HandyJSON { var id = 0 }

HandyJSONConfiguration.debugMode = .verbose
print(User.deserialize(from: #"{"id":7}"#)?.id ?? -1)
