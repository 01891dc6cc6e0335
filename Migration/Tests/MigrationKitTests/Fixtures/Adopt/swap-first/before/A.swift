import HandyJSON

struct A: HandyJSON { var id = 0 }
