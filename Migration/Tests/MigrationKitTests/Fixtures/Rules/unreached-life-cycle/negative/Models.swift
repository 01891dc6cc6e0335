import HandyJSON

class A: HandyJSON {
    required init() {}
    func didFinishMapping() {}
}
class B: A {
    override func didFinishMapping() {}
}
