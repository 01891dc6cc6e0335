#if canImport(HandyJSON, _version: 5.0)
import HandyJSON
#elseif !canImport(HandyJSON) && os(iOS)
import SwiftyJSON
#endif
