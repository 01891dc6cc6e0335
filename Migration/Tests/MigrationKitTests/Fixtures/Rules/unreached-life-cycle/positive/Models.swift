import HandyJSON

class A: HandyJSON { required init() {} }
class B: A {
    func didFinishMapping() {} // find
}
