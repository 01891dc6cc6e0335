import class HandyJSONCompat.HelpingMapper
import Foundation
import SmartCodable

struct E {}
