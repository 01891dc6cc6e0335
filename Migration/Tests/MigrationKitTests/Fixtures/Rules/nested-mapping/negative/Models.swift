import HandyJSON

struct User: HandyJSON {
    var a = 0
    var b = 0
    mutating func mapping(mapper: HelpingMapper) {
        mapper <<< self.a <-- "x.y"
        if a > 0 { mapper <<< self.b <-- "x.y" }
        print("inner.a")
    }
}
