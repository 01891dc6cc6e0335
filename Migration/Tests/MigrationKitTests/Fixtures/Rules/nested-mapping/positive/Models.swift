import HandyJSON

struct Inner { var a = 0 }

struct User: HandyJSON {
    var inner = Inner()
    mutating func mapping(mapper: HelpingMapper) {
        mapper <<< inner.a <-- "x" // find
        mapper <<< self.inner.a <-- "y.z" // find
    }
}
