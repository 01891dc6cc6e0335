#if canImport(HandyJSON)
import HandyJSON
#elseif os(Linux) && !canImport(HandyJSON)
import Foundation
#endif
