import HandyJSON

class A: HandyJSON {
    var id = 0
    required init() {}
    func mapping(mapper: HelpingMapper) {}
}
class B: A {
    override func mapping(mapper: HelpingMapper) { mapper <<< id <-- "y" }
}
