import UIKit
import SmartCodable

struct A: SmartCodable { var id = 0 }
