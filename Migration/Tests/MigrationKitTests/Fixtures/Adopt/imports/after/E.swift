import Foundation
import SmartCodable

struct E {}
