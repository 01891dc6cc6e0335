#if canImport(SmartCodable)
import Foundation
import SmartCodable
#endif
struct D: SmartCodable { var id = 0 }
