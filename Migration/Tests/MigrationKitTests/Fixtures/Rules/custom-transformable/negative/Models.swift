import HandyJSON

struct A: HandyJSON {}
