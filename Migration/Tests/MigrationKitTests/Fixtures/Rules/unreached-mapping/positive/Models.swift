import HandyJSON

class A: HandyJSON { required init() {} }
class B: A {
    var id = 0
    func mapping(mapper: HelpingMapper) { mapper <<< id <-- "x" } // find
}
