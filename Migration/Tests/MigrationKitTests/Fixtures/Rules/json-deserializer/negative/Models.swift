import HandyJSON

struct A: HandyJSON {}
let a = A.deserialize(from: "{}")
