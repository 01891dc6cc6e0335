import HandyJSON

struct A: HandyJSON {}
extension A { func f() {} }
