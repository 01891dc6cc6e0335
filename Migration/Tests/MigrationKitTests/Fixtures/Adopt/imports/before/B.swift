import HandyJSONCompat
import SmartCodable

struct B: HandyJSON { var id = 0 }
