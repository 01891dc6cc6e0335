import HandyJSONCompat

struct A: HandyJSON { var id = ( }
