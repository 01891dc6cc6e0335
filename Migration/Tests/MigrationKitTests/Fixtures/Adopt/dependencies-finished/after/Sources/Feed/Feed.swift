import Foundation
import SmartCodable

struct FeedModel: SmartCodable { var id = 0 }
