import Core
import HandyJSONCompat
import SmartCodable
import struct Core.SmartReport

struct Row: SmartCodable {
    var id = 0
    @SmartAny var total: Total?
    func report() -> SmartReport { SmartReport() }
}

struct Total: HandyJSON {
    var sum = 0
    mutating func mapping(mapper: HelpingMapper) {
        if Bool.random() { mapper <<< sum <-- "s" }
    }
}
