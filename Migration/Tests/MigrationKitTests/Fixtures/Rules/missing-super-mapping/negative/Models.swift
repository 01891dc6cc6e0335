import HandyJSON

class A: HandyJSON {
    required init() {}
    func mapping(mapper: HelpingMapper) {}
}
class B: A {
    override func mapping(mapper: HelpingMapper) {}
}
