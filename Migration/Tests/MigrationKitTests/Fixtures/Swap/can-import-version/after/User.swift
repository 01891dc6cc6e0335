#if canImport(HandyJSON, _version: 5.0)
import HandyJSONCompat
#elseif !canImport(HandyJSONCompat) && os(iOS)
import SwiftyJSON
#endif
