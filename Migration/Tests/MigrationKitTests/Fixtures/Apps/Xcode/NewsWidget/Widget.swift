import HandyJSON

struct Entry: HandyJSON { var date: Date? }
