#if canImport(HandyJSONCompat)
import HandyJSONCompat
#endif
struct D: HandyJSON { var id = 0 }
