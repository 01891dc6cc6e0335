import HandyJSON

struct M: HandyJSON { var id = 0 }
