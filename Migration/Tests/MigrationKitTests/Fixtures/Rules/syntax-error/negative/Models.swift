import HandyJSON

struct A: HandyJSON { var a = 0 }
