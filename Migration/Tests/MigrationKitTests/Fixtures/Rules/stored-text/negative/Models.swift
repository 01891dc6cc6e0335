import HandyJSON

struct A: HandyJSON {}
let a = A()
func send() { post(a.toJSONString()) }
