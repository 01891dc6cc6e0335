import HandyJSON

struct A: HandyJSON { var a = ( } // find
