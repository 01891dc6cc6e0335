import Foundation; import HandyJSONCompat
import SmartCodable; struct Line: SmartCodable { var id = 0 }
struct Sum: HandyJSON {
    var sum = 0
    mutating func mapping(mapper: HelpingMapper) {
        if Bool.random() { mapper <<< sum <-- "s" }
    }
}
