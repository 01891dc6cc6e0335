import HandyJSON

struct A: HandyJSON {}
let a = A()
let b = a.toJSON() // find
let c = [a].toJSONString(prettyPrint: true) // find
