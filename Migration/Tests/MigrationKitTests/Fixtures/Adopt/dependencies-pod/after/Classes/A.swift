import Foundation
import SmartCodable

struct A: SmartCodable { var id = 0 }
