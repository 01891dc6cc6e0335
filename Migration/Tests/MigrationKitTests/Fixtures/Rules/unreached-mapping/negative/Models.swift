import HandyJSON

class A: HandyJSON {
    required init() {}
    func mapping(mapper: HelpingMapper) {}
}
class B: A {
    var id = 0
    override func mapping(mapper: HelpingMapper) { mapper <<< id <-- "x" }
}
