import Foundation
import SmartCodable

struct User: SmartCodable { var id = 0 }
