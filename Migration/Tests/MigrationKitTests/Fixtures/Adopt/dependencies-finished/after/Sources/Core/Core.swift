import Foundation
import SmartCodable

struct CoreModel: SmartCodable { var id = 0 }
