import HandyJSON

// A struct is mapped as a copy.
struct Value: HandyJSON {
    var count = 0
    mutating func mapping(mapper: HelpingMapper) {
        count += 1
        mapper <<< self.count <-- "n"
    }
}

class Reader: HandyJSON {
    var count = 0
    var other: Value?
    required init() {}
    func mapping(mapper: HelpingMapper) {
        let title = "n"
        if count == 0 { mapper <<< self.count <-- title }
        other?.count = 3
    }
    func didFinishMapping() { count += 1 }
}
