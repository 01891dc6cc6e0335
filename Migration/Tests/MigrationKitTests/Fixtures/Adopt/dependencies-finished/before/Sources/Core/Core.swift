import HandyJSONCompat

struct CoreModel: HandyJSON { var id = 0 }
