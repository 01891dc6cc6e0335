import HandyJSON

class A: HandyJSON { required init() {} }
class B: A {
    required init() { // find
        super.init()
        print(1)
    }
}
