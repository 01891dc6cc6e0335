import HandyJSONCompat

struct LastModel: HandyJSON { var id = 0 }
