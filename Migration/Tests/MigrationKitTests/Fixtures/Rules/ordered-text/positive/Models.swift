import HandyJSON

struct A: HandyJSON {}
let a = A()
let b = md5(a.toJSONString()) // find
let c = a.toJSONString()?.sha256() // find
let d = a.toJSONString() == "{}" // find
