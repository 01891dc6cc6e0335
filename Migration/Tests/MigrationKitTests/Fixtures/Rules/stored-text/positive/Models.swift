import HandyJSON

struct A: HandyJSON {}
let a = A()
func save() { UserDefaults.standard.set(a.toJSONString(), forKey: "a") } // find
