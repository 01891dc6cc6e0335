import HandyJSON

class A: HandyJSON {
    var id = 0
    required init() {}
    func mapping(mapper: HelpingMapper) {}
}
class B: A {
    override func mapping(mapper: HelpingMapper) { mapper <<< id <-- "y" }
}

class C: HandyJSON {
    var id = 0
    required init() {}
    func mapping(mapper: HelpingMapper) { mapper <<< id <-- "x" }
}
class D: C {
    override func mapping(mapper: HelpingMapper) {
        super.mapping(mapper: mapper)
        mapper <<< id <-- "y"
    }
}
