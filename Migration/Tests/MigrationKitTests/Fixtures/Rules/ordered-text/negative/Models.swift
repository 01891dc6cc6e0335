import HandyJSON

struct A: HandyJSON {}
let a = A()
let b = print(a.toJSONString() ?? "")
let c = a.toJSONString() == nil
