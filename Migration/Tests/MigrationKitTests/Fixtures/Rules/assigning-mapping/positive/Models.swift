import HandyJSON

class Counter: HandyJSON {
    var count = 0
    var title: String?
    var list: [Int] = []
    required init() {}
    func mapping(mapper: HelpingMapper) {
        count += 1 // find
        self.title = "set" // find
        list.append(1) // find
        mapper <<< self.count <-- "n"
    }
}

class Sub: Counter {
    override func mapping(mapper: HelpingMapper) {
        super.mapping(mapper: mapper)
        if title == nil { title = "t" } // find
    }
}
