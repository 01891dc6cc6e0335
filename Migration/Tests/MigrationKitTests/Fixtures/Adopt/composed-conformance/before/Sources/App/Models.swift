import HandyJSONCompat

struct Pair: Codable & HandyJSON {
    var a = 0
    var b: String?
    mutating func mapping(mapper: HelpingMapper) {
        mapper <<< self.a <-- "x"
    }
}

class Record: NSObject & HandyJSON {
    var id = 0
    required override init() {}
}

protocol Titled {}

struct Titles: HandyJSON & Titled {
    var text = ""
}

typealias Both = HandyJSON & Titled

func show(_ value: HandyJSON & Titled) {}
