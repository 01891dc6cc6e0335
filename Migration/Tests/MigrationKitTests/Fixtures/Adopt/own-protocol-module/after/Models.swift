import HandyJSONCompat
import SmartCodable

protocol Identified: HandyJSON { var id: Int { get } }
struct Post: Identified, SmartCodable { var id = 0 }
struct Video: Identified { var id = 0 }
