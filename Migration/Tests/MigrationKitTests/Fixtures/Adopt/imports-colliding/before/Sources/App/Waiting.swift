import Core
import HandyJSONCompat

struct Row: HandyJSON {
    var id = 0
    var total: Total?
    func report() -> SmartReport { SmartReport() }
}

struct Total: HandyJSON {
    var sum = 0
    mutating func mapping(mapper: HelpingMapper) {
        if Bool.random() { mapper <<< sum <-- "s" }
    }
}
