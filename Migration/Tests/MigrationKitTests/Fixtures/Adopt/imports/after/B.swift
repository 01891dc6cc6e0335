import Foundation
import SmartCodable

struct B: SmartCodable { var id = 0 }
