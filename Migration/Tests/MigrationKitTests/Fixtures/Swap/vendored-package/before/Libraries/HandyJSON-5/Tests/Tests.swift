import HandyJSON

struct Tested: HandyJSON {}
