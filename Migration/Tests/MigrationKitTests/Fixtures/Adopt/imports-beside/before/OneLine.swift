import Foundation; import HandyJSONCompat; struct Line: HandyJSON { var id = 0 }
struct Sum: HandyJSON {
    var sum = 0
    mutating func mapping(mapper: HelpingMapper) {
        if Bool.random() { mapper <<< sum <-- "s" }
    }
}
