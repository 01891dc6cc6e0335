#if canImport(HandyJSONCompat)
import HandyJSONCompat
#elseif os(Linux) && !canImport(HandyJSONCompat)
import Foundation
#endif
