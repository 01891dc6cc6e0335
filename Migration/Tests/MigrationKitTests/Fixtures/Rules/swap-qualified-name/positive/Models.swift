import HandyJSON

struct A: HandyJSON.HandyJSON {} // find
