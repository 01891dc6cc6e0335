import HandyJSON

class A: HandyJSON { required init() { print(1) } }
class B: A {
    var name: String
    required init() {
        name = ""
        super.init()
    }
}
class C: A { convenience init(a: Int) { self.init() } }
