import Foundation
import SmartCodable

struct LastModel: SmartCodable { var id = 0 }
