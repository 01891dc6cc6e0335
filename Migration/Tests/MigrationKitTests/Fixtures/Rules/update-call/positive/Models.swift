import HandyJSON

struct A: HandyJSON {}
var a = A()
func f() { JSONDeserializer.update(object: &a, from: "{}") } // find
